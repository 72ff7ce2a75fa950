#ifndef C_PHONE_NUMBER_H
#define C_PHONE_NUMBER_H

#endif
