import { inLanguage } from '@/messages/in_language'

type About = { item: string; document: string }
/** `phone` is null for a sender who gave none, such as a guest. */
type DescriptionParams = { sender: string; phone: string | null; reason: string | null }
type AnswerParams = { sender: string; item: string }

/** A member's notifications. */
export const notifications = inLanguage({
  en: {
    empty: 'No notifications yet',
    emptyHint: 'Messages and booking requests will show up here.',
    failed: "We couldn't load your notifications",
    new: 'New',
    list: 'Notifications',
    markAllRead: 'Mark all as read',
    markFailed: "We couldn't mark them as read. Please try again.",
    delete: ({ title }: { title: string }) => `Delete notification: ${title}`,
    deleted: 'Notification deleted',
    isDeleted: 'Deleted',
    undo: 'Undo',
    undoHint: 'Press F8 to get to Undo.',
    view: 'View',
    viewHint: 'Press F8 to get to View.',
    deleteFailed: "We couldn't delete the notification. Please try again.",
    error: 'Error',
    titles: {
      message: ({ item }: About) => `New message about ${item}`,
      reply: ({ item }: About) => `New message about ${item}`,
      booking: ({ item }: About) => `Booking request for ${item}`,
      whatsapp: ({ item }: About) => `WhatsApp enquiry about ${item}`,
      call: ({ item }: About) => `Call about ${item}`,
      document_verified: ({ document }: About) => `Your ${document} was verified`,
      document_rejected: ({ document }: About) => `Your ${document} was rejected`,
      item_hidden: ({ item }: About) => `Your listing ${item} was hidden`,
      item_shown: ({ item }: About) => `Your listing ${item} is shown again`,
      tick_removed: () => 'Your verified tick was removed',
    },
    documents: {
      aadhaar: 'Aadhaar card',
      pan: 'PAN card',
      voter_id: 'voter ID',
      driving_license: 'driving licence',
    },
    yourDocument: 'document',
    descriptions: {
      document_verified: () => 'You now have the verified tick.',
      document_rejected: ({ reason }: DescriptionParams) => (reason ? `Reason: ${reason}` : ''),
      item_hidden: ({ reason }: DescriptionParams) => `Only you can see it. Reason: ${reason}`,
      item_shown: () => 'Everyone can find it now.',
      tick_removed: () =>
        "You changed your name. You'll get the tick back once we've checked the new one.",
      whatsapp: ({ sender }: DescriptionParams) => `${sender} opened a WhatsApp chat with you.`,
      call: ({ sender, phone }: DescriptionParams) =>
        phone ? `${sender} tapped Call. Missed it? Call back.` : `${sender} tapped Call.`,
    },
    guest: 'A guest',
    verified: 'Verified',
    wroteAs: ({ name }: { name: string }) => `(wrote as: ${name})`,
    yourItem: 'your listing',
    total: ({ total }: { total: string }) => `Total ${total}`,
    whatsappNamed: ({ sender }: { sender: string }) => `WhatsApp ${sender}`,
    emailSender: 'Email',
    callSender: 'Call',
    reply: 'Reply',
    answerRequest: 'Answer the request',
    /** The prefilled answers to a booking request and to other contacts. */
    bookingAnswer: ({
      sender,
      item,
      days,
      total,
    }: AnswerParams & { days: string; total: string }) =>
      `Hi ${sender}, yes, the ${item} is free ${days}${total && `, ${total}`}.`,
    answer: ({ sender, item }: AnswerParams) =>
      `Hi ${sender}, thanks for asking about the ${item}.`,
    email: ({ name, email }: { name: string; email: string }) => `Email ${name}: ${email}`,
    call: ({ name, phone }: { name: string; phone: string }) => `Call ${name}: ${phone}`,
  },
  hi: {
    empty: 'अभी कोई नोटिफ़िकेशन नहीं है',
    emptyHint: 'मैसेज और बुकिंग रिक्वेस्ट यहाँ दिखेंगे।',
    failed: 'आपके नोटिफ़िकेशन लोड नहीं हो पाए',
    new: 'नया',
    list: 'नोटिफ़िकेशन',
    markAllRead: 'सब पढ़ लिए',
    markFailed: 'यह नहीं हो पाया। फिर कोशिश करें।',
    delete: ({ title }) => `नोटिफ़िकेशन हटाएँ: ${title}`,
    deleted: 'नोटिफ़िकेशन हटाया गया',
    isDeleted: 'हटाया गया',
    undo: 'वापस लाएँ',
    undoHint: 'वापस लाने के लिए F8 दबाएँ।',
    view: 'देखें',
    viewHint: 'देखने के लिए F8 दबाएँ।',
    deleteFailed: 'नोटिफ़िकेशन नहीं हटाया जा सका। कृपया फिर कोशिश करें।',
    error: 'गड़बड़ी',
    titles: {
      message: ({ item }) => `${item} के बारे में नया मैसेज`,
      reply: ({ item }) => `${item} के बारे में नया मैसेज`,
      booking: ({ item }) => `${item} के लिए बुकिंग रिक्वेस्ट`,
      whatsapp: ({ item }) => `${item} के बारे में WhatsApp पर पूछताछ`,
      call: ({ item }) => `${item} के बारे में कॉल`,
      document_verified: ({ document }) => `आपका ${document} वेरिफ़ाई हो गया`,
      document_rejected: ({ document }) => `आपका ${document} नामंज़ूर हो गया`,
      item_hidden: ({ item }) => `आपकी लिस्टिंग ${item} छिपा दी गई`,
      item_shown: ({ item }) => `आपकी लिस्टिंग ${item} फिर से दिख रही है`,
      tick_removed: () => 'आपका वेरिफ़ाइड टिक हटा दिया गया',
    },
    documents: {
      aadhaar: 'आधार कार्ड',
      pan: 'पैन कार्ड',
      voter_id: 'वोटर ID',
      driving_license: 'ड्राइविंग लाइसेंस',
    },
    yourDocument: 'दस्तावेज़',
    descriptions: {
      document_verified: () => 'अब आपके नाम के साथ वेरिफ़ाइड टिक दिखेगा।',
      document_rejected: ({ reason }) => (reason ? `वजह: ${reason}` : ''),
      item_hidden: ({ reason }) => `इसे और कोई नहीं देख सकता। वजह: ${reason}`,
      item_shown: () => 'अब इसे सब देख सकते हैं।',
      tick_removed: () => 'आपने अपना नाम बदला है। नया नाम जाँचकर हम टिक वापस लगा देंगे।',
      whatsapp: ({ sender }) => `${sender} ने आपके साथ WhatsApp चैट खोली।`,
      call: ({ sender, phone }) =>
        phone
          ? `${sender} ने कॉल का बटन दबाया। कॉल छूट गई? वापस कॉल करें।`
          : `${sender} ने कॉल का बटन दबाया।`,
    },
    guest: 'एक विज़िटर',
    verified: 'वेरिफ़ाइड',
    wroteAs: ({ name }) => `(फ़ॉर्म में लिखा नाम: ${name})`,
    yourItem: 'आपकी लिस्टिंग',
    total: ({ total }) => `कुल ${total}`,
    whatsappNamed: ({ sender }) => `${sender} को WhatsApp करें`,
    emailSender: 'ईमेल करें',
    callSender: 'कॉल करें',
    reply: 'जवाब दें',
    answerRequest: 'रिक्वेस्ट का जवाब दें',
    bookingAnswer: ({ sender, item, days, total }) =>
      `नमस्ते ${sender}, हाँ, ${item} ${days} के लिए उपलब्ध है${total && `, किराया ${total}`}।`,
    answer: ({ sender, item }) => `नमस्ते ${sender}, ${item} के बारे में पूछने के लिए धन्यवाद।`,
    email: ({ name, email }) => `${name} को ईमेल करें: ${email}`,
    call: ({ name, phone }) => `${name} को कॉल करें: ${phone}`,
  },
})
