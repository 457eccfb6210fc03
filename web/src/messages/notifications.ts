import { inLanguage } from '@/messages/in_language'

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
    deleteFailed: "We couldn't delete the notification. Please try again.",
    error: 'Error',
    wroteAs: ({ name }: { name: string }) => `(wrote as: ${name})`,
    total: ({ total }: { total: string }) => `Total ${total}`,
    whatsappNamed: ({ sender }: { sender: string }) => `WhatsApp ${sender}`,
    emailSender: 'Email',
    callSender: 'Call',
    reply: 'Reply',
    answerRequest: 'Answer the request',
    openBooking: 'See the booking',
    /** The prefilled answers to a booking request and to other contacts. The first promises nothing: the request is still open. */
    bookingAnswer: ({
      sender,
      item,
      days,
      total,
    }: AnswerParams & { days: string; total: string }) =>
      `Hi ${sender}, I got your request for the ${item}, ${days}${total && `, ${total}`}.`,
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
    deleteFailed: 'नोटिफ़िकेशन नहीं हटाया जा सका। कृपया फिर कोशिश करें।',
    error: 'गड़बड़ी',
    wroteAs: ({ name }) => `(फ़ॉर्म में लिखा नाम: ${name})`,
    total: ({ total }) => `कुल ${total}`,
    whatsappNamed: ({ sender }) => `${sender} को WhatsApp करें`,
    emailSender: 'ईमेल करें',
    callSender: 'कॉल करें',
    reply: 'जवाब दें',
    answerRequest: 'रिक्वेस्ट का जवाब दें',
    openBooking: 'बुकिंग देखें',
    bookingAnswer: ({ sender, item, days, total }) =>
      `नमस्ते ${sender}, ${item} के लिए आपकी रिक्वेस्ट मिली: ${days}${total && `, किराया ${total}`}।`,
    answer: ({ sender, item }) => `नमस्ते ${sender}, ${item} के बारे में पूछने के लिए धन्यवाद।`,
    email: ({ name, email }) => `${name} को ईमेल करें: ${email}`,
    call: ({ name, phone }) => `${name} को कॉल करें: ${phone}`,
  },
})
