import { inLanguage } from '@/messages/in_language'

/** The gate before members' pages, and the end of a session. */
export const signInRequired = inLanguage({
  en: {
    required: 'Authentication Required',
    requiredHint: 'You need to be logged in to access this feature. Please sign in to continue.',
    signInToContinue: 'Sign In to Continue',
    sessionEnded: 'Your session has ended',
    sessionEndedHint: "Please log in again. You'll stay on this page.",
  },
  hi: {
    required: 'लॉग इन ज़रूरी है',
    requiredHint: 'यह इस्तेमाल करने के लिए लॉग इन ज़रूरी है। कृपया लॉग इन करके आगे बढ़ें।',
    signInToContinue: 'आगे बढ़ने के लिए लॉग इन करें',
    sessionEnded: 'आप लॉग आउट हो गए हैं',
    sessionEndedHint: 'कृपया फिर से लॉग इन करें। आप इसी पेज पर रहेंगे।',
  },
})
