import { inLanguage } from '@/messages/in_language'

/** Two-step sign-in of administrators. */
export const secondFactor = inLanguage({
  en: {
    heading: 'Two-step sign-in',
    offHint:
      'Protect your admin rights with a second step: a code from an authenticator app on your phone.',
    onHint: ({ count }: { count: number }) =>
      `It's on: the admin page asks for a code from your app once per sign-in. Recovery codes left: ${count}.`,
    required: "You need this to use the admin page: it's required on this site.",
    loadFailed: "We couldn't load this setting.",
    setUp: 'Set up',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    continue: 'Continue',
    cancel: 'Cancel',
    failed: "We couldn't change this setting. Please try again.",
    passwordRequired: 'Password is required',

    scan: 'Scan this with an authenticator app, then enter the code it shows.',
    qrCode: 'QR code for your authenticator app',
    openApp: 'Open in an app on this device',
    typeSecret: 'Or type this key into the app:',
    code: 'Code',
    codeHint: 'The 6 digits in your authenticator app.',
    codeRequired: 'Code is required',
    recoveryCode: 'Recovery code',
    recoveryCodeHint: 'One of the 16-character codes you saved. Each works once.',
    useRecoveryCode: 'Use a recovery code',
    useApp: 'Use the app',
    notVerified: "We couldn't check the code. Please try again.",

    turnedOn: 'Two-step sign-in is on',
    turnedOff: 'Two-step sign-in is off',
    keepCodes:
      "Save these recovery codes now: we won't show them again. Lost your phone? Use one of these instead. Each works once. Your other devices have been signed out.",
    recoveryCodes: 'Recovery codes',
    copy: 'Copy codes',
    copied: 'Recovery codes copied',
    notCopied: "We couldn't copy the codes",
    notCopiedHint: 'Please select and copy them, or write them down.',
    done: 'Done',

    enterCode: 'Enter your code',
    missing: 'Please set up two-step sign-in',
    missingHint: 'Administrators of this site need it to open this page.',
    toSetUp: 'Go to your profile',
  },
  hi: {
    heading: 'टू-स्टेप लॉग इन',
    offHint: 'पासवर्ड के साथ फ़ोन के ऑथेंटिकेटर ऐप का कोड भी माँगकर अपने एडमिन अधिकार सुरक्षित रखें।',
    onHint: ({ count }) =>
      `चालू है: हर लॉग इन पर एडमिन पेज एक बार आपके ऐप का कोड माँगता है। बचे हुए रिकवरी कोड: ${count}।`,
    required: 'एडमिन पेज के लिए इसे चालू करना होगा: इस साइट पर यह ज़रूरी है।',
    loadFailed: 'यह सेटिंग लोड नहीं हो पाई।',
    setUp: 'सेट करें',
    turnOn: 'चालू करें',
    turnOff: 'बंद करें',
    continue: 'आगे बढ़ें',
    cancel: 'रहने दें',
    failed: 'यह सेटिंग नहीं बदली। कृपया फिर कोशिश करें।',
    passwordRequired: 'पासवर्ड डालें',

    scan: 'इसे किसी ऑथेंटिकेटर ऐप से स्कैन करें, फिर ऐप में दिखने वाला कोड डालें।',
    qrCode: 'आपके ऑथेंटिकेटर ऐप के लिए QR कोड',
    openApp: 'इसी डिवाइस के ऐप में खोलें',
    typeSecret: 'या यह कुंजी ऐप में लिखें:',
    code: 'कोड',
    codeHint: 'आपके ऑथेंटिकेटर ऐप में दिख रहे 6 अंक।',
    codeRequired: 'कोड डालें',
    recoveryCode: 'रिकवरी कोड',
    recoveryCodeHint: 'आपके सेव किए हुए 16 अक्षरों के कोड में से एक। हर कोड एक ही बार चलता है।',
    useRecoveryCode: 'रिकवरी कोड डालें',
    useApp: 'ऐप का कोड डालें',
    notVerified: 'कोड की जाँच नहीं हो पाई। कृपया फिर कोशिश करें।',

    turnedOn: 'टू-स्टेप लॉग इन चालू हो गया',
    turnedOff: 'टू-स्टेप लॉग इन बंद हो गया',
    keepCodes:
      'ये रिकवरी कोड अभी सेव कर लें: ये फिर नहीं दिखेंगे। फ़ोन खो जाने पर हर कोड एक बार ऐप के कोड की जगह चलता है। आपके बाकी डिवाइस लॉग आउट कर दिए गए हैं।',
    recoveryCodes: 'रिकवरी कोड',
    copy: 'कोड कॉपी करें',
    copied: 'रिकवरी कोड कॉपी हो गए',
    notCopied: 'कोड कॉपी नहीं हो पाए',
    notCopiedHint: 'कृपया उन्हें चुनकर कॉपी करें या लिख लें।',
    done: 'हो गया',

    enterCode: 'अपना कोड डालें',
    missing: 'कृपया टू-स्टेप लॉग इन चालू करें',
    missingHint: 'इस साइट के एडमिन को यह पेज खोलने के लिए इसकी ज़रूरत है।',
    toSetUp: 'अपनी प्रोफ़ाइल खोलें',
  },
})
