#ifndef C_PHONE_NUMBER_H
#define C_PHONE_NUMBER_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What became of the digits given.
typedef enum {
  C_PHONE_PARSED = 0,
  /// Something else than at most 31 digits, with or without a leading +, and a region of two
  /// capital letters.
  C_PHONE_REFUSED,
  C_PHONE_UNKNOWN_COUNTRY,
  C_PHONE_TOO_SHORT,
  C_PHONE_TOO_LONG,
  C_PHONE_NOT_A_NUMBER,
  /// The library failed or had no memory.
  C_PHONE_FAILED,
} CPhoneStatus;

/// Whether the numbering plan has numbers of this length.
typedef enum {
  C_PHONE_POSSIBLE = 0,
  /// Only within an area: the area code is missing.
  C_PHONE_LOCAL_ONLY,
  C_PHONE_LENGTH_TOO_SHORT,
  C_PHONE_LENGTH_TOO_LONG,
  /// Between the shortest and the longest, and still no length that occurs.
  C_PHONE_LENGTH_WRONG,
} CPhoneLength;

typedef struct {
  CPhoneLength length;
  bool isValid;
  int countryCode;
  /// + and at most 18 digits, NUL-terminated like all texts here.
  char e164[24];
  /// ISO 3166-1, or 001 for numbers of no country; empty where the plan knows none.
  char region[8];
} CPhoneNumber;

/// Whom a short number reaches.
typedef enum {
  C_PHONE_NOT_SHORT = 0,
  C_PHONE_EMERGENCY,
  C_PHONE_SERVICE,
} CPhoneShort;

/// Parses digits as they are dialled in a region. The text is NUL-terminated. Never throws.
CPhoneStatus c_phone_parse(const char *digits, const char *region, CPhoneNumber *result);

/// How a number is grouped.
typedef enum {
  /// As it is dialled at home in its country.
  C_PHONE_NATIONAL = 0,
  /// With its country code.
  C_PHONE_INTERNATIONAL,
} CPhoneFormat;

/// Room for a grouped number.
enum { C_PHONE_TEXT_SIZE = 64 };

/// Groups the digits of a number, as dialled in a region, into a text of `C_PHONE_TEXT_SIZE`, and
/// says whether it could. The library keeps up to 150 KB for each country it ever groups for: ask
/// only for what is shown. Never throws.
bool c_phone_format(const char *digits, const char *region, CPhoneFormat format, char *text);

/// What the region's plan says of a short number such as 110. Never throws.
CPhoneShort c_phone_short(const char *digits, const char *region);

/// The country code of a region, or 0.
int c_phone_country_code(const char *region);

#ifdef __cplusplus
}
#endif

#endif
