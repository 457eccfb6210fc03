import { INPUT_MESSAGES } from '@saajha/contract/input_messages'
import { inLanguage } from '@/messages/in_language'

const FORM_MESSAGES = {
  confirmPasswordRequired: 'Please confirm your password',
  passwordsDiffer: "Passwords don't match",
  customLocationRequired: 'Custom location is required when selecting custom location type',
  videoTooLargeToPick: 'Video must be less than 10MB.',
  videoTooLargeToUpload: 'File too large. Maximum size is 5MB.',
}

type InputMessages = Record<keyof typeof INPUT_MESSAGES | keyof typeof FORM_MESSAGES, string>

/** Messages about invalid input: those of the API, and those of forms alone. */
export const inputs = inLanguage<InputMessages>({
  en: { ...INPUT_MESSAGES, ...FORM_MESSAGES },
  hi: {
    loginUsernameRequired: 'यूज़रनेम या ईमेल डालें',
    loginPasswordRequired: 'पासवर्ड डालें',
    currentPasswordRequired: 'कृपया अपना अभी का पासवर्ड डालें',
    invalidCredentials: 'यूज़रनेम या पासवर्ड गलत है',

    usernameTooShort: 'यूज़रनेम कम से कम 3 अक्षर का हो',
    emailInvalid: 'कृपया सही ईमेल डालें',
    fullNameTooShort: 'पूरा नाम कम से कम 2 अक्षर का हो',
    locationTooShort: 'जगह का नाम कम से कम 2 अक्षर का हो',
    passwordTooShort: 'पासवर्ड कम से कम 6 अक्षर का हो',
    confirmPasswordRequired: 'कृपया पासवर्ड फिर से डालें',
    passwordsDiffer: 'दोनों पासवर्ड एक जैसे नहीं हैं',

    titleRequired: 'आइटम का नाम लिखें',
    descriptionRequired: 'जानकारी लिखें',
    categoryRequired: 'कैटेगरी चुनें',
    fixedPriceInvalid: 'तय किराए के लिए सही रकम लिखें और चुनें कि किराया किस हिसाब से है',
    listedLocationRequired: 'लिस्ट से शहर चुनें',
    customLocationRequired: 'अपनी जगह का नाम लिखें',
    contactPhoneInvalid: 'कृपया सही फ़ोन नंबर डालें: सिर्फ़ 0-9 और +, 10 से 15 अंक',
    upiIdInvalid: 'कृपया सही UPI आईडी डालें, जिसमें @ होता है',
    profilePhoneInvalid: 'कृपया सही फ़ोन नंबर डालें, जैसे +91 98220 12345',

    priceInvalid: 'कृपया रकम रुपये में लिखें, जैसे 500 या 499.50',
    amountCommaUnclear: 'कृपया कॉमा जाँचें: पैसे बिंदु के बाद लिखें, जैसे 499.50',

    invisibleCharacters: 'कृपया लाइन ब्रेक और न दिखने वाले अक्षर हटाएँ',
    tickNotAllowed: 'कृपया टिक का निशान हटाएँ। यह सिर्फ़ वेरिफ़ाइड सदस्यों के लिए है',
    tooManyMarks: 'कृपया फ़ालतू मात्राएँ या निशान हटाएँ',
    letterRequired: 'कृपया कम से कम एक अक्षर या अंक लिखें',
    usernameMixesScripts: 'कृपया यूज़रनेम एक ही तरह के अक्षरों में लिखें, जैसे सिर्फ़ हिन्दी या सिर्फ़ अंग्रेज़ी',

    returnTimeInvalid: 'एक ही दिन में लौटाने का समय लेने के समय के बाद का हो।',

    bookingReasonRequired: 'कृपया एक वजह चुनें।',
    messageRequired: 'कृपया मैसेज लिखें।',
    starsRequired: 'कृपया एक से पाँच स्टार चुनें।',

    documentFieldsRequired: 'कृपया सभी ज़रूरी जानकारी भरें।',
    rejectionReasonRequired: 'नामंज़ूर करने की वजह लिखें',

    tooManyPhotos: 'आप ज़्यादा से ज़्यादा 5 फ़ोटो अपलोड कर सकते हैं।',
    photoTypeInvalid: 'सिर्फ़ JPEG, PNG और WebP फ़ोटो चलेंगी।',
    videoTypeInvalid: 'सिर्फ़ MP4, WebM और MOV वीडियो चलेंगे।',
    videoTooLargeToPick: 'वीडियो 10MB से छोटा होना चाहिए।',
    videoTooLargeToUpload: 'फ़ाइल बहुत बड़ी है। ज़्यादा से ज़्यादा 5MB हो सकती है।',
  },
})
