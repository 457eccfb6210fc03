/** The titles of what the links in e-mails open. The e-mails have them as subjects or on their buttons. */
export const MAIL_LINK_TITLES = {
  en: {
    newPassword: 'Choose a new password',
    confirmEmail: 'Confirm your email',
    appeal: 'Ask us to look again',
  },
  hi: {
    newPassword: 'नया पासवर्ड चुनें',
    confirmEmail: 'अपना ईमेल कन्फ़र्म करें',
    appeal: 'दोबारा देखने को कहें',
  },
}
