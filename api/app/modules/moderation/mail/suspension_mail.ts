import { pathInLanguage, type Language } from '@saajha/contract/language'
import { MAIL_LINK_TITLES } from '@saajha/contract/page_texts/mail_links'
import { PERIODS } from '@saajha/contract/periods'
import type { AppealSubject } from '@saajha/contract/report'
import { productName } from '@saajha/contract/product_name'
import { composeMail, type MailContent } from '#shared/mail/compose_mail'
import { sharedSettings } from '#shared/settings'

type Reader = { name: string | null; language: Language }

/** Composes the email to a suspended member, with the reason and a link to appeal. */
export function suspendedMail(
  { name, language }: Reader,
  { reason, token }: { reason: string; token: string }
): MailContent {
  const words = WORDS[language]
  return composeMail({
    language,
    subject: words.suspended.subject(product()),
    paragraphs: [
      words.greeting(name),
      words.suspended.intro(product()),
      words.suspended.because(reason),
      words.suspended.appeal,
    ],
    // The fragment of a URL is in no log and no `Referer`.
    action: {
      text: words.suspended.action,
      path: `${pathInLanguage('/', language)}#appeal=${token}`,
    },
    reason: words.reason(product()),
  })
}

/** Composes the email to a member whose suspension has ended. */
export function reinstatedMail({ name, language }: Reader): MailContent {
  const words = WORDS[language]
  return composeMail({
    language,
    subject: words.reinstated.subject(product()),
    paragraphs: [words.greeting(name), words.reinstated.intro, words.reinstated.listings],
    action: { text: words.reinstated.action(product()), path: pathInLanguage('/', language) },
    reason: words.reason(product()),
  })
}

/**
 * Composes the email to a member whose appeal was dismissed, with the administrator's answer and the next step. `title` is the title
 * of the hidden listing, or of the listing that a hidden review is about; an account has none. Rule 3A of the IT Rules 2021 allows
 * 30 days for an appeal to a Grievance Appellate Committee; a lawyer has not confirmed that yet.
 */
export function decidedAppealMail(
  { name, language }: Reader,
  appeal: {
    action: AppealSubject['action']
    ticket: string
    answer: string | null
    title?: string
  }
): MailContent {
  const words = WORDS[language]
  const { action, ticket, answer, title = '' } = appeal
  const { next, stays } = words.dismissed
  const { subject, intro } = stays[action](ticket, title)
  return composeMail({
    language,
    subject,
    paragraphs: [words.greeting(name), intro, ...(answer ? [answer] : []), next],
    reason: words.reason(product()),
  })
}

function product(): string {
  return productName(sharedSettings().appName)
}

/** The subject and first sentence of the email about each dismissed appeal. */
type Stays = Record<
  AppealSubject['action'],
  (ticket: string, title: string) => { subject: string; intro: string }
>

const WORDS = {
  en: {
    greeting: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
    reason: (product: string) => `You're getting this because you have an account on ${product}.`,
    suspended: {
      subject: (product: string) => `Your account on ${product} was suspended`,
      intro: (product: string) =>
        `Our team has suspended your account on ${product}. You can't sign in, and nobody sees your listings.`,
      because: (reason: string) => `The reason: ${reason}`,
      appeal: `Do you think this is wrong? Ask us to look again within ${PERIODS.appealLinkDays} days. Another person decides if possible.`,
      action: MAIL_LINK_TITLES.en.appeal,
    },
    reinstated: {
      subject: (product: string) => `Your account on ${product} works again`,
      intro: 'Your account is no longer suspended. You can sign in as before.',
      listings:
        'Your listings are shown again, except those that were hidden for a reason of their own.',
      action: (product: string) => `Open ${product}`,
    },
    dismissed: {
      stays: {
        suspended: (ticket) => ({
          subject: 'Your account stays suspended',
          intro: `We've looked at your account again (${ticket}). It stays suspended.`,
        }),
        item_hidden: (ticket, title) => ({
          subject: `Your listing stays hidden: ${title}`,
          intro: `We've looked at “${title}” again (${ticket}). It stays hidden.`,
        }),
        review_hidden: (ticket, title) => ({
          subject: `Your review stays hidden: ${title}`,
          intro: `We've looked at your review of “${title}” again (${ticket}). It stays hidden.`,
        }),
        review_answer_hidden: (ticket, title) => ({
          subject: `Your answer stays hidden: ${title}`,
          intro: `We've looked at your answer to the review of “${title}” again (${ticket}). It stays hidden.`,
        }),
      } satisfies Stays,
      next: "If you don't agree, you can go to a Grievance Appellate Committee of the Government of India (gac.gov.in) within 30 days.",
    },
  },
  hi: {
    greeting: (name: string | null) => (name ? `नमस्ते ${name},` : 'नमस्ते,'),
    reason: (product: string) => `${product} पर आपका अकाउंट है, इसलिए यह ईमेल आया है।`,
    suspended: {
      subject: (product: string) => `${product} पर आपका अकाउंट सस्पेंड कर दिया गया है`,
      intro: (product: string) =>
        `हमारी टीम ने ${product} पर आपका अकाउंट सस्पेंड किया है। आप लॉग इन नहीं कर सकते और आपकी लिस्टिंग किसी को नहीं दिखतीं।`,
      because: (reason: string) => `वजह: ${reason}`,
      appeal: `आपको लगता है कि यह गलत है? ${PERIODS.appealLinkDays} दिन के अंदर हमें दोबारा देखने को कहें। हो सके तो कोई और व्यक्ति फ़ैसला करेगा।`,
      action: MAIL_LINK_TITLES.hi.appeal,
    },
    reinstated: {
      subject: (product: string) => `${product} पर आपका अकाउंट फिर चालू है`,
      intro: 'आपका अकाउंट अब सस्पेंड नहीं है। आप पहले की तरह लॉग इन कर सकते हैं।',
      listings: 'आपकी लिस्टिंग फिर दिख रही हैं, सिवाय उनके जो किसी और वजह से छिपाई गई थीं।',
      action: (product: string) => `${product} खोलें`,
    },
    dismissed: {
      stays: {
        suspended: (ticket) => ({
          subject: 'आपका अकाउंट सस्पेंड रहेगा',
          intro: `हमने आपका अकाउंट दोबारा देखा (${ticket})। वह सस्पेंड रहेगा।`,
        }),
        item_hidden: (ticket, title) => ({
          subject: `आपकी लिस्टिंग छिपी रहेगी: ${title}`,
          intro: `हमने “${title}” को दोबारा देखा (${ticket})। वह छिपी रहेगी।`,
        }),
        review_hidden: (ticket, title) => ({
          subject: `आपका रिव्यू छिपा रहेगा: ${title}`,
          intro: `हमने “${title}” पर आपका रिव्यू दोबारा देखा (${ticket})। वह छिपा रहेगा।`,
        }),
        review_answer_hidden: (ticket, title) => ({
          subject: `आपका जवाब छिपा रहेगा: ${title}`,
          intro: `हमने “${title}” के रिव्यू पर आपका जवाब दोबारा देखा (${ticket})। वह छिपा रहेगा।`,
        }),
      } satisfies Stays,
      next: 'अगर आप सहमत नहीं हैं, तो 30 दिन के अंदर भारत सरकार की ग्रीवेंस अपीलेट कमेटी (gac.gov.in) में अपील कर सकते हैं।',
    },
  },
}
