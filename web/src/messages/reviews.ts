import type { BookingSide } from '@saajha/contract/booking'
import { inLanguage } from '@/messages/in_language'

type Named = { name: string }

type OfSide = {
  text: (other: Named) => string
  textHint: (other: Named) => string
  privateData: (other: Named) => string
  answerHint: string
  answered: string
}

/** The reviews of a booking, and the forms that write and answer one. */
export const reviews = inLanguage({
  en: {
    none: 'This rental has no reviews.',
    confirmEmailFirst: 'Please confirm your email first. Then you can send the review.',
    confirmEmail: ({ email }: { email: string }) =>
      `That keeps out reviews from fake accounts. We've emailed a link to ${email}. Please open it.`,
    tookPlace: 'Did the rental happen?',
    yes: 'Yes',
    no: 'No',
    notTakenPlace: ({ name }: Named) =>
      `Then there is nothing to review. If something went wrong, tell us. We'll ask ${name} too.`,
    notReportable: 'Then there is nothing to review.',
    reportProblem: 'Report a Problem',
    stars: ({ name }: Named) => `How was it with ${name}?`,
    marks: 'What was good?',
    /** By the side of the author: a renter's review is public, an owner's and its answer are for the two of them. */
    by: {
      renter: {
        text: () => 'What should others know?',
        textHint: () => 'Everyone can read it.',
        privateData: () =>
          'This looks like a phone number, a UPI ID or an email. Everyone could read it. Please remove it, or send it anyway.',
        answerHint: 'Everyone can read it. You can answer once.',
        answered: 'Your answer is published.',
      },
      owner: {
        text: ({ name }) => `What would you like to tell ${name}?`,
        textHint: ({ name }) => `Only ${name} can read it. Other owners see the stars.`,
        privateData: ({ name }) =>
          `This looks like a phone number, a UPI ID or an email. ${name} could read it. Please remove it, or send it anyway.`,
        answerHint: 'Only the owner can read it. You can answer once.',
        answered: 'Your answer is sent.',
      },
    } satisfies Record<BookingSide, OfSide>,
    send: 'Send Review',
    sendAnyway: 'Send Anyway',
    sending: 'Sending...',
    until: ({ name, moment }: Named & { moment: string }) =>
      `You can write until ${moment}. ${name} can read it once they have written too, or after that.`,
    sent: 'Thank you. Your review is saved.',
    notSent: "We couldn't save that. Please check your connection and try again.",
    notSentOffline:
      "You're offline, so this isn't sent. Nothing is lost. Try again when you're back online.",
    theyWrote: ({ name, day }: Named & { day: string }) =>
      `${name} has written a review. You can read it once you have, or after ${day}.`,
    theyWroteLater: ({ name, day }: Named & { day: string }) =>
      `${name} has written a review. You can read it after ${day}.`,
    yours: 'Your review',
    theirs: ({ name }: Named) => `What ${name} wrote`,
    waits: ({ name, day }: Named & { day: string }) =>
      `${name} can read it once they have written too, or after ${day}.`,
    withdraw: 'Withdraw Review',
    withdrawQuestion: 'Withdraw your review?',
    withdrawHint: "It's deleted for good, and you can't write another one for this rental.",
    withdrawn: 'Your review is withdrawn.',
    answerTo: ({ name }: Named) => `Your answer to ${name}`,
    answerRequired: 'Please write an answer.',
    sendAnswer: 'Send Answer',
    hidden: {
      review_hidden: "We've hidden your review. Only you can see it.",
      review_answer_hidden: "We've hidden your answer.",
    },
    hiddenBecause: ({ reason }: { reason: string }) => `The reason: ${reason}`,
  },
  hi: {
    none: 'इस बुकिंग का कोई रिव्यू नहीं है।',
    confirmEmailFirst: 'पहले अपना ईमेल कन्फ़र्म करें, फिर रिव्यू भेज पाएँगे।',
    confirmEmail: ({ email }) =>
      `इससे कोई नकली अकाउंट से रिव्यू नहीं लिख पाता। हमने ${email} पर लिंक भेजा है। उसे खोलें।`,
    tookPlace: 'क्या लेन-देन हुआ?',
    yes: 'हाँ',
    no: 'नहीं',
    notTakenPlace: ({ name }) =>
      `फिर रिव्यू की ज़रूरत नहीं। कुछ गड़बड़ हुई हो, तो हमें बताएँ। हम ${name} से भी पूछेंगे।`,
    notReportable: 'फिर रिव्यू की ज़रूरत नहीं।',
    reportProblem: 'दिक्कत बताएँ',
    stars: ({ name }) => `${name} के साथ अनुभव कैसा रहा?`,
    marks: 'क्या अच्छा रहा?',
    by: {
      renter: {
        text: () => 'दूसरों को क्या जानना चाहिए?',
        textHint: () => 'इसे सब पढ़ सकते हैं।',
        privateData: () =>
          'लगता है, इसमें फ़ोन नंबर, UPI आईडी या ईमेल है। इसे सब पढ़ सकेंगे। कृपया इसे हटा दें, या फिर भी भेजें।',
        answerHint: 'इसे सब पढ़ सकते हैं। आप एक ही बार जवाब दे सकते हैं।',
        answered: 'आपका जवाब अब सबको दिखेगा।',
      },
      owner: {
        text: ({ name }) => `आप ${name} को क्या बताना चाहेंगे?`,
        textHint: ({ name }) => `इसे सिर्फ़ ${name} पढ़ सकते हैं। दूसरे मालिकों को बस स्टार दिखते हैं।`,
        privateData: ({ name }) =>
          `लगता है, इसमें फ़ोन नंबर, UPI आईडी या ईमेल है। इसे ${name} पढ़ सकेंगे। कृपया इसे हटा दें, या फिर भी भेजें।`,
        answerHint: 'इसे सिर्फ़ मालिक पढ़ सकते हैं। आप एक ही बार जवाब दे सकते हैं।',
        answered: 'आपका जवाब भेज दिया गया।',
      },
    },
    send: 'रिव्यू भेजें',
    sendAnyway: 'फिर भी भेजें',
    sending: 'भेजा जा रहा है...',
    until: ({ name, moment }) =>
      `आप ${moment} तक लिख सकते हैं। ${name} इसे अपना रिव्यू लिखने के बाद, या समय खत्म होने पर ही पढ़ पाएँगे।`,
    sent: 'धन्यवाद। आपका रिव्यू सेव हो गया।',
    notSent: 'यह सेव नहीं हो पाया। कृपया अपना इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
    notSentOffline: 'इंटरनेट नहीं है, इसलिए यह नहीं हुआ। कुछ खोया नहीं है। इंटरनेट आने पर फिर कोशिश करें।',
    theyWrote: ({ name, day }) =>
      `${name} ने रिव्यू लिख दिया है। आप उसे अपना रिव्यू लिखने पर, या ${day} के बाद पढ़ सकते हैं।`,
    theyWroteLater: ({ name, day }) => `${name} ने रिव्यू लिख दिया है। आप उसे ${day} के बाद पढ़ सकते हैं।`,
    yours: 'आपका रिव्यू',
    theirs: ({ name }) => `${name} ने क्या लिखा`,
    waits: ({ name, day }) => `${name} इसे अपना रिव्यू लिखने पर, या ${day} के बाद पढ़ सकते हैं।`,
    withdraw: 'रिव्यू वापस लें',
    withdrawQuestion: 'अपना रिव्यू वापस लें?',
    withdrawHint: 'यह हमेशा के लिए हट जाएगा। इस बुकिंग के लिए आप दूसरा नहीं लिख सकते।',
    withdrawn: 'आपने रिव्यू वापस ले लिया।',
    answerTo: ({ name }) => `${name} को आपका जवाब`,
    answerRequired: 'कृपया जवाब लिखें।',
    sendAnswer: 'जवाब भेजें',
    hidden: {
      review_hidden: 'हमने आपका रिव्यू छिपा दिया है। इसे सिर्फ़ आप देख सकते हैं।',
      review_answer_hidden: 'हमने आपका जवाब छिपा दिया है।',
    },
    hiddenBecause: ({ reason }) => `वजह: ${reason}`,
  },
})
