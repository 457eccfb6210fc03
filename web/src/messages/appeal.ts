import { MAIL_LINK_TITLES } from '@saajha/contract/page_texts/mail_links'
import type { AppealSubject } from '@saajha/contract/report'
import { inLanguage } from '@/messages/in_language'

/** Asking the team to look again at a suspended account, or a hidden listing, review or answer. */
export const appeal = inLanguage({
  en: {
    ask: MAIL_LINK_TITLES.en.appeal,
    headings: {
      suspended: 'Your account is suspended',
      item_hidden: 'Your listing is hidden',
      review_hidden: 'Your review is hidden',
      review_answer_hidden: 'Your answer is hidden',
    } satisfies Record<AppealSubject['action'], string>,
    because: ({ reason }: { reason: string }) => `The reason: ${reason}`,
    hint: 'Tell us why this is wrong. Another person decides if possible.',
    why: 'What should we know?',
    whyRequired: 'Please tell us what we should know.',
    send: 'Send',
    sending: 'Sending...',
    sentHeading: "We'll look again",
    sent: ({ date }: { date: string }) =>
      `You get our answer by ${date}, by email if you can't sign in.`,
    ticket: ({ ticket }: { ticket: string }) => `Reference number: ${ticket}`,
    waiting: ({ date }: { date: string }) => `You've asked us to look again. We answer by ${date}.`,
    decided: "We've looked again. The decision stays.",
    loadFailed: "This link doesn't work",
    failed: "It couldn't be sent. Please try again.",
    done: 'Done',
  },
  hi: {
    ask: MAIL_LINK_TITLES.hi.appeal,
    headings: {
      suspended: 'आपका अकाउंट सस्पेंड है',
      item_hidden: 'आपकी लिस्टिंग छिपाई गई है',
      review_hidden: 'आपका रिव्यू छिपाया गया है',
      review_answer_hidden: 'आपका जवाब छिपाया गया है',
    },
    because: ({ reason }) => `वजह: ${reason}`,
    hint: 'बताएँ कि यह गलत क्यों है। हो सके तो कोई और व्यक्ति फ़ैसला करेगा।',
    why: 'हमें क्या पता होना चाहिए?',
    whyRequired: 'कृपया बताएँ कि हमें क्या पता होना चाहिए।',
    send: 'भेजें',
    sending: 'भेजा जा रहा है...',
    sentHeading: 'हम दोबारा देखेंगे',
    sent: ({ date }) => `${date} तक जवाब मिलेगा। लॉग इन न कर पाएँ, तो ईमेल से।`,
    ticket: ({ ticket }) => `अपील का नंबर: ${ticket}`,
    waiting: ({ date }) => `आप दोबारा देखने को कह चुके हैं। हम ${date} तक जवाब देंगे।`,
    decided: 'हमने दोबारा देखा। फ़ैसला वही रहेगा।',
    loadFailed: 'यह लिंक काम नहीं करता',
    failed: 'भेजा नहीं जा सका। कृपया फिर कोशिश करें।',
    done: 'ठीक है',
  },
})
