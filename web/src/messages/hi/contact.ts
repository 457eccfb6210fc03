import { PRODUCT_NAME } from '@/lib/product'
import type { contact as English } from '@/messages/en/contact'

export const contact: typeof English = {
  heading: 'मालिक से संपर्क करें',
  bookingHeading: 'बुकिंग रिक्वेस्ट',
  hint: ({ owner }) => `${owner} को लिखें। जवाब सीधे आपके पास आएगा।`,
  bookingHint: ({ owner }) => `${owner} से ये दिन माँगें। जब तक आप दोनों राज़ी न हों, कोई पैसा नहीं देना है।`,
  ownedBy: ({ owner }) => `मालिक: ${owner}`,
  verified: 'वेरिफ़ाइड',
  noLocation: 'जगह नहीं बताई गई',

  dates: 'आपकी तारीखें',
  checkIn: 'लेने का दिन',
  checkOut: 'लौटाने का दिन',
  duration: 'अवधि',
  days: ({ days }) => `${days} दिन`,
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
  phoneHint: 'ताकि मालिक आपको कॉल कर सकें।',
  message: 'मैसेज',
  messageRequired: 'कृपया मैसेज लिखें।',
  prefilled: ({ owner, title }) => `नमस्ते ${owner}, मुझे “${title}” किराए पर चाहिए। क्या यह उपलब्ध है?`,
  prefilledBooking: ({ owner, title, start, end }) =>
    `नमस्ते ${owner}, मुझे “${title}” ${start} से ${end} तक किराए पर चाहिए। क्या यह उपलब्ध है?`,
  send: 'मैसेज भेजें',
  sending: 'भेजा जा रहा है...',

  unable: 'मैसेज नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  failed: 'मैसेज नहीं जा पाया। कृपया फिर कोशिश करें।',
  sent: 'मैसेज भेज दिया गया!',
  bookingSent: 'बुकिंग रिक्वेस्ट भेज दी गई',
  sentTitle: 'आपका मैसेज भेज दिया गया है',
  bookingSentTitle: 'आपकी रिक्वेस्ट भेज दी गई है',
  sentNext: ({ owner }) =>
    `${owner} को यह आपके नाम और संपर्क के साथ तुरंत दिखेगा। जवाब आपको फ़ोन या ईमेल पर मिलेगा।`,
  backToItem: 'आइटम पर वापस जाएँ',
  writeAnother: 'एक और मैसेज लिखें',

  notFound: 'आइटम नहीं मिला',
  notFoundHint: 'हो सकता है कि मालिक ने इसे हटा दिया हो।',
  loadFailed: 'यह आइटम लोड नहीं हो पाया',

  safety: 'निजता और सुरक्षा',
  privacyNote: 'आपका नाम, ईमेल और फ़ोन मैसेज के साथ सिर्फ़ इस मालिक को भेजा जाएगा।',
  safetyNotes: [
    'किसी सार्वजनिक जगह पर मिलें और पैसे देने से पहले आइटम देख लें।',
    `OTP या कार्ड नंबर कभी किसी को न बताएँ। ${PRODUCT_NAME} इन्हें कभी नहीं माँगता।`,
    'किराया, डिपॉज़िट और लौटाने की बात लिखकर तय करें।',
  ],
}
