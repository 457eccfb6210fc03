/** The titles of what the links in e-mails open. The e-mails have the same subjects. */
export const MAIL_LINK_TITLES = {
  en: { newPassword: 'Choose a new password', confirmEmail: 'Confirm your email' },
  hi: { newPassword: 'नया पासवर्ड चुनें', confirmEmail: 'अपना ईमेल कन्फ़र्म करें' },
}
