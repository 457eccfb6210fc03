import { inLanguage } from '@/messages/in_language'

type Named = { name: string }

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
    tooLong: ({ count }: { count: number }) =>
      count === 1
        ? 'This is 1 character too long. Please shorten it, or send it in two parts.'
        : `This is ${count} characters too long. Please shorten it, or send it in two parts.`,
    quickReplies: 'Quick replies',
    quickRepliesOf: {
      owner: [
        "Yes, it's available.",
        "Sorry, it isn't available then.",
        'You can pick it up after 10 am.',
      ],
      renter: [
        'Is it available this weekend?',
        'Where can I pick it up?',
        'What documents do you need?',
      ],
    },
    isFree: ({ days }: { days: string }) => `Is it free on ${days}?`,

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
    tooLong: ({ count }) => `मैसेज ${count} अक्षर ज़्यादा लंबा है। कृपया इसे छोटा करें, या दो बार में भेजें।`,
    quickReplies: 'झटपट जवाब',
    quickRepliesOf: {
      owner: ['हाँ, उपलब्ध है।', 'माफ़ कीजिए, उन दिनों उपलब्ध नहीं है।', 'आप सुबह 10 बजे के बाद ले जा सकते हैं।'],
      renter: ['क्या यह इस वीकेंड पर मिल सकता है?', 'इसे कहाँ से लेना होगा?', 'कौन-से डॉक्यूमेंट चाहिए होंगे?'],
    },
    isFree: ({ days }) => `क्या यह ${days} को मिल सकता है?`,

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
