import type { BookingSide, BookingState } from '@saajha/contract/booking'
import { inLanguage } from '@/messages/in_language'

type Named = { name: string }

type QuickReplies = Record<BookingState | 'none', Record<BookingSide, string[]>>

/** The conversation of a renter with an owner. */
export const conversation = inLanguage({
  en: {
    heading: 'Conversation',
    back: 'Back',
    with: ({ name }: Named) => `Conversation with ${name}`,
    reachesYou: ({ owner }: { owner: string }) => `How ${owner} reaches you`,
    notGiven: 'Not given',
    notShown: 'This listing is no longer shown',
    notFound: 'Conversation not found',
    notFoundHint: 'You may be logged in with another account.',
    loginHint: 'Please log in to read this conversation.',

    today: 'Today',
    yesterday: 'Yesterday',
    you: 'You:',
    author: ({ name }: Named) => `${name}:`,
    seen: 'Seen',
    earlier: 'Show earlier messages',
    newMessage: 'New message',
    arrived: ({ count, name }: Named & { count: number }) => `${count} new messages from ${name}`,
    loadFailed: "We couldn't load these messages",

    placeholder: 'Write here',
    waitsForNetwork: "Not sent. We'll send it when you're back online.",
    tooLong: ({ count }: { count: number }) =>
      count === 1
        ? 'This is 1 character too long. Please shorten it, or send it in two parts.'
        : `This is ${count} characters too long. Please shorten it, or send it in two parts.`,
    quickReplies: 'Quick replies',
    /** By the state of the booking that the conversation is about, and by side; none promises what only the booking can. */
    quickRepliesOf: {
      none: {
        owner: [
          "Yes, it's available.",
          'Which days do you need it?',
          'Please send a booking request for your days.',
          "Sorry, it isn't available then.",
          'You can pick it up after 10 am.',
        ],
        renter: [
          'Is it available this weekend?',
          'Where can I pick it up?',
          'What documents do you need?',
          'What comes with it?',
        ],
      },
      requested: {
        owner: [
          'What time will you come?',
          'What do you need it for?',
          "I'll look at your request soon.",
          'Have you used one before?',
        ],
        renter: [
          'When can you tell me?',
          'I can also come at another time.',
          'Where can I pick it up?',
          'What documents do you need?',
          'What comes with it?',
        ],
      },
      accepted: {
        owner: [
          'What time will you come?',
          "I'll send you the location.",
          'Please bring an ID with you.',
          "Please call when you're near.",
          'See you then!',
        ],
        renter: [
          'Send me the location, please.',
          'What documents do you need?',
          "I'm on my way.",
          "I'll be a little late.",
          'Can I pay when I come?',
          'See you then!',
        ],
      },
      active: {
        owner: [
          'Is everything working?',
          'What time will you bring it back?',
          'Please propose the new days in the booking.',
          "Please call when you're near.",
        ],
        renter: [
          'Can I keep it one day longer?',
          'How do I use it?',
          "Something isn't working.",
          'What time can I bring it back?',
          "I'm on my way.",
        ],
      },
      completed: {
        owner: ['Thank you!', 'Everything came back in good shape.', 'Happy to rent to you again.'],
        renter: [
          'Thank you!',
          'It worked very well.',
          'When will I get the deposit back?',
          "I'd like to rent it again.",
        ],
      },
      declined: {
        owner: ["Sorry, it isn't available then.", 'Would other days work for you?'],
        renter: ['Would other days work?', 'When is it free again?', 'No problem, thank you.'],
      },
      expired: {
        owner: [
          'Sorry, I saw your request too late.',
          'Do you still need it?',
          'Please send the request again.',
        ],
        renter: [
          'Should I send the request again?',
          'Would other days work?',
          'When is it free again?',
        ],
      },
      withdrawn: {
        owner: ['No problem.', 'Would other days work for you?'],
        renter: ['Sorry, my plans changed.', 'Would other days work?', 'Thank you!'],
      },
      cancelled: {
        owner: ['Sorry about that.', 'No problem.', 'Would other days work for you?'],
        renter: [
          'No problem.',
          'Sorry, my plans changed.',
          'Would other days work?',
          'When is it free again?',
        ],
      },
    } satisfies QuickReplies,
    isFree: ({ days }: { days: string }) => `Is it free on ${days}?`,

    freeOn: ({ days }: { days: string }) => `Free on ${days}`,
    seeAll: 'See all',
    findSimilar: 'Find something similar',
    thanks: 'Thanks for renting on Saajha!',
    rentAgain: 'Rent again',
    next: ({ days, name }: Named & { days: string }) => `Next: ${days}, ${name}`,

    menu: 'More options',
    mute: 'Mute',
    unmute: 'Unmute',
    mutedNotice: "Muted. We won't notify you of new messages here.",
    unmutedNotice: "We'll notify you of new messages here again.",
    archive: 'Archive',
    unarchive: 'Move out of archive',
    archivedNotice: 'Archived. A new message brings it back.',
    unarchivedNotice: "It's back in your conversations.",
    report: 'Report',
    block: 'Block',
    blockTitle: ({ name }: Named) => `Block ${name}?`,
    blockHint: ({ name }: Named) =>
      `You and ${name} won't be able to write to each other or send booking requests. We don't tell ${name}. You can unblock at any time.`,
    blocked: ({ name }: Named) => `You've blocked ${name}. Unblock to write.`,
    suspended: ({ name }: Named) =>
      `We've suspended the account of ${name}. Messages no longer reach them.`,
    changeFailed: "That didn't work",
  },
  hi: {
    heading: 'बातचीत',
    back: 'वापस',
    with: ({ name }) => `${name} से बातचीत`,
    reachesYou: ({ owner }) => `${owner} आपसे कैसे संपर्क करेंगे`,
    notGiven: 'नहीं दिया',
    notShown: 'यह लिस्टिंग अब नहीं दिखाई जाती',
    notFound: 'बातचीत नहीं मिली',
    notFoundHint: 'हो सकता है कि आपने किसी और अकाउंट से लॉग इन किया हो।',
    loginHint: 'यह बातचीत पढ़ने के लिए लॉग इन करें।',

    today: 'आज',
    yesterday: 'कल',
    you: 'आप:',
    author: ({ name }) => `${name} ने लिखा:`,
    seen: 'देख लिया',
    earlier: 'पुराने मैसेज दिखाएँ',
    newMessage: 'नया मैसेज',
    arrived: ({ count, name }) => `${name} के ${count} नए मैसेज`,
    loadFailed: 'मैसेज लोड नहीं हो पाए',

    placeholder: 'यहाँ लिखें',
    waitsForNetwork: 'मैसेज नहीं गया। इंटरनेट आते ही हम इसे भेज देंगे।',
    tooLong: ({ count }) => `मैसेज ${count} अक्षर ज़्यादा लंबा है। कृपया इसे छोटा करें, या दो बार में भेजें।`,
    quickReplies: 'झटपट जवाब',
    quickRepliesOf: {
      none: {
        owner: [
          'हाँ, उपलब्ध है।',
          'आपको किन दिनों के लिए चाहिए?',
          'कृपया अपने दिनों के लिए बुकिंग रिक्वेस्ट भेजें।',
          'माफ़ कीजिए, उन दिनों उपलब्ध नहीं है।',
          'आप सुबह 10 बजे के बाद ले जा सकते हैं।',
        ],
        renter: [
          'क्या यह इस वीकेंड पर मिल सकता है?',
          'इसे कहाँ से लेना होगा?',
          'कौन-से डॉक्यूमेंट चाहिए होंगे?',
          'इसके साथ क्या-क्या मिलेगा?',
        ],
      },
      requested: {
        owner: [
          'आप कितने बजे आएँगे?',
          'आपको यह किस काम के लिए चाहिए?',
          'आपकी रिक्वेस्ट पर जल्दी बताते हैं।',
          'क्या आपने इसे पहले चलाया है?',
        ],
        renter: [
          'आप कब तक बता पाएँगे?',
          'किसी और समय पर भी आ सकते हैं।',
          'इसे कहाँ से लेना होगा?',
          'कौन-से डॉक्यूमेंट चाहिए होंगे?',
          'इसके साथ क्या-क्या मिलेगा?',
        ],
      },
      accepted: {
        owner: [
          'आप कितने बजे आएँगे?',
          'आपको लोकेशन भेजते हैं।',
          'कृपया अपना पहचान पत्र साथ लाएँ।',
          'पास आकर कॉल कर दीजिए।',
          'ठीक है, तब मिलते हैं!',
        ],
        renter: [
          'कृपया लोकेशन भेज दीजिए।',
          'कौन-से डॉक्यूमेंट चाहिए होंगे?',
          'मैं रास्ते में हूँ।',
          'मुझे थोड़ी देर हो जाएगी।',
          'क्या आकर पैसे दे सकते हैं?',
          'ठीक है, तब मिलते हैं!',
        ],
      },
      active: {
        owner: [
          'सब ठीक चल रहा है?',
          'आप कितने बजे वापस लाएँगे?',
          'कृपया बुकिंग में नए दिन भेज दीजिए।',
          'पास आकर कॉल कर दीजिए।',
        ],
        renter: [
          'क्या इसे एक दिन और रख सकते हैं?',
          'इसे कैसे चलाना है?',
          'इसमें कुछ ठीक नहीं चल रहा।',
          'कितने बजे वापस लाना है?',
          'मैं रास्ते में हूँ।',
        ],
      },
      completed: {
        owner: ['धन्यवाद!', 'सब कुछ ठीक से वापस मिला।', 'फिर कभी चाहिए हो, तो बताइए।'],
        renter: [
          'धन्यवाद!',
          'यह बहुत अच्छा चला।',
          'डिपॉज़िट कब वापस मिलेगा?',
          'इसे फिर से किराए पर लेना है।',
        ],
      },
      declined: {
        owner: ['माफ़ कीजिए, उन दिनों उपलब्ध नहीं है।', 'क्या कोई और दिन चलेंगे?'],
        renter: ['क्या किसी और दिन मिल सकता है?', 'यह फिर कब खाली है?', 'कोई बात नहीं, धन्यवाद।'],
      },
      expired: {
        owner: [
          'माफ़ कीजिए, आपकी रिक्वेस्ट देर से देखी।',
          'क्या आपको अब भी चाहिए?',
          'कृपया रिक्वेस्ट फिर से भेज दीजिए।',
        ],
        renter: ['क्या रिक्वेस्ट फिर से भेजनी है?', 'क्या किसी और दिन मिल सकता है?', 'यह फिर कब खाली है?'],
      },
      withdrawn: {
        owner: ['कोई बात नहीं।', 'क्या कोई और दिन चलेंगे?'],
        renter: ['माफ़ कीजिए, मेरी योजना बदल गई।', 'क्या किसी और दिन मिल सकता है?', 'धन्यवाद!'],
      },
      cancelled: {
        owner: ['इसके लिए माफ़ कीजिए।', 'कोई बात नहीं।', 'क्या कोई और दिन चलेंगे?'],
        renter: [
          'कोई बात नहीं।',
          'माफ़ कीजिए, मेरी योजना बदल गई।',
          'क्या किसी और दिन मिल सकता है?',
          'यह फिर कब खाली है?',
        ],
      },
    },
    isFree: ({ days }) => `क्या यह ${days} को मिल सकता है?`,

    freeOn: ({ days }) => `${days} को ये मिल सकते हैं`,
    seeAll: 'सब देखें',
    findSimilar: 'ऐसा ही कुछ और ढूँढें',
    thanks: 'Saajha पर किराए पर लेने के लिए धन्यवाद!',
    rentAgain: 'फिर से किराए पर लें',
    next: ({ days, name }) => `अगली बुकिंग: ${days}, ${name}`,

    menu: 'और विकल्प',
    mute: 'म्यूट करें',
    unmute: 'अनम्यूट करें',
    mutedNotice: 'म्यूट हो गया। यहाँ के नए मैसेज की सूचना आपको नहीं मिलेगी।',
    unmutedNotice: 'अब यहाँ के नए मैसेज की सूचना आपको फिर मिलेगी।',
    archive: 'आर्काइव करें',
    unarchive: 'आर्काइव से हटाएँ',
    archivedNotice: 'आर्काइव हो गया। नया मैसेज आने पर यह वापस दिखेगी।',
    unarchivedNotice: 'यह फिर से आपकी बातचीत में दिखेगी।',
    report: 'शिकायत करें',
    block: 'ब्लॉक करें',
    blockTitle: ({ name }) => `${name} को ब्लॉक करें?`,
    blockHint: ({ name }) =>
      `आप और ${name} एक-दूसरे को मैसेज या बुकिंग रिक्वेस्ट नहीं भेज पाएँगे। ${name} को यह नहीं बताया जाएगा। आप कभी भी अनब्लॉक कर सकते हैं।`,
    blocked: ({ name }) => `आपने ${name} को ब्लॉक किया है। लिखने के लिए अनब्लॉक करें।`,
    suspended: ({ name }) => `हमने ${name} का अकाउंट बंद कर दिया है। अब मैसेज उन तक नहीं पहुँचेंगे।`,
    changeFailed: 'यह नहीं हो पाया',
  },
})
