import type { ChangeAnswer } from '@saajha/contract/booking'
import type { RentalLimit } from '@saajha/contract/rental_days'
import { inLanguage } from '@/messages/in_language'

type Named = { name: string }

/** Proposals of the members of a booking to change its days, pieces or total. */
export const bookingChanges = inLanguage({
  en: {
    heading: 'Proposed change',
    yours: ({ name, moment }: Named & { moment: string }) =>
      `You proposed this. ${name} has until ${moment} to answer. Nothing changes until then.`,
    theirs: ({ name, moment }: Named & { moment: string }) =>
      `${name} wants to change the booking. Answer by ${moment}. Nothing changes until you accept.`,
    beyond: {
      minRentalDuration: ({ limit }) => `This is shorter than your listing's minimum of ${limit}.`,
      maxRentalDuration: ({ limit }) => `This is longer than your listing's maximum of ${limit}.`,
      noticeDays: ({ limit }) => `This begins sooner than your listing's notice of ${limit}.`,
    } satisfies Record<RentalLimit['name'], (about: { limit: string }) => string>,
    answers: {
      accepted: 'Accept Change',
      declined: 'Decline Change',
      withdrawn: 'Withdraw Change',
    } satisfies Record<ChangeAnswer, string>,
    propose: 'Change Booking',
    pieces: 'Pieces',
    piecesProblem: 'Please enter a whole number, such as 2.',
    total: 'Total in rupees',
    totalHint: ({ total }: { total: string }) => `The full price is ${total}. You can lower it.`,
    newTotal: ({ total }: { total: string }) => `New total: ${total}`,
    toAgree: 'Agree on the total with each other.',
    staysAt: ({ total }: { total: string }) => `The agreed total of ${total} stays.`,
    replacesAgreed: ({ total, agreed }: { total: string; agreed: string }) =>
      `New total: ${total}. It replaces the agreed ${agreed}.`,
    hint: 'Nothing changes until the other member accepts.',
    send: 'Propose Change',
    sending: 'Sending...',
    back: 'Back',
    sent: 'Change proposed',
    answered: {
      accepted: 'Booking changed',
      declined: 'Change declined',
      withdrawn: 'Change withdrawn',
    } satisfies Record<ChangeAnswer, string>,
    failed: "We couldn't save that",
  },
  hi: {
    heading: 'बदलाव की रिक्वेस्ट',
    yours: ({ name, moment }) =>
      `यह बदलाव आपने माँगा है। ${name} ${moment} तक जवाब दे सकते हैं, तब तक बुकिंग वैसी ही रहेगी।`,
    theirs: ({ name, moment }) =>
      `${name} बुकिंग बदलना चाहते हैं। ${moment} तक जवाब दें। आपकी हाँ के बिना कुछ नहीं बदलेगा।`,
    beyond: {
      minRentalDuration: ({ limit }) => `आपकी लिस्टिंग में कम से कम ${limit} लिखा है, ये दिन उससे कम हैं।`,
      maxRentalDuration: ({ limit }) =>
        `आपकी लिस्टिंग में ज़्यादा से ज़्यादा ${limit} लिखा है, ये दिन उससे ज़्यादा हैं।`,
      noticeDays: ({ limit }) =>
        `आपकी लिस्टिंग में ${limit} पहले बताना ज़रूरी है, यह बुकिंग उससे जल्दी शुरू होगी।`,
    },
    answers: {
      accepted: 'बदलाव स्वीकार करें',
      declined: 'बदलाव से मना करें',
      withdrawn: 'बदलाव वापस लें',
    },
    propose: 'बुकिंग बदलें',
    pieces: 'कितने पीस',
    piecesProblem: 'पूरी संख्या लिखें, जैसे 2।',
    total: 'कुल किराया (₹)',
    totalHint: ({ total }) => `पूरा किराया ${total} है। आप इसे कम कर सकते हैं।`,
    newTotal: ({ total }) => `नया कुल: ${total}`,
    toAgree: 'कुल रकम आपस में तय करें।',
    staysAt: ({ total }) => `आपस में तय कुल ${total} वही रहेगा।`,
    replacesAgreed: ({ total, agreed }) => `नया कुल: ${total}। यह आपस में तय ${agreed} की जगह लेगा।`,
    hint: 'जब तक दूसरा सदस्य स्वीकार नहीं करता, बुकिंग वैसी ही रहेगी।',
    send: 'बदलाव के लिए पूछें',
    sending: 'भेजा जा रहा है...',
    back: 'रहने दें',
    sent: 'बदलाव के लिए पूछ लिया',
    answered: {
      accepted: 'बुकिंग बदल गई',
      declined: 'बदलाव से मना कर दिया',
      withdrawn: 'बदलाव वापस ले लिया',
    },
    failed: 'यह सेव नहीं हो पाया',
  },
})
