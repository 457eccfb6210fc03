import type { ChangeAnswer } from '@saajha/contract/booking'
import { inLanguage } from '@/messages/in_language'

type Named = { name: string }

/** Proposals of the members of a booking to change its days, pieces or total. */
export const bookingChanges = inLanguage({
  en: {
    heading: 'Proposed change',
    yours: ({ name, moment }: Named & { moment: string }) =>
      `You proposed this. ${name} has until ${moment} to answer; until then the booking stays as it is.`,
    theirs: ({ name, moment }: Named & { moment: string }) =>
      `${name} proposes this. Answer by ${moment}; until then the booking stays as it is.`,
    answers: {
      accepted: 'Accept Change',
      declined: 'Decline Change',
      withdrawn: 'Withdraw Change',
    } satisfies Record<ChangeAnswer, string>,
    propose: 'Change Booking',
    from: 'From',
    to: 'To',
    pieces: 'Pieces',
    total: 'Total in rupees',
    totalHint: ({ total }: { total: string }) => `You may lower it. By the price it is ${total}.`,
    newTotal: ({ total }: { total: string }) => `New total: ${total}`,
    toAgree: 'Agree on the total with each other.',
    hint: 'The other one has to accept. Until then the booking stays as it is.',
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
    heading: 'बदलाव का प्रस्ताव',
    yours: ({ name, moment }) =>
      `यह प्रस्ताव आपने दिया है। ${name} ${moment} तक जवाब दे सकते हैं, तब तक बुकिंग वैसी ही रहेगी।`,
    theirs: ({ name, moment }) =>
      `यह प्रस्ताव ${name} का है। ${moment} तक जवाब दें, तब तक बुकिंग वैसी ही रहेगी।`,
    answers: {
      accepted: 'बदलाव मंज़ूर करें',
      declined: 'बदलाव नामंज़ूर करें',
      withdrawn: 'प्रस्ताव वापस लें',
    },
    propose: 'बुकिंग बदलें',
    from: 'कब से',
    to: 'कब तक',
    pieces: 'कितने',
    total: 'कुल रुपये',
    totalHint: ({ total }) => `आप इसे कम कर सकते हैं। किराए के हिसाब से यह ${total} है।`,
    newTotal: ({ total }) => `नया कुल: ${total}`,
    toAgree: 'कुल रकम आपस में तय करें।',
    hint: 'दूसरे पक्ष को मंज़ूर करना होगा। तब तक बुकिंग वैसी ही रहेगी।',
    send: 'प्रस्ताव भेजें',
    sending: 'भेजा जा रहा है...',
    back: 'वापस',
    sent: 'प्रस्ताव भेज दिया',
    answered: {
      accepted: 'बुकिंग बदल गई',
      declined: 'बदलाव नामंज़ूर किया गया',
      withdrawn: 'प्रस्ताव वापस लिया गया',
    },
    failed: 'यह सेव नहीं हो पाया',
  },
})
