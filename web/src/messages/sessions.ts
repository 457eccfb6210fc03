import { PERIODS } from '@saajha/contract/periods'
import { inLanguage } from '@/messages/in_language'

/** Change of the password, and where a member is signed in. */
export const sessions = inLanguage({
  en: {
    signIn: 'Sign-in',
    signInHint: 'A new password signs you out on all your other devices.',
    current: 'Current Password',
    change: 'Change password',
    changedHint: "You've been signed out on all your other devices.",
    forgotten: "Don't know it, or signed up with Google?",
    linkSent: 'Link sent',
    linkSentHint: ({ email }: { email: string }) =>
      `The link to choose a new password is on its way to ${email}. It works for ${PERIODS.passwordResetMinutes} minutes.`,
    heading: "Where you're signed in",
    hint: "Don't recognise one? Sign it out and change your password.",
    thisDevice: 'This device',
    days: ({ started, used }: { started: string; used: string }) =>
      `Since ${started}. Last used ${used}`,
    end: 'Sign out',
    endOf: ({ agent }: { agent: string }) => `Sign out ${agent}`,
    ended: 'Signed out there',
    endFailed: "We couldn't sign you out there",
    endOthers: 'Sign out everywhere else',
    endOthersQuestion: 'Sign out everywhere else?',
    endOthersHint:
      'You stay signed in on this device only. A secret calendar link keeps working until you remove it.',
    ending: 'Signing out...',
    othersEnded: 'Signed out everywhere else',
  },
  hi: {
    signIn: 'लॉग इन',
    signInHint: 'नया पासवर्ड बनाने पर आप बाकी सभी डिवाइस पर लॉग आउट हो जाएँगे।',
    current: 'अभी का पासवर्ड',
    change: 'पासवर्ड बदलें',
    changedHint: 'आप बाकी सभी डिवाइस पर लॉग आउट हो गए हैं।',
    forgotten: 'पासवर्ड याद नहीं, या Google से अकाउंट बनाया था?',
    linkSent: 'लिंक भेजा गया',
    linkSentHint: ({ email }) =>
      `नया पासवर्ड चुनने का लिंक ${email} पर भेजा जा रहा है। यह ${PERIODS.passwordResetMinutes} मिनट तक काम करता है।`,
    heading: 'आप कहाँ लॉग इन हैं',
    hint: 'कोई डिवाइस आपका नहीं लगता? उसे लॉग आउट करें और पासवर्ड बदलें।',
    thisDevice: 'यह डिवाइस',
    days: ({ started, used }) => `${started} से। पिछली बार ${used} को इस्तेमाल हुआ`,
    end: 'लॉग आउट करें',
    endOf: ({ agent }) => `${agent} को लॉग आउट करें`,
    ended: 'वहाँ लॉग आउट हो गया',
    endFailed: 'वहाँ लॉग आउट नहीं हो पाया',
    endOthers: 'बाकी सब जगह लॉग आउट करें',
    endOthersQuestion: 'बाकी सब जगह लॉग आउट करें?',
    endOthersHint: 'आप सिर्फ़ इस डिवाइस पर लॉग इन रहेंगे। कैलेंडर का सीक्रेट लिंक हटाने तक चलता रहेगा।',
    ending: 'लॉग आउट हो रहा है...',
    othersEnded: 'बाकी सब जगह लॉग आउट हो गया',
  },
})
