import { HEADINGS } from '@saajha/contract/page_texts/headings'
import { HINTS } from '@saajha/contract/page_texts/hints'
import { ITEM_NOT_FOUND } from '@saajha/contract/page_texts/not_found'
import { PRODUCT_NAME } from '@/lib/preferences/product'
import { inLanguage } from '@/messages/in_language'

type Named = { owner: string; title: string }
type NamedDays = Named & {
  start: string
  end: string
  total: string | null
  hourly: string | null
  deposit: string | null
}

/** The terms that there are, each after a comma. */
const listed = (...terms: (string | null)[]) =>
  terms
    .filter(Boolean)
    .map((term) => `, ${term}`)
    .join('')

/** Writing to an owner, and booking requests. */
export const contact = inLanguage({
  en: {
    heading: HEADINGS.en.contact,
    bookingHeading: HEADINGS.en.booking,
    hint: HINTS.en.contact,
    bookingHint: HINTS.en.booking,
    ownedBy: ({ owner }: { owner: string }) => `Listed by ${owner}`,
    verified: 'Verified',
    noLocation: 'Location not specified',

    dates: 'Your dates',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    duration: 'Duration',
    total: 'Total',
    deposit: 'Deposit',
    unavailableTitle: 'Not available now',
    unavailable: "You can't book this item right now, but you can still message the owner.",
    messageOwner: 'Message Owner',
    datesMissing: 'Please choose your dates in the calendar.',
    datesMissingTitle: 'No dates yet',
    chooseDates: 'Choose dates',

    loginRequired: 'Login required',
    loginRequiredHint: "Please log in to send your message. We'll keep what you've written.",
    loginOrSignUp: 'Login or Sign Up',

    name: 'Name',
    nameRequired: 'Please enter your name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    prefilled: ({ owner, title }: Named) =>
      `Hi ${owner}, I'm interested in renting "${title}". Is it available?`,
    prefilledBooking: ({ owner, title, start, end, total, hourly, deposit }: NamedDays) => {
      const terms = listed(total && `total ${total}`, hourly, deposit && `deposit ${deposit}`)
      return `Hi ${owner}, I'd like to rent "${title}" ${start === end ? `on ${start}` : `from ${start} to ${end}`}${terms}. Is it available?`
    },
    send: 'Send Message',
    sending: 'Sending...',

    unable: 'Unable to send message. Please try again.',
    failed: 'Failed to send message. Please try again.',
    sent: 'Message Sent!',
    bookingSent: 'Booking request sent',
    sentTitle: 'Your message is on its way',
    bookingSentTitle: 'Your request is on its way',
    sentNext: ({ owner }: { owner: string }) =>
      `Sent. ${owner} will answer you here, in this chat.`,
    backToItem: 'Back to Item',
    writeAnother: 'Write another message',
    openConversation: 'Open conversation',
    askAgain: 'Request other dates',

    notFound: ITEM_NOT_FOUND.en,
    notFoundHint: 'The owner may have removed it.',
    loadFailed: "We couldn't load this item",

    safety: 'Privacy and safety',
    privacyNote: 'We share your name, email and phone with this owner only.',
    safetyNotes: [
      'Meet in a public place and check the item before you pay.',
      `Never share an OTP or card number. ${PRODUCT_NAME} will never ask for them.`,
      'Agree on the price, deposit and return in writing.',
    ],
  },
  hi: {
    heading: HEADINGS.hi.contact,
    bookingHeading: HEADINGS.hi.booking,
    hint: HINTS.hi.contact,
    bookingHint: HINTS.hi.booking,
    ownedBy: ({ owner }) => `मालिक: ${owner}`,
    verified: 'वेरिफ़ाइड',
    noLocation: 'जगह नहीं बताई गई',

    dates: 'आपकी तारीखें',
    checkIn: 'लेने का दिन',
    checkOut: 'लौटाने का दिन',
    duration: 'कितने दिन',
    total: 'कुल',
    deposit: 'डिपॉज़िट',
    unavailableTitle: 'अभी उपलब्ध नहीं',
    unavailable: 'यह आइटम अभी बुक नहीं हो सकता। आप मालिक को मैसेज भेज सकते हैं।',
    messageOwner: 'मालिक को मैसेज भेजें',
    datesMissing: 'कृपया कैलेंडर में अपनी तारीखें चुनें।',
    datesMissingTitle: 'तारीखें नहीं चुनी गईं',
    chooseDates: 'तारीखें चुनें',

    loginRequired: 'लॉग इन ज़रूरी है',
    loginRequiredHint: 'मैसेज भेजने के लिए लॉग इन करें। आपका लिखा हुआ यहीं रहेगा।',
    loginOrSignUp: 'लॉग इन या साइन अप करें',

    name: 'नाम',
    nameRequired: 'कृपया अपना नाम लिखें',
    email: 'ईमेल',
    phone: 'फ़ोन',
    message: 'मैसेज',
    prefilled: ({ owner, title }) =>
      `नमस्ते ${owner}, मुझे “${title}” किराए पर चाहिए। क्या यह मिल जाएगा?`,
    prefilledBooking: ({ owner, title, start, end, total, hourly, deposit }) => {
      const terms = listed(total && `कुल ${total}`, hourly, deposit && `डिपॉज़िट ${deposit}`)
      return `नमस्ते ${owner}, मुझे “${title}” ${start === end ? `${start} को` : `${start} से ${end} तक`} किराए पर चाहिए${terms}। क्या यह मिल जाएगा?`
    },
    send: 'मैसेज भेजें',
    sending: 'भेजा जा रहा है...',

    unable: 'मैसेज नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
    failed: 'मैसेज नहीं जा पाया। कृपया फिर कोशिश करें।',
    sent: 'मैसेज भेज दिया गया!',
    bookingSent: 'बुकिंग रिक्वेस्ट भेज दी गई',
    sentTitle: 'आपका मैसेज भेज दिया गया है',
    bookingSentTitle: 'आपकी रिक्वेस्ट भेज दी गई है',
    sentNext: ({ owner }) => `भेज दिया गया। ${owner} का जवाब आपको यहीं, इसी चैट में मिलेगा।`,
    backToItem: 'आइटम पर वापस जाएँ',
    writeAnother: 'एक और मैसेज लिखें',
    openConversation: 'चैट खोलें',
    askAgain: 'दूसरी तारीखों के लिए पूछें',

    notFound: ITEM_NOT_FOUND.hi,
    notFoundHint: 'हो सकता है कि मालिक ने इसे हटा दिया हो।',
    loadFailed: 'यह आइटम लोड नहीं हो पाया',

    safety: 'प्राइवेसी और सुरक्षा',
    privacyNote: 'आपका नाम, ईमेल और फ़ोन हम सिर्फ़ इस मालिक को देते हैं।',
    safetyNotes: [
      'ऐसी जगह मिलें जहाँ और लोग भी हों, और पैसे देने से पहले आइटम देख लें।',
      `OTP या कार्ड नंबर कभी किसी को न बताएँ। ${PRODUCT_NAME} इन्हें कभी नहीं माँगता।`,
      'किराया, डिपॉज़िट और लौटाने की बात लिखकर तय करें।',
    ],
  },
})
