import type { BookingGroup, BookingSide, GivenReason } from '@saajha/contract/booking'
import type { BookingSituation, InsteadOfCode } from '@saajha/contract/booking_next'
import { PERIODS } from '@saajha/contract/periods'
import { inLanguage } from '@/messages/in_language'

type Count = { count: number }
type Named = { name: string }
/**
 * `when` is a day, a time or both in words, and `since` the same after which something is late; `isPast` says that the day is
 * before today, `isOwn` that the reader ended the booking. `withoutCode` says what to do if no code is compared now.
 */
type Next = Named & {
  when: string
  since: string
  isPast: boolean
  isOwn: boolean
  withoutCode: string | null
}

/** Requested and accepted bookings, and their next steps. */
export const bookings = inLanguage({
  en: {
    booking: 'Booking',
    completed: ({ count }: { count: number }) =>
      count === 1 ? '1 completed booking' : `${count} completed bookings`,
    bookings: 'Bookings',
    next: {
      requested: {
        owner: ({ when }) => `Answer by ${when}.`,
        renter: ({ name, when }) => `${name} has until ${when} to answer.`,
      },
      coming: {
        owner: ({ name, when }) => `${name} collects it ${when}.`,
        renter: ({ when }) => `Collect it ${when}.`,
      },
      collect: {
        owner: ({ name, when, isPast, withoutCode }) =>
          `${name} ${isPast ? 'was to collect' : 'collects'} it ${when}. ${withoutCode ?? 'Ask for the code.'}`,
        renter: ({ name, when, isPast, withoutCode }) =>
          `${isPast ? 'You were to collect' : 'Collect'} it ${when}. ${withoutCode ?? `Show ${name} this code.`}`,
      },
      running: {
        owner: ({ name, when }) => `${name} returns it ${when}.`,
        renter: ({ when }) => `Return it ${when}.`,
      },
      return: {
        owner: ({ name, when }) => `${name} returns it ${when}. Check that everything is back.`,
        renter: ({ name, when, withoutCode }) =>
          `Return it ${when}. ${withoutCode ?? `Show ${name} this code.`}`,
      },
      overdue: {
        owner: ({ since }) => `Overdue since ${since}.`,
        renter: ({ name, since, withoutCode }) =>
          `Overdue since ${since}. ${withoutCode ?? `Show ${name} this code.`}`,
      },
      not_returned_theirs: {
        owner: ({ name }) => `${name} says it wasn't returned.`,
        renter: ({ name, withoutCode }) =>
          `${name} says you didn't return it. ${withoutCode ?? `When you do, show ${name} this code.`}`,
      },
      not_returned_yours: {
        owner: ({ since }) =>
          `Overdue since ${since}. We're looking into your report. Once it's back, tap Returned.`,
        renter: ({ since }) => `Overdue since ${since}.`,
      },
      change_theirs: {
        owner: ({ name, when }) => `${name} wants to change the booking. Answer by ${when}.`,
        renter: ({ name, when }) => `${name} wants to change the booking. Answer by ${when}.`,
      },
      change_yours: {
        owner: ({ name, when }) => `You proposed a change. ${name} has until ${when} to answer.`,
        renter: ({ name, when }) => `You proposed a change. ${name} has until ${when} to answer.`,
      },
      no_show_theirs: {
        owner: ({ name, when }) =>
          `${name} says this rental didn't happen. If it did, tell us by ${when}.`,
        renter: ({ name, when }) =>
          `${name} says this rental didn't happen. If it did, tell us by ${when}.`,
      },
      no_show_yours: {
        owner: ({ name, when }) =>
          `You said you didn't meet. ${name} has until ${when} to say that you did.`,
        renter: ({ name, when }) =>
          `You said you didn't meet. ${name} has until ${when} to say that you did.`,
      },
      completed: {
        owner: () => 'The rental is over.',
        renter: () => 'The rental is over.',
      },
      declined: {
        owner: () => 'You declined this request.',
        renter: ({ name }) => `${name} declined your request.`,
      },
      expired: {
        owner: () => "You didn't answer in time.",
        renter: ({ name }) => `${name} didn't answer in time.`,
      },
      withdrawn: {
        owner: ({ name }) => `${name} withdrew the request.`,
        renter: () => 'You withdrew your request.',
      },
      cancelled: {
        owner: ({ name, isOwn }) => (isOwn ? 'You cancelled it.' : `${name} cancelled it.`),
        renter: ({ name, isOwn }) => (isOwn ? 'You cancelled it.' : `${name} cancelled it.`),
      },
    } satisfies Record<BookingSituation, Record<BookingSide, (facts: Next) => string>>,
    withoutCode: {
      record: ({ name, button }) =>
        `Too many wrong codes. Now both of you save a record: tap ${button}, and ask ${name} too.`,
      recordOfOther: ({ name }) =>
        `Too many wrong codes. You saved a record, so ask ${name} to save one too.`,
      complete: ({ name }) =>
        `Too many wrong codes. When you give it back, ask ${name} to tap Returned.`,
    } satisfies Record<InsteadOfCode, (about: Named & { button: string }) => string>,
    answerChangeBy: ({ when }: { when: string }) => `Answer the change by ${when}.`,
    meeting: 'Where and when do you meet?',
    meetingHint: 'One line that you both can change, such as: Gate 2, Magarpatta, at 10.',
    meetingByYou: 'you wrote this',
    meetingBy: ({ name }: Named) => `${name} wrote this`,
    saveMeeting: 'Save',
    addToCalendar: 'Add to Calendar',
    call: ({ name, phone }: Named & { phone: string }) => `Call ${name}: ${phone}`,
    whatsapp: ({ name }: Named) => `WhatsApp ${name}`,
    whatsappText: ({ name, item }: Named & { item: string }) => `Hi ${name}, about ${item}: `,
    dayToday: 'today',
    dayTomorrow: 'tomorrow',
    dayYesterday: 'yesterday',
    onDay: ({ day }: { day: string }) => `on ${day}`,
    atTime: ({ time }: { time: string }) => `at ${time}`,
    moreOf: ({ item }: { item: string }) => `More for ${item}`,
    code: 'Code',
    acceptForLess: 'Accept for Less',
    memberSince: ({ date }: { date: string }) => `Member since ${date}`,
    cancelledShare: ({ percent }: { percent: number }) => `cancelled ${percent}% of bookings`,
    done: {
      accepted: ({ name }: Named) => `Request accepted. ${name} knows.`,
      declined: ({ name }: Named) => `Request declined. ${name} knows.`,
      withdrawn: () => 'Request withdrawn.',
      cancelled: () => 'Booking cancelled.',
      active: () => 'Handed over.',
      completed: () => 'Returned. The rental is over.',
    },
    newRequest: 'New request',
    questions: { change: 'Change proposed', noShow: 'Did you meet?' },
    open: 'Details',
    answer: 'Answer',
    answerProposal: 'Answer the Change',
    days: 'Days',
    pieces: 'Pieces',
    collectedAt: ({ time }: { time: string }) => `Collect at ${time}`,
    returnedAt: ({ time }: { time: string }) => `Return at ${time}`,
    total: 'Total',
    toAgree: 'To be agreed',
    itemAsRequested: 'The listing when it was requested',
    descriptionFailed: "We couldn't load the description",
    photo: ({ number }: { number: number }) => `Photo ${number}`,
    deposit: 'Deposit',
    renter: 'Renter',
    owner: 'Owner',
    note: 'Note',
    answerBy: ({ moment }: { moment: string }) => `Answer by ${moment}.`,
    today: ({ time }: { time: string }) => `${time} today`,
    tomorrow: ({ time }: { time: string }) => `${time} tomorrow`,
    acceptFor: ({ total }: { total: string }) => `Accept ${total}`,
    agreed: 'Agreed? Accept, so that nobody else gets these days.',
    closesOthers: ({ count }: Count) =>
      count === 1
        ? 'If you accept, one other request for these days is declined.'
        : `If you accept, ${count} other requests for these days are declined.`,
    steps: {
      accepted: 'Accept',
      declined: 'Decline',
      withdrawn: 'Withdraw Request',
      cancelled: 'Cancel Booking',
      completed: 'Returned',
    },
    didNotTakePlace: "We Didn't Meet",
    reportNoShow: ({ name }: Named) =>
      `We'll cancel it in ${PERIODS.noShowContestDays} days unless ${name} says the rental happened.`,
    confirmNoShow: "Yes, We Didn't Meet",
    tookPlace: 'It Happened',
    withdrawNoShow: 'I Was Wrong',
    proposeMoreDays: 'Propose More Days',
    notReturned: 'Not Returned',
    notRight: "That's Not Right",
    reportProblem: 'Report a Problem',
    answerProblem: 'Tell Your Side',
    statement: ({ name }: Named) => `${name} reported a problem. What happened from your side?`,
    statementHint: ({ name }: Named) =>
      `We read both sides before we decide. ${name} doesn't see this.`,
    statementRequired: 'Please write what happened.',
    sendStatement: 'Send',
    statementSent: 'Sent. We read both sides.',
    sending: 'Saving...',
    back: 'Back',
    confirm: {
      accepted: 'Accept Request',
      declined: 'Decline Request',
      withdrawn: 'Withdraw Request',
      cancelled: 'Cancel Booking',
      completed: 'Yes, Returned',
    },
    endsNow: {
      owner: 'Got everything back? The rental ends now.',
      renter: 'Did you give everything back? The rental ends now.',
    },
    reason: 'Why?',
    reasons: {
      dates: "The dates don't suit me",
      not_for_rent_now: "It's not for rent at the moment",
      renter_profile: 'The profile says too little',
      plans_changed: 'Plans have changed',
      item_unavailable: "It's not available after all",
      other: 'Something else',
    } satisfies Record<GivenReason, string>,
    agreedTotal: 'Total in rupees',
    newTotalHint: "The price you agreed on. Leave it empty if you haven't agreed yet.",
    agreedTotalHint: ({ total }: { total: string }) =>
      `They were shown ${total}. You can go lower, not higher.`,
    requestsHeading: 'Booking Requests',
    requests: ({ count }: Count) => (count === 1 ? '1 request' : `${count} requests`),
    openConversation: 'Open Conversation',
    profileOf: ({ name }: Named) => `${name}'s Profile`,
    writeReview: 'Write a Review',
    readReview: ({ name }: Named) => `Read ${name}'s Review`,
    theyReviewed: ({ name, day }: Named & { day: string }) =>
      `${name} has written a review. You can read it once you have, or after ${day}.`,
    youReviewed: ({ name, day }: Named & { day: string }) =>
      `You have written a review. ${name} can read it once they have, or after ${day}.`,
    changed: 'Saved',
    failed: "We couldn't save that",
    loadFailed: "We couldn't load your bookings",
    empty: 'No bookings yet',
    emptyHint: 'Requests that you make or receive will show up here.',
    groups: {
      waiting: 'Waiting for you',
      now: 'Now',
      coming: 'Coming',
      past: 'Past',
    } satisfies Record<BookingGroup, string>,
    rentFrom: ({ name }: Named) => `You rent from ${name}`,
    rentsFromYou: ({ name }: Named) => `${name} rents from you`,
    side: 'Your side',
    bothSides: 'All',
    dueToday: 'Today',
    dueTomorrow: 'Tomorrow',
    allBookings: 'All bookings',
    findSomething: 'Find Something to Rent',
    inCalendar: 'See them in your calendar',
  },
  hi: {
    booking: 'बुकिंग',
    completed: ({ count }) => `${count} बुकिंग पूरी ${count === 1 ? 'हुई' : 'हुईं'}`,
    bookings: 'बुकिंग',
    next: {
      requested: {
        owner: ({ when }) => `${when} तक जवाब दें।`,
        renter: ({ name, when }) => `${name} ${when} तक जवाब दे सकते हैं।`,
      },
      coming: {
        owner: ({ name, when }) => `${name} ${when} लेने आएँगे।`,
        renter: ({ when }) => `${when} ले लें।`,
      },
      collect: {
        owner: ({ name, when, isPast, withoutCode }) =>
          `${name} ${isPast ? `को ${when} लेने आना था` : `${when} लेने आएँगे`}। ${withoutCode ?? 'उनसे कोड पूछें।'}`,
        renter: ({ name, when, isPast, withoutCode }) =>
          `${isPast ? `आपको इसे ${when} लेना था` : `${when} ले लें`}। ${withoutCode ?? `${name} को यह कोड दिखाएँ।`}`,
      },
      running: {
        owner: ({ name, when }) => `${name} ${when} लौटाएँगे।`,
        renter: ({ when }) => `${when} लौटा दें।`,
      },
      return: {
        owner: ({ name, when }) => `${name} ${when} लौटाएँगे। देख लें कि सब वापस मिल गया।`,
        renter: ({ name, when, withoutCode }) =>
          `${when} लौटा दें। ${withoutCode ?? `${name} को यह कोड दिखाएँ।`}`,
      },
      overdue: {
        owner: ({ since }) => `लौटाने में ${since} से देर हो रही है।`,
        renter: ({ name, since, withoutCode }) =>
          `लौटाने में ${since} से देर हो रही है। ${withoutCode ?? `${name} को यह कोड दिखाएँ।`}`,
      },
      not_returned_theirs: {
        owner: ({ name }) => `${name} कहते हैं कि यह वापस नहीं मिला।`,
        renter: ({ name, withoutCode }) =>
          `${name} कहते हैं कि आपने इसे नहीं लौटाया। ${withoutCode ?? `लौटाते समय ${name} को यह कोड दिखाएँ।`}`,
      },
      not_returned_yours: {
        owner: ({ since }) =>
          `लौटाने में ${since} से देर हो रही है। हम आपकी शिकायत देख रहे हैं। वापस मिल जाए, तो “लौटा दिया गया” दबाएँ।`,
        renter: ({ since }) => `लौटाने में ${since} से देर हो रही है।`,
      },
      change_theirs: {
        owner: ({ name, when }) => `${name} बुकिंग बदलना चाहते हैं। ${when} तक जवाब दें।`,
        renter: ({ name, when }) => `${name} बुकिंग बदलना चाहते हैं। ${when} तक जवाब दें।`,
      },
      change_yours: {
        owner: ({ name, when }) => `आपने बदलाव माँगा है। ${name} ${when} तक जवाब दे सकते हैं।`,
        renter: ({ name, when }) => `आपने बदलाव माँगा है। ${name} ${when} तक जवाब दे सकते हैं।`,
      },
      no_show_theirs: {
        owner: ({ name, when }) => `${name} कहते हैं कि लेन-देन नहीं हुआ। अगर हुआ था, तो ${when} तक बताएँ।`,
        renter: ({ name, when }) => `${name} कहते हैं कि लेन-देन नहीं हुआ। अगर हुआ था, तो ${when} तक बताएँ।`,
      },
      no_show_yours: {
        owner: ({ name, when }) =>
          `आपने बताया कि लेन-देन नहीं हुआ। अगर हुआ था, तो ${name} ${when} तक बता सकते हैं।`,
        renter: ({ name, when }) =>
          `आपने बताया कि लेन-देन नहीं हुआ। अगर हुआ था, तो ${name} ${when} तक बता सकते हैं।`,
      },
      completed: {
        owner: () => 'बुकिंग पूरी हो गई।',
        renter: () => 'बुकिंग पूरी हो गई।',
      },
      declined: {
        owner: () => 'आपने इस रिक्वेस्ट के लिए मना कर दिया।',
        renter: ({ name }) => `${name} ने मना कर दिया।`,
      },
      expired: {
        owner: () => 'आपने समय पर जवाब नहीं दिया।',
        renter: ({ name }) => `${name} ने समय पर जवाब नहीं दिया।`,
      },
      withdrawn: {
        owner: ({ name }) => `${name} ने रिक्वेस्ट वापस ले ली।`,
        renter: () => 'आपने रिक्वेस्ट वापस ले ली।',
      },
      cancelled: {
        owner: ({ name, isOwn }) => (isOwn ? 'आपने इसे कैंसल किया।' : `${name} ने इसे कैंसल किया।`),
        renter: ({ name, isOwn }) => (isOwn ? 'आपने इसे कैंसल किया।' : `${name} ने इसे कैंसल किया।`),
      },
    },
    withoutCode: {
      record: ({ name, button }) =>
        `बहुत बार गलत कोड डाला गया। अब आप दोनों को रिकॉर्ड सेव करना होगा: “${button}” दबाएँ, और ${name} से भी कहें।`,
      recordOfOther: ({ name }) =>
        `बहुत बार गलत कोड डाला गया। आपका रिकॉर्ड सेव है, अब ${name} से भी सेव करने को कहें।`,
      complete: ({ name }) =>
        `बहुत बार गलत कोड डाला गया। लौटाते समय ${name} से “लौटा दिया गया” दबाने को कहें।`,
    },
    answerChangeBy: ({ when }) => `बदलाव का जवाब ${when} तक दें।`,
    meeting: 'कहाँ और कब मिलेंगे?',
    meetingHint: 'एक लाइन, जिसे आप दोनों बदल सकते हैं। जैसे: गेट 2, मगरपट्टा, 10 बजे।',
    meetingByYou: 'आपने लिखा',
    meetingBy: ({ name }) => `${name} ने लिखा`,
    saveMeeting: 'सेव करें',
    addToCalendar: 'कैलेंडर में जोड़ें',
    call: ({ name, phone }) => `${name} को कॉल करें: ${phone}`,
    whatsapp: ({ name }) => `${name} को WhatsApp करें`,
    whatsappText: ({ name, item }) => `नमस्ते ${name}, ${item} के बारे में: `,
    dayToday: 'आज',
    dayTomorrow: 'कल',
    dayYesterday: 'कल',
    onDay: ({ day }) => `${day} को`,
    atTime: ({ time }) => time,
    moreOf: ({ item }) => `${item} के लिए और`,
    code: 'कोड',
    acceptForLess: 'कम में स्वीकार करें',
    memberSince: ({ date }) => `${date} से सदस्य`,
    cancelledShare: ({ percent }) => `${percent}% बुकिंग कैंसल कीं`,
    done: {
      accepted: ({ name }) => `रिक्वेस्ट स्वीकार हो गई। ${name} को बता दिया।`,
      declined: ({ name }) => `मना कर दिया। ${name} को बता दिया।`,
      withdrawn: () => 'रिक्वेस्ट वापस ले ली।',
      cancelled: () => 'बुकिंग कैंसल कर दी।',
      active: () => 'सामान दे दिया।',
      completed: () => 'लौटा दिया गया। बुकिंग पूरी हुई।',
    },
    newRequest: 'नई रिक्वेस्ट',
    questions: { change: 'बदलाव माँगा है', noShow: 'क्या लेन-देन हुआ?' },
    open: 'देखें',
    answer: 'जवाब दें',
    answerProposal: 'बदलाव का जवाब दें',
    days: 'दिन',
    pieces: 'कितने पीस',
    collectedAt: ({ time }) => `लेने का समय: ${time}`,
    returnedAt: ({ time }) => `लौटाने का समय: ${time}`,
    total: 'कुल',
    toAgree: 'आपस में तय करें',
    itemAsRequested: 'रिक्वेस्ट के समय की लिस्टिंग',
    descriptionFailed: 'जानकारी लोड नहीं हो पाई',
    photo: ({ number }) => `फ़ोटो ${number}`,
    deposit: 'डिपॉज़िट',
    renter: 'किराएदार',
    owner: 'मालिक',
    note: 'नोट',
    answerBy: ({ moment }) => `${moment} तक जवाब दें।`,
    today: ({ time }) => `आज ${time}`,
    tomorrow: ({ time }) => `कल ${time}`,
    acceptFor: ({ total }) => `${total} में स्वीकार करें`,
    agreed: 'बात पक्की हो गई? स्वीकार कर लें, ताकि ये दिन किसी और को न मिलें।',
    closesOthers: ({ count }) =>
      count === 1
        ? 'स्वीकार करने पर इन दिनों की एक और रिक्वेस्ट बंद हो जाएगी।'
        : `स्वीकार करने पर इन दिनों की ${count} और रिक्वेस्ट बंद हो जाएँगी।`,
    steps: {
      accepted: 'स्वीकार करें',
      declined: 'मना करें',
      withdrawn: 'रिक्वेस्ट वापस लें',
      cancelled: 'बुकिंग कैंसल करें',
      completed: 'लौटा दिया गया',
    },
    didNotTakePlace: 'लेन-देन नहीं हुआ',
    reportNoShow: ({ name }) =>
      `${name} ने ${PERIODS.noShowContestDays} दिन में नहीं बताया कि लेन-देन हुआ, तो हम बुकिंग कैंसल कर देंगे।`,
    confirmNoShow: 'हाँ, लेन-देन नहीं हुआ',
    tookPlace: 'लेन-देन हुआ था',
    withdrawNoShow: 'मुझसे गलती हुई',
    proposeMoreDays: 'और दिन माँगें',
    notReturned: 'वापस नहीं मिला',
    notRight: 'यह सही नहीं है',
    reportProblem: 'दिक्कत बताएँ',
    answerProblem: 'अपनी बात बताएँ',
    statement: ({ name }) => `${name} ने दिक्कत बताई है। आपकी तरफ़ से क्या हुआ?`,
    statementHint: ({ name }) => `फ़ैसले से पहले हम आप दोनों की बात पढ़ते हैं। ${name} को यह नहीं दिखेगा।`,
    statementRequired: 'कृपया लिखें कि क्या हुआ।',
    sendStatement: 'भेजें',
    statementSent: 'भेज दिया। हम आप दोनों की बात पढ़ेंगे।',
    sending: 'सेव हो रहा है...',
    back: 'रहने दें',
    confirm: {
      accepted: 'रिक्वेस्ट स्वीकार करें',
      declined: 'हाँ, मना करें',
      withdrawn: 'रिक्वेस्ट वापस लें',
      cancelled: 'बुकिंग कैंसल करें',
      completed: 'हाँ, लौटा दिया गया',
    },
    endsNow: {
      owner: 'सब वापस मिल गया? बुकिंग अभी पूरी हो जाएगी।',
      renter: 'सब लौटा दिया? बुकिंग अभी पूरी हो जाएगी।',
    },
    reason: 'वजह क्या है?',
    reasons: {
      dates: 'ये तारीखें ठीक नहीं हैं',
      not_for_rent_now: 'यह अभी किराए के लिए नहीं है',
      renter_profile: 'प्रोफ़ाइल में बहुत कम जानकारी है',
      plans_changed: 'प्लान बदल गया है',
      item_unavailable: 'यह अब उपलब्ध नहीं है',
      other: 'कोई और वजह',
    },
    agreedTotal: 'कुल किराया (₹)',
    newTotalHint: 'जो आप दोनों ने तय किया। अभी तय नहीं हुआ, तो खाली छोड़ दें।',
    agreedTotalHint: ({ total }) => `आप इसे कम कर सकते हैं। उन्हें ${total} दिखाया गया था।`,
    requestsHeading: 'बुकिंग रिक्वेस्ट',
    requests: ({ count }) => `${count} रिक्वेस्ट`,
    openConversation: 'चैट खोलें',
    profileOf: ({ name }) => `${name} की प्रोफ़ाइल`,
    writeReview: 'रिव्यू लिखें',
    readReview: ({ name }) => `${name} का रिव्यू पढ़ें`,
    theyReviewed: ({ name, day }) =>
      `${name} ने रिव्यू लिख दिया है। आप उसे अपना रिव्यू लिखने पर, या ${day} के बाद पढ़ सकते हैं।`,
    youReviewed: ({ name, day }) =>
      `आपने रिव्यू लिख दिया है। ${name} उसे अपना रिव्यू लिखने पर, या ${day} के बाद पढ़ सकते हैं।`,
    changed: 'सेव हो गया',
    failed: 'यह सेव नहीं हो पाया',
    loadFailed: 'आपकी बुकिंग लोड नहीं हो पाईं',
    empty: 'अभी कोई बुकिंग नहीं है',
    emptyHint: 'आपकी भेजी और आपको मिली रिक्वेस्ट यहाँ दिखेंगी।',
    groups: {
      waiting: 'आपके जवाब का इंतज़ार',
      now: 'अभी',
      coming: 'आने वाली',
      past: 'पुरानी',
    },
    rentFrom: ({ name }) => `मालिक: ${name}`,
    rentsFromYou: ({ name }) => `किराएदार: ${name}`,
    side: 'मालिक या किराएदार',
    bothSides: 'सभी',
    dueToday: 'आज',
    dueTomorrow: 'कल',
    allBookings: 'सारी बुकिंग',
    findSomething: 'किराए पर लेने के लिए कुछ खोजें',
    inCalendar: 'इन्हें अपने कैलेंडर में देखें',
  },
})
