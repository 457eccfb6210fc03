import { inLanguage } from '@/messages/in_language'

/** Words of the design system and of every screen. */
export const common = inLanguage({
  en: {
    loading: 'Loading...',
    close: 'Close',
    cancel: 'Cancel',
    ok: 'OK',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    optional: '(optional)',
    backToHome: 'Back to Home',
    showMore: 'Show More',
    tryAgain: 'Try Again',
    somethingWentWrong: 'Something went wrong',
    somethingWentWrongHint:
      'This part of the page could not be shown. Try again, or start afresh from the home page.',
    accountUnknown: 'Your account could not be loaded',
    offlineHint: 'Please check your connection and try again.',
    notifications: 'Notifications',
    dismiss: 'Dismiss',
    unnamedOwner: 'Item Owner',
  },
  hi: {
    loading: 'लोड हो रहा है...',
    close: 'बंद करें',
    cancel: 'रद्द करें',
    ok: 'ठीक है',
    showPassword: 'पासवर्ड दिखाएँ',
    hidePassword: 'पासवर्ड छिपाएँ',
    optional: '(वैकल्पिक)',
    backToHome: 'होम पर वापस जाएँ',
    showMore: 'और दिखाएँ',
    tryAgain: 'फिर कोशिश करें',
    somethingWentWrong: 'कुछ गड़बड़ हो गई',
    somethingWentWrongHint: 'पेज का यह हिस्सा नहीं दिखाया जा सका। फिर कोशिश करें, या होम पेज से शुरू करें।',
    accountUnknown: 'आपका अकाउंट लोड नहीं हो पाया',
    offlineHint: 'कृपया अपना इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
    notifications: 'सूचनाएँ',
    dismiss: 'हटाएँ',
    unnamedOwner: 'आइटम के मालिक',
  },
})
