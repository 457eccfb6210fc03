import { MAIL_LINK_TITLES } from '@saajha/contract/page_texts/mail_links'
import { PERIODS } from '@saajha/contract/periods'
import { PRODUCT_NAME } from '@/lib/preferences/product'
import { inLanguage } from '@/messages/in_language'

const { passwordResetMinutes: MINUTES, passwordResetRepeatMinutes: REPEAT_MINUTES } = PERIODS

/** The form for a forgotten password, and what the links in e-mails open. */
export const mailLinks = inLanguage({
  en: {
    forgotHint: "Enter your account's email. We'll send you a link to choose a new password.",
    sendingLink: 'Sending...',
    linkSent: `If an account has this email, a link is on its way. It works for ${MINUTES} minutes. Nothing there? Check your spam folder, or ask again after ${REPEAT_MINUTES} minutes.`,
    backToLogIn: 'Back to Log In',
    newPasswordTitle: MAIL_LINK_TITLES.en.newPassword,
    newPasswordHint: 'This signs you out on all devices and ends your secret calendar link.',
    savePassword: 'Save password',
    passwordChangedHint: 'Please log in with your new password.',
    confirmTitle: MAIL_LINK_TITLES.en.confirmEmail,
    confirmHint: 'Is this your email, and did you sign up for this account?',
    confirm: 'Confirm this email',
    confirming: 'Confirming...',
    emailConfirmed: 'Email confirmed',
    emailConfirmedHint: "We'll email you about requests and messages.",
    emailNotConfirmed: 'Email not confirmed',
    emailNotConfirmedHint: 'Please open the link in the email again.',
    emailLinkInvalidHint: 'This link no longer works. Get a new one on your dashboard.',
    disownTitle: 'Was this not you?',
    disownHint: `Someone signed up on ${PRODUCT_NAME} with your email. If you close the account, no one can use it, and your email is free again.`,
    disown: 'Close the account',
    disowning: 'Closing...',
    disowned: 'Account closed',
    disownedHint: 'You can sign up with this email again.',
    disownFailed: "We couldn't close the account. Please try again.",
  },
  hi: {
    forgotHint: 'अपने अकाउंट का ईमेल डालें। हम आपको नया पासवर्ड चुनने का लिंक भेजेंगे।',
    sendingLink: 'भेजा जा रहा है...',
    linkSent: `अगर इस ईमेल से कोई अकाउंट है, तो लिंक भेजा जा रहा है। यह ${MINUTES} मिनट तक काम करता है। नहीं मिला? स्पैम फ़ोल्डर देखें, या ${REPEAT_MINUTES} मिनट बाद फिर माँगें।`,
    backToLogIn: 'लॉग इन पर वापस जाएँ',
    newPasswordTitle: MAIL_LINK_TITLES.hi.newPassword,
    newPasswordHint: 'आप सभी डिवाइस पर लॉग आउट हो जाएँगे और कैलेंडर का सीक्रेट लिंक बंद हो जाएगा।',
    savePassword: 'पासवर्ड सेव करें',
    passwordChangedHint: 'कृपया अपने नए पासवर्ड से लॉग इन करें।',
    confirmTitle: MAIL_LINK_TITLES.hi.confirmEmail,
    confirmHint: 'क्या यह आपका ईमेल है, और अकाउंट आपने बनाया है?',
    confirm: 'यह ईमेल कन्फ़र्म करें',
    confirming: 'कन्फ़र्म हो रहा है...',
    emailConfirmed: 'ईमेल कन्फ़र्म हो गया',
    emailConfirmedHint: 'रिक्वेस्ट और मैसेज की खबर हम आपको ईमेल पर देंगे।',
    emailNotConfirmed: 'ईमेल कन्फ़र्म नहीं हुआ',
    emailNotConfirmedHint: 'कृपया ईमेल का लिंक फिर से खोलें।',
    emailLinkInvalidHint: 'यह लिंक अब काम नहीं करता। डैशबोर्ड से नया लिंक मँगा लें।',
    disownTitle: 'अकाउंट आपने नहीं बनाया?',
    disownHint: `किसी ने आपके ईमेल से ${PRODUCT_NAME} पर अकाउंट बनाया है। इसे बंद करने पर कोई इसे इस्तेमाल नहीं कर पाएगा, और आप इस ईमेल से फिर साइन अप कर सकेंगे।`,
    disown: 'अकाउंट बंद करें',
    disowning: 'बंद हो रहा है...',
    disowned: 'अकाउंट बंद हो गया',
    disownedHint: 'आप इस ईमेल से फिर साइन अप कर सकते हैं।',
    disownFailed: 'अकाउंट बंद नहीं हो पाया। कृपया फिर कोशिश करें।',
  },
})
