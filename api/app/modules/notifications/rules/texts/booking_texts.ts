import type { TextsOf } from '#modules/notifications/rules/texts/template'

/** The texts about the steps and the days of a booking. */
export const BOOKING_TEXTS = {
  booking_waiting: {
    en: {
      title: ({ item }) => `Answer the request for ${item}`,
      message: ({ sender, answerBy }) =>
        `${sender} is waiting. Answer by ${answerBy}, or the request expires.`,
    },
    hi: {
      title: ({ item }) => `${item} की रिक्वेस्ट का जवाब दें`,
      message: ({ sender, answerBy }) =>
        `${sender} जवाब का इंतज़ार कर रहे हैं। ${answerBy} तक जवाब दें, नहीं तो रिक्वेस्ट का समय निकल जाएगा।`,
    },
  },
  booking_accepted: {
    en: {
      title: ({ item }) => `Your request for ${item} was accepted`,
      message: ({ sender }) => `${sender} accepted it. Agree on when and where to meet.`,
    },
    hi: {
      title: ({ item }) => `${item} की आपकी रिक्वेस्ट स्वीकार हो गई`,
      message: ({ sender }) => `${sender} ने स्वीकार कर ली। कब और कहाँ मिलना है, यह तय कर लें।`,
    },
  },
  booking_declined: {
    en: {
      title: ({ item }) => `Your request for ${item} was declined`,
      message: ({ sender, because }) => because(`${sender} can't rent it to you.`),
    },
    hi: {
      title: ({ item }) => `${item} की आपकी रिक्वेस्ट स्वीकार नहीं हुई`,
      message: ({ sender, because }) => because(`${sender} इसे किराए पर नहीं दे सकते।`),
    },
  },
  booking_expired: {
    en: {
      title: ({ item }) => `The request for ${item} has expired`,
      message: ({ sender, isRenter }) =>
        isRenter
          ? `${sender} didn't answer in time. Here are others free on your days.`
          : "You didn't answer in time.",
    },
    hi: {
      title: ({ item }) => `${item} की रिक्वेस्ट का समय निकल गया`,
      message: ({ sender, isRenter }) =>
        isRenter
          ? `${sender} ने समय पर जवाब नहीं दिया। आपकी तारीखों पर खाली दूसरे आइटम देखें।`
          : 'आपने समय पर जवाब नहीं दिया।',
    },
  },
  booking_withdrawn: {
    en: {
      title: ({ item }) => `The request for ${item} was withdrawn`,
      message: ({ sender }) => `${sender} doesn't need it any more.`,
    },
    hi: {
      title: ({ item }) => `${item} की रिक्वेस्ट वापस ले ली गई`,
      message: ({ sender }) => `${sender} को अब इसकी ज़रूरत नहीं है।`,
    },
  },
  booking_cancelled: {
    en: {
      title: ({ item }) => `Your booking for ${item} was cancelled`,
      message: ({ sender, because }) => because(`${sender} cancelled it.`),
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग कैंसल हो गई`,
      message: ({ sender, because }) => because(`${sender} ने कैंसल कर दी।`),
    },
  },
  booking_days_freed: {
    en: {
      title: ({ item }) => `${item} is free again on your days`,
      message: () => 'Still want it? Send a new request.',
    },
    hi: {
      title: ({ item }) => `${item} आपकी तारीखों पर फिर से खाली है`,
      message: () => 'अब भी चाहिए? नई रिक्वेस्ट भेजें।',
    },
  },
  booking_member_suspended: {
    en: {
      title: ({ sender }) => `${sender}’s account is suspended`,
      message: ({ item }) =>
        `They booked ${item}. Your booking stays, and you can cancel it until the handover.`,
    },
    hi: {
      title: ({ sender }) => `${sender} का अकाउंट सस्पेंड हो गया है`,
      message: ({ item }) =>
        `उन्होंने ${item} बुक किया था। आपकी बुकिंग बनी हुई है, और सामान देने तक आप उसे कैंसल कर सकते हैं।`,
    },
  },
  booking_item_gone: {
    en: {
      title: ({ item }) => `${item}, which you booked, is no longer listed`,
      message: ({ sender }) => `Your booking stays. Ask ${sender} if you can still have it.`,
    },
    hi: {
      title: ({ item }) => `आपने जो ${item} बुक किया, उसकी लिस्टिंग अब नहीं है`,
      message: ({ sender }) => `आपकी बुकिंग बनी हुई है। ${sender} से पूछ लें कि यह आपको मिलेगा या नहीं।`,
    },
  },
  booking_tomorrow: {
    en: {
      title: ({ item }) => `${item} is booked from tomorrow`,
      message: ({ sender }) => `Have you agreed with ${sender} on when and where to meet?`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग कल से है`,
      message: ({ sender }) => `क्या आपने ${sender} के साथ मिलने का समय और जगह तय कर ली है?`,
    },
  },
  booking_return: {
    en: {
      title: ({ item }) => `${item} is due back today`,
      message: ({ sender }) => `Have you agreed with ${sender} on when and where to meet?`,
    },
    hi: {
      title: ({ item }) => `${item} की वापसी आज है`,
      message: ({ sender }) => `क्या आपने ${sender} के साथ मिलने का समय और जगह तय कर ली है?`,
    },
  },
  booking_overdue: {
    en: {
      title: ({ item }) => `${item} is overdue`,
      message: ({ sender }) => `It should be back by now. Agree on the return with ${sender}.`,
    },
    hi: {
      title: ({ item }) => `${item} लौटाने में देर हो गई है`,
      message: ({ sender }) =>
        `यह अब तक वापस आ जाना चाहिए था। ${sender} के साथ लौटाने का समय तय कर लें।`,
    },
  },
  booking_problem: {
    en: {
      title: ({ item }) => `A problem with ${item} was reported`,
      message: ({ sender }) =>
        `${sender} says that something went wrong. Open the booking and tell us your side.`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग में दिक्कत बताई गई है`,
      message: ({ sender }) => `${sender} कहते हैं कि कुछ गड़बड़ हुई। बुकिंग खोलें और अपनी बात बताएँ।`,
    },
  },
  booking_completed: {
    en: {
      title: ({ item }) => `Your booking for ${item} is complete`,
      message: ({ sender }) => `How was the rental with ${sender}? Write a review.`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग पूरी हो गई`,
      message: ({ sender }) => `${sender} के साथ अनुभव कैसा रहा? रिव्यू लिखें।`,
    },
  },
  booking_no_show: {
    en: {
      title: ({ item }) => `Did you meet for ${item}?`,
      message: ({ sender, answerBy }) =>
        `${sender} says you didn't. If you did, tell us by ${answerBy}.`,
    },
    hi: {
      title: ({ item }) => `क्या ${item} का लेन-देन हुआ?`,
      message: ({ sender, answerBy }) =>
        `${sender} कहते हैं कि नहीं हुआ। अगर हुआ था, तो ${answerBy} तक बताएँ।`,
    },
  },
  booking_meeting: {
    en: {
      title: ({ sender }) => `${sender} changed where and when you meet`,
      message: ({ item }) => `Open your booking for ${item} to read it.`,
    },
    hi: {
      title: ({ sender }) => `${sender} ने मिलने की जगह और समय बदला`,
      message: ({ item }) => `पढ़ने के लिए ${item} की बुकिंग खोलें।`,
    },
  },
  booking_contested: {
    en: {
      title: ({ item }) => `Your booking for ${item} is still on`,
      message: ({ sender }) => `${sender} says the rental happened.`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग जारी है`,
      message: ({ sender }) => `${sender} कहते हैं कि लेन-देन हुआ था।`,
    },
  },
  booking_no_show_withdrawn: {
    en: {
      title: ({ item }) => `Your booking for ${item} is still on`,
      message: ({ sender }) => `${sender} took back the report that you didn't meet.`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग जारी है`,
      message: ({ sender }) => `${sender} ने “लेन-देन नहीं हुआ” वाली बात वापस ले ली।`,
    },
  },
  booking_change: {
    en: {
      title: ({ item }) => `Change your booking for ${item}?`,
      message: ({ sender, answerBy }) =>
        `${sender} wants to change it. Answer by ${answerBy}. Nothing changes until you accept.`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग में बदलाव?`,
      message: ({ sender, answerBy }) =>
        `${sender} बुकिंग बदलना चाहते हैं। ${answerBy} तक जवाब दें। आपकी हाँ के बिना कुछ नहीं बदलेगा।`,
    },
  },
  booking_changed: {
    en: {
      title: ({ item }) => `Your booking for ${item} has changed`,
      message: ({ sender }) => `${sender} accepted your change.`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग बदल गई`,
      message: ({ sender }) => `${sender} ने आपका बदलाव स्वीकार कर लिया।`,
    },
  },
  booking_change_declined: {
    en: {
      title: ({ item }) => `Your booking for ${item} hasn't changed`,
      message: ({ sender }) => `${sender} declined your change.`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग वैसी ही रहेगी`,
      message: ({ sender }) => `${sender} ने आपके बदलाव से मना कर दिया।`,
    },
  },
  booking_change_withdrawn: {
    en: {
      title: ({ item }) => `Your booking for ${item} hasn't changed`,
      message: ({ sender }) => `${sender} withdrew the change.`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग वैसी ही रहेगी`,
      message: ({ sender }) => `${sender} ने बदलाव वापस ले लिया।`,
    },
  },
} satisfies TextsOf
