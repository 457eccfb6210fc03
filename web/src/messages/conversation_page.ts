import { HEADINGS } from '@saajha/contract/page_texts/headings'
import { inLanguage } from '@/messages/in_language'

/** The page of a conversation, and why it may show none. */
export const conversationPage = inLanguage({
  en: {
    heading: HEADINGS.en.conversation,
    notShown: 'This listing is no longer shown',
    notFound: 'Conversation not found',
    notFoundHint: 'You may be logged in with another account.',
    loadFailed: "We couldn't load these messages",
    loginHint: 'Please log in to read this conversation.',
  },
  hi: {
    heading: HEADINGS.hi.conversation,
    notShown: 'यह लिस्टिंग अब नहीं दिखाई जाती',
    notFound: 'चैट नहीं मिली',
    notFoundHint: 'हो सकता है कि आपने किसी और अकाउंट से लॉग इन किया हो।',
    loadFailed: 'मैसेज लोड नहीं हो पाए',
    loginHint: 'यह चैट पढ़ने के लिए लॉग इन करें।',
  },
})
