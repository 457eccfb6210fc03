import { agentName } from '@saajha/contract/agent_name'
import { momentFormat } from '@saajha/contract/clock_format'
import { MAIL_LINK_TITLES } from '@saajha/contract/page_texts/mail_links'
import { pathInLanguage, type Language } from '@saajha/contract/language'
import { PERIODS } from '@saajha/contract/periods'
import { productName } from '@saajha/contract/product_name'
import { TIME_ZONE } from '@saajha/contract/time_zone'
import { composeMail, type MailContent } from '#shared/mail/compose_mail'
import { sharedSettings } from '#shared/settings'

/** The reader of an e-mail about their account; the name is null while the address is not confirmed. */
export type MailedMember = { name: string | null; language: Language }

/** Composes the e-mail with the link that resets the password. */
export function passwordResetMail(member: MailedMember, token: string): MailContent {
  const { reset, reasons, greeting } = WORDS[member.language]
  return composeMail({
    language: member.language,
    subject: reset.subject,
    paragraphs: [greeting(member.name), reset.intro(product()), reset.validity, reset.otherwise],
    action: { text: reset.open, path: pathWithToken('/', 'reset', token, member.language) },
    reason: reasons.account(product()),
  })
}

/** The path of the page on which an invited administrator chooses a password, signs in, and is asked for a second factor. */
export function invitationPath(token: string): string {
  return pathWithToken('/admin', 'reset', token, 'en')
}

/** Composes the e-mail with the link of an invited administrator, whose language is not known yet. */
export function invitationMail(token: string): MailContent {
  const name = product()
  return composeMail({
    language: 'en',
    subject: `You're an administrator of ${name}`,
    paragraphs: [
      'Hello,',
      `An operator of ${name} opened an administrator's account for your email. Choose a password, sign in, and turn on two-step sign-in.`,
      `The link works once, for ${PERIODS.passwordResetMinutes} minutes.`,
    ],
    action: { text: 'Choose a password', path: invitationPath(token) },
    reason: WORDS.en.reasons.account(name),
  })
}

/** Composes the e-mail about a changed or reset password. It has no link: another person may have changed it. */
export function passwordChangedMail(
  member: MailedMember,
  { isReset }: { isReset: boolean }
): MailContent {
  const { changed, reasons, greeting } = WORDS[member.language]
  return composeMail({
    language: member.language,
    subject: changed.subject,
    paragraphs: [
      greeting(member.name),
      changed.intro(product()),
      ...(isReset ? [changed.calendar] : []),
      changed.otherwise(product()),
    ],
    reason: reasons.account(product()),
  })
}

/** A sign-in on a device and from a network that are new to the account; `agent` is like "Chrome on Android", or null if unknown. */
export type NewDevice = { agent: string | null; at: Date }

/** Composes the e-mail about a sign-in on a new device. */
export function newDeviceMail(member: MailedMember, { agent, at }: NewDevice): MailContent {
  const { newDevice, reasons, greeting } = WORDS[member.language]
  return composeMail({
    language: member.language,
    subject: newDevice.subject,
    paragraphs: [
      greeting(member.name),
      newDevice.intro(product()),
      newDevice.details(agentName(agent, member.language), timeOf(at, member.language)),
      newDevice.question,
    ],
    action: {
      text: newDevice.changePassword,
      path: pathInLanguage('/profile/edit', member.language),
    },
    reason: reasons.account(product()),
  })
}

/** Composes the e-mail about a second factor that was switched on, with new recovery codes, or off. */
export function secondFactorMail(
  member: MailedMember,
  { isOn, at }: { isOn: boolean; at: Date }
): MailContent {
  const { secondFactor, reasons, greeting } = WORDS[member.language]
  const words = secondFactor[isOn ? 'on' : 'off']
  return composeMail({
    language: member.language,
    subject: words.subject,
    paragraphs: [
      greeting(member.name),
      words.intro(product(), timeOf(at, member.language)),
      words.codes,
      secondFactor.otherwise(product()),
    ],
    reason: reasons.account(product()),
  })
}

/** Composes the e-mail about a changed UPI ID. The e-mail never names the ID. */
export function upiIdChangedMail(member: MailedMember, { at }: { at: Date }): MailContent {
  const { upiId, reasons, greeting } = WORDS[member.language]
  return composeMail({
    language: member.language,
    subject: upiId.subject,
    paragraphs: [
      greeting(member.name),
      upiId.intro(product(), timeOf(at, member.language)),
      upiId.wait,
      upiId.otherwise(product()),
    ],
    reason: reasons.account(product()),
  })
}

/** Why a member is asked to confirm their e-mail address. */
export type VerificationOccasion = 'registered' | 'requested'

/** Composes the e-mail with the links that confirm and disown an e-mail address. */
export function verificationMail(
  member: MailedMember,
  occasion: VerificationOccasion,
  tokens: { verify: string; disown: string }
): MailContent {
  const { verification, reasons, greeting } = WORDS[member.language]
  const { language } = member
  return composeMail({
    language,
    subject: verification.subject,
    paragraphs: [greeting(member.name), verification[occasion](product()), verification.validity],
    action: {
      text: verification.confirm,
      path: pathWithToken('/dashboard', 'verify', tokens.verify, language),
    },
    reason: reasons.address(product()),
    otherAction: {
      text: verification.disown,
      path: pathWithToken('/', 'disown', tokens.disown, language),
    },
  })
}

/** A contact about a listing that a member with an unconfirmed e-mail address has not seen. */
export type MissedEnquiry = {
  kind: 'booking' | 'message' | 'call'
  itemTitle: string | null
  /** The name of the sender's account; null for a guest. */
  sender: string | null
  /** Calendar days of a booking request, YYYY-MM-DD. */
  startDate: string | null
  endDate: string | null
  /** The page on which it is answered. */
  path: string
}

/**
 * Composes the e-mail about a contact with a link that also confirms the address. The address may belong to another person: the
 * e-mail has the title of the listing, the days and the first name of the sender, and these without links or numbers to call.
 */
export function missedEnquiryMail(
  member: MailedMember,
  { kind, itemTitle, sender, startDate, endDate, path }: MissedEnquiry,
  tokens: { verify: string; disown: string }
): MailContent {
  const { language } = member
  const { enquiry, verification, reasons, greeting } = WORDS[language]
  const subject = enquiry[kind]({
    sender: harmless(sender && firstName(sender)) ?? enquiry.someone,
    item: enquiry.item(harmless(itemTitle)),
    days: startDate && daysOf(startDate, endDate ?? startDate, language),
  })
  return composeMail({
    language,
    subject,
    paragraphs: [
      greeting(member.name),
      language === 'hi' ? `${subject}।` : `${subject}.`,
      enquiry.confirms,
      verification.validity,
    ],
    action: { text: enquiry.answer, path: pathWithToken(path, 'verify', tokens.verify, language) },
    reason: reasons.address(product()),
    otherAction: {
      text: verification.disown,
      path: pathWithToken('/', 'disown', tokens.disown, language),
    },
  })
}

/** A text that a member chose; null if it has what looks like a link, an e-mail address or a phone number. */
function harmless(text: string | null): string | null {
  return text && !/:\/\/|@|[\p{L}\p{N}]\.\p{L}{2,}|(\p{Nd}[\s-]?){7,}/u.test(text) ? text : null
}

/** The first word of a name; the whole name if that is an initial or a title. */
function firstName(name: string): string {
  const first = name.split(' ', 1)[0]!
  return first.replace('.', '').length > 2 ? first : name
}

function daysOf(first: string, last: string, language: Language): string {
  const format = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeZone: 'UTC' })
  return format.formatRange(new Date(first), new Date(last))
}

/** The fragment of a URL is in no log and no `Referer`. */
function pathWithToken(path: string, name: string, token: string, language: Language): string {
  return `${pathInLanguage(path, language)}#${name}=${token}`
}

function product(): string {
  return productName(sharedSettings().appName)
}

function timeOf(at: Date, language: Language): string {
  return momentFormat(language, TIME_ZONE)(at)
}

type EnquiryParts = { sender: string; item: string; days: string | null }

const WORDS = {
  en: {
    greeting: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
    reset: {
      subject: MAIL_LINK_TITLES.en.newPassword,
      intro: (product: string) =>
        `You asked for a link to choose a new password for your account on ${product}.`,
      validity: `The link works once, for ${PERIODS.passwordResetMinutes} minutes. It signs you out on all devices.`,
      otherwise: "Didn't ask for this? Ignore this email. Your password stays the same.",
      open: MAIL_LINK_TITLES.en.newPassword,
    },
    changed: {
      subject: 'Your password was changed',
      intro: (product: string) =>
        `The password of your account on ${product} was changed, and other devices were signed out.`,
      calendar:
        'If you had a secret calendar link, it no longer works. You can make a new one in your profile.',
      otherwise: (product: string) =>
        `If this wasn't you, open ${product}, choose "Log In" and "Forgot password?", and set a new password right away.`,
    },
    upiId: {
      subject: 'Your UPI ID was changed',
      intro: (product: string, time: string) =>
        `The UPI ID of your account on ${product} was changed at ${time} (India time).`,
      wait: `Renters see a new UPI ID only after ${PERIODS.newUpiIdHours} hours.`,
      otherwise: (product: string) =>
        `If this wasn't you, open ${product}, choose "Log In" and "Forgot password?", set a new password, and correct the UPI ID in your profile right away.`,
    },
    newDevice: {
      subject: 'New sign-in to your account',
      intro: (product: string) =>
        `Someone signed in to your account on ${product} from a new device.`,
      details: (agent: string, time: string) => `${agent}, ${time} IST`,
      question: "Was this you? Then there's nothing to do. If it wasn't, change your password.",
      changePassword: 'Change your password',
    },
    secondFactor: {
      on: {
        subject: 'Two-step sign-in was turned on',
        intro: (product: string, time: string) =>
          `Two-step sign-in of your account on ${product} was turned on, ${time} IST. Other devices were signed out.`,
        codes: 'You got new recovery codes. Earlier ones no longer work.',
      },
      off: {
        subject: 'Two-step sign-in was turned off',
        intro: (product: string, time: string) =>
          `Two-step sign-in of your account on ${product} was turned off, ${time} IST.`,
        codes: 'Your recovery codes no longer work.',
      },
      otherwise: (product: string) =>
        `If this wasn't you, open ${product}, choose "Log In" and "Forgot password?", set a new password right away, and contact support.`,
    },
    verification: {
      subject: MAIL_LINK_TITLES.en.confirmEmail,
      registered: (product: string) =>
        `You signed up on ${product} with this email. Confirm it so we can tell you about requests and messages.`,
      requested: (product: string) =>
        `Confirm your email so we can tell you about requests and messages on ${product}.`,
      validity: `The link works for ${PERIODS.emailLinkDays} days.`,
      confirm: 'Confirm my email',
      disown: 'Not you? Close this account',
    },
    enquiry: {
      booking: ({ sender, item, days }: EnquiryParts) => `${sender} asked for ${item}, ${days}`,
      message: ({ sender, item }: EnquiryParts) => `${sender} wrote to you about ${item}`,
      call: ({ sender, item }: EnquiryParts) => `${sender} tried to reach you about ${item}`,
      someone: 'Someone',
      item: (title: string | null) => `your ${title ?? 'listing'}`,
      answer: 'Read and answer',
      confirms: 'Opening this link confirms your email.',
    },
    reasons: {
      account: (product: string) =>
        `You're getting this because your account on ${product} has this email.`,
      address: (product: string) =>
        `You're getting this because an account on ${product} has this email.`,
    },
  },
  hi: {
    greeting: (name: string | null) => (name ? `नमस्ते ${name},` : 'नमस्ते,'),
    reset: {
      subject: MAIL_LINK_TITLES.hi.newPassword,
      intro: (product: string) => `आपने ${product} पर अपने अकाउंट का नया पासवर्ड चुनने के लिए लिंक माँगा है।`,
      validity: `यह लिंक सिर्फ़ एक बार चलेगा, अगले ${PERIODS.passwordResetMinutes} मिनट तक। इससे आप सभी डिवाइस पर लॉग आउट हो जाएँगे।`,
      otherwise: 'अगर आपने यह नहीं माँगा, तो इस ईमेल पर ध्यान न दें। आपका पासवर्ड नहीं बदलेगा।',
      open: MAIL_LINK_TITLES.hi.newPassword,
    },
    changed: {
      subject: 'आपका पासवर्ड बदल गया है',
      intro: (product: string) =>
        `${product} पर आपके अकाउंट का पासवर्ड बदला गया है और दूसरे डिवाइस लॉग आउट कर दिए गए हैं।`,
      calendar:
        'अगर आपने कैलेंडर का सीक्रेट लिंक बनाया था, तो वह अब काम नहीं करता। अपनी प्रोफ़ाइल में नया बना सकते हैं।',
      otherwise: (product: string) =>
        `अगर यह आपने नहीं किया, तो तुरंत ${product} खोलें, “लॉग इन” और “पासवर्ड भूल गए?” चुनें और नया पासवर्ड बनाएँ।`,
    },
    upiId: {
      subject: 'आपकी UPI आईडी बदल गई है',
      intro: (product: string, time: string) =>
        `${product} पर आपके अकाउंट की UPI आईडी बदली गई: ${time} (भारतीय समय)।`,
      wait: `नई UPI आईडी किराएदारों को ${PERIODS.newUpiIdHours} घंटे बाद ही दिखेगी।`,
      otherwise: (product: string) =>
        `अगर यह आपने नहीं किया, तो तुरंत ${product} खोलें, “लॉग इन” और “पासवर्ड भूल गए?” चुनें, नया पासवर्ड बनाएँ और अपनी प्रोफ़ाइल में UPI आईडी ठीक करें।`,
    },
    newDevice: {
      subject: 'आपके अकाउंट में नया लॉग इन',
      intro: (product: string) => `${product} पर आपके अकाउंट में एक नए डिवाइस से लॉग इन हुआ है।`,
      details: (agent: string, time: string) => `${agent}, ${time} (भारतीय समय)`,
      question: 'अगर यह आप ही थे, तो कुछ नहीं करना है। अगर नहीं, तो अपना पासवर्ड बदलें।',
      changePassword: 'अपना पासवर्ड बदलें',
    },
    secondFactor: {
      on: {
        subject: 'टू-स्टेप लॉग इन चालू हुआ',
        intro: (product: string, time: string) =>
          `${product} पर आपके अकाउंट का टू-स्टेप लॉग इन चालू किया गया: ${time} (भारतीय समय)। दूसरे डिवाइस लॉग आउट कर दिए गए हैं।`,
        codes: 'आपको नए रिकवरी कोड मिले हैं। पुराने कोड अब काम नहीं करते।',
      },
      off: {
        subject: 'टू-स्टेप लॉग इन बंद हुआ',
        intro: (product: string, time: string) =>
          `${product} पर आपके अकाउंट का टू-स्टेप लॉग इन बंद किया गया: ${time} (भारतीय समय)।`,
        codes: 'आपके रिकवरी कोड अब काम नहीं करते।',
      },
      otherwise: (product: string) =>
        `अगर यह आपने नहीं किया, तो तुरंत ${product} खोलें, “लॉग इन” और “पासवर्ड भूल गए?” चुनें, नया पासवर्ड बनाएँ और मदद के लिए हमारी टीम से संपर्क करें।`,
    },
    verification: {
      subject: MAIL_LINK_TITLES.hi.confirmEmail,
      registered: (product: string) =>
        `आपने इस ईमेल से ${product} पर साइन अप किया है। इसे कन्फ़र्म करें, ताकि हम आपको रिक्वेस्ट और मैसेज की खबर दे सकें।`,
      requested: (product: string) =>
        `अपना ईमेल कन्फ़र्म करें, ताकि हम आपको ${product} पर आई रिक्वेस्ट और मैसेज की खबर दे सकें।`,
      validity: `यह लिंक ${PERIODS.emailLinkDays} दिन तक काम करता है।`,
      confirm: 'मेरा ईमेल कन्फ़र्म करें',
      disown: 'अकाउंट आपने नहीं बनाया? उसे बंद करें',
    },
    enquiry: {
      booking: ({ sender, item, days }: EnquiryParts) =>
        `${sender} ने ${item} के लिए बुकिंग रिक्वेस्ट भेजी है: ${days}`,
      message: ({ sender, item }: EnquiryParts) => `${sender} ने ${item} के बारे में मैसेज भेजा है`,
      call: ({ sender, item }: EnquiryParts) => `${sender} ने ${item} के बारे में आपसे बात करनी चाही`,
      someone: 'किसी',
      item: (title: string | null) => (title ? `आपकी लिस्टिंग “${title}”` : 'आपकी लिस्टिंग'),
      answer: 'पढ़ें और जवाब दें',
      confirms: 'यह लिंक खोलते ही आपका ईमेल कन्फ़र्म हो जाएगा।',
    },
    reasons: {
      account: (product: string) => `यह ईमेल इसलिए आया है क्योंकि ${product} पर आपके अकाउंट में यही ईमेल है।`,
      address: (product: string) => `यह ईमेल इसलिए आया है क्योंकि ${product} के एक अकाउंट में यही ईमेल है।`,
    },
  },
}
