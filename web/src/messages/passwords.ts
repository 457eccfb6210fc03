import { inLanguage } from '@/messages/in_language'

/** What the section of the profile, the form for a forgotten password and the one of its link say alike. */
export const passwords = inLanguage({
  en: {
    sendLink: 'Send me a link',
    linkNotSent: "We couldn't send the link",
    newPassword: 'New Password',
    saving: 'Saving...',
    changed: 'Password changed',
    notChanged: "We couldn't change your password. Please try again.",
  },
  hi: {
    sendLink: 'मुझे लिंक भेजें',
    linkNotSent: 'लिंक नहीं भेजा जा सका',
    newPassword: 'नया पासवर्ड',
    saving: 'सेव हो रहा है...',
    changed: 'पासवर्ड बदल गया',
    notChanged: 'पासवर्ड नहीं बदल पाया। कृपया फिर कोशिश करें।',
  },
})
