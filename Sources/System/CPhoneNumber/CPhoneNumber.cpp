#include "CPhoneNumber.h"

#include <phonenumbers/logger.h>
#include <phonenumbers/phonenumber.pb.h>
#include <phonenumbers/phonenumberutil.h>
#include <phonenumbers/shortnumberinfo.h>

#include <cstring>
#include <string>

using i18n::phonenumbers::NullLogger;
using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberUtil;
using i18n::phonenumbers::ShortNumberInfo;

namespace {

// Both are made at the first use and kept: they cost milliseconds, and helps and screens that show
// no number must not pay for them.
PhoneNumberUtil &library() {
  static PhoneNumberUtil &instance = []() -> PhoneNumberUtil & {
    PhoneNumberUtil &made = *PhoneNumberUtil::GetInstance();
    made.SetLogger(new NullLogger());  // It would write on the person's screen.
    return made;
  }();
  return instance;
}

ShortNumberInfo &shortNumbers() {
  static ShortNumberInfo &instance = *new ShortNumberInfo();
  return instance;
}

bool isDialable(const char *digits) {
  if (digits == nullptr) return false;
  const char *start = *digits == '+' ? digits + 1 : digits;
  size_t length = strnlen(start, 32);
  return length > 0 && length < 32 && strspn(start, "0123456789") == length;
}

bool isRegion(const char *region) {
  return region != nullptr && strnlen(region, 3) == 2 &&
         strspn(region, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == 2;
}

bool copy(const std::string &text, char *target, size_t size) {
  if (text.size() >= size || text.find('\0') != std::string::npos) return false;
  memcpy(target, text.c_str(), text.size() + 1);
  return true;
}

CPhoneStatus status(PhoneNumberUtil::ErrorType error) {
  switch (error) {
    case PhoneNumberUtil::NO_PARSING_ERROR: return C_PHONE_PARSED;
    case PhoneNumberUtil::INVALID_COUNTRY_CODE_ERROR: return C_PHONE_UNKNOWN_COUNTRY;
    case PhoneNumberUtil::NOT_A_NUMBER: return C_PHONE_NOT_A_NUMBER;
    case PhoneNumberUtil::TOO_SHORT_AFTER_IDD:
    case PhoneNumberUtil::TOO_SHORT_NSN: return C_PHONE_TOO_SHORT;
    case PhoneNumberUtil::TOO_LONG_NSN: return C_PHONE_TOO_LONG;
  }
  return C_PHONE_NOT_A_NUMBER;
}

CPhoneLength length(PhoneNumberUtil::ValidationResult result) {
  switch (result) {
    case PhoneNumberUtil::IS_POSSIBLE: return C_PHONE_POSSIBLE;
    case PhoneNumberUtil::IS_POSSIBLE_LOCAL_ONLY: return C_PHONE_LOCAL_ONLY;
    case PhoneNumberUtil::TOO_SHORT: return C_PHONE_LENGTH_TOO_SHORT;
    case PhoneNumberUtil::TOO_LONG: return C_PHONE_LENGTH_TOO_LONG;
    case PhoneNumberUtil::INVALID_COUNTRY_CODE:
    case PhoneNumberUtil::INVALID_LENGTH: return C_PHONE_LENGTH_WRONG;
  }
  return C_PHONE_LENGTH_WRONG;
}

}  // namespace

CPhoneStatus c_phone_parse(const char *digits, const char *region, CPhoneNumber *result) {
  if (result == nullptr || !isDialable(digits) || !isRegion(region)) return C_PHONE_REFUSED;
  try {
    PhoneNumberUtil &util = library();
    PhoneNumber number;
    CPhoneStatus parsed = status(util.Parse(digits, region, &number));
    if (parsed != C_PHONE_PARSED) return parsed;
    std::string e164, home;
    util.Format(number, PhoneNumberUtil::E164, &e164);
    util.GetRegionCodeForNumber(number, &home);
    if (home == "ZZ") home.clear();
    if (home.empty()) {
      util.GetRegionCodeForCountryCode(number.country_code(), &home);
      if (home == "ZZ") home.clear();
    }
    result->length = length(util.IsPossibleNumberWithReason(number));
    result->isValid = util.IsValidNumber(number);
    result->countryCode = number.country_code();
    bool fits = copy(e164, result->e164, sizeof result->e164) &&
                copy(home, result->region, sizeof result->region);
    return fits ? C_PHONE_PARSED : C_PHONE_TOO_LONG;
  } catch (...) {
    return C_PHONE_FAILED;
  }
}

bool c_phone_format(const char *digits, const char *region, CPhoneFormat format, char *text) {
  if (text == nullptr || !isDialable(digits) || !isRegion(region)) return false;
  try {
    PhoneNumber number;
    if (library().Parse(digits, region, &number) != PhoneNumberUtil::NO_PARSING_ERROR) return false;
    std::string grouped;
    library().Format(number,
                     format == C_PHONE_NATIONAL ? PhoneNumberUtil::NATIONAL
                                                : PhoneNumberUtil::INTERNATIONAL,
                     &grouped);
    return copy(grouped, text, C_PHONE_TEXT_SIZE);
  } catch (...) {
    return false;
  }
}

CPhoneShort c_phone_short(const char *digits, const char *region) {
  if (!isDialable(digits) || !isRegion(region)) return C_PHONE_NOT_SHORT;
  try {
    if (shortNumbers().IsEmergencyNumber(digits, region)) return C_PHONE_EMERGENCY;
    PhoneNumber number;
    if (library().Parse(digits, region, &number) != PhoneNumberUtil::NO_PARSING_ERROR)
      return C_PHONE_NOT_SHORT;
    return shortNumbers().IsValidShortNumberForRegion(number, region) ? C_PHONE_SERVICE
                                                                      : C_PHONE_NOT_SHORT;
  } catch (...) {
    return C_PHONE_NOT_SHORT;
  }
}

int c_phone_country_code(const char *region) {
  if (!isRegion(region)) return 0;
  try {
    return library().GetCountryCodeForRegion(region);
  } catch (...) {
    return 0;
  }
}
