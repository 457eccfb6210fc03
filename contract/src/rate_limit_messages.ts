import type { Language } from './language.ts'

type Message = string | ((limit: number) => string)

/** The messages of exceeded rate limits by error code, with the limit's number. The time to try again follows. */
export const RATE_LIMIT_MESSAGES = {
  tooManyAppeals: {
    en: 'Too many appeals have come from your network.',
    hi: 'आपके नेटवर्क से बहुत सारी अपीलें आई हैं।',
  },
  tooManyBlocks: {
    en: (limit: number) => `You've blocked or unblocked members ${limit} times in the last hour.`,
    hi: (limit: number) => `पिछले एक घंटे में आप ${limit} बार किसी को ब्लॉक या अनब्लॉक कर चुके हैं।`,
  },
  tooManyBookingChanges: {
    en: (limit: number) => `You've changed bookings ${limit} times in the last hour.`,
    hi: (limit: number) => `पिछले एक घंटे में आप ${limit} बार बुकिंग बदल चुके हैं।`,
  },
  tooManyCalendarReads: {
    en: (limit: number) => `Your calendar has been read ${limit} times in the last hour.`,
    hi: (limit: number) => `पिछले एक घंटे में आपका कैलेंडर ${limit} बार खोला गया है।`,
  },
  tooManyCalendarUrls: {
    en: (limit: number) =>
      `You've changed the link of your calendar ${limit} times in the last hour.`,
    hi: (limit: number) => `पिछले एक घंटे में आप अपने कैलेंडर का लिंक ${limit} बार बदल चुके हैं।`,
  },
  tooManyCalendars: {
    en: 'Too many calendars have been opened from your network.',
    hi: 'आपके नेटवर्क से बहुत सारे कैलेंडर खोले गए हैं।',
  },
  tooManyConcurrentBookingChanges: {
    en: "You're making too many changes at once.",
    hi: 'आप एक साथ बहुत सारे बदलाव कर रहे हैं।',
  },
  tooManyConcurrentMessages: {
    en: "You're sending too many messages at once.",
    hi: 'आप एक साथ बहुत सारे मैसेज भेज रहे हैं।',
  },
  tooManyConcurrentSearches: {
    en: 'Too many searches came from your network at once.',
    hi: 'आपके नेटवर्क से एक साथ बहुत बार खोजा गया है।',
  },
  tooManyConcurrentUploads: {
    en: "You're uploading too many files at once.",
    hi: 'आप एक साथ बहुत सारी फ़ाइलें अपलोड कर रहे हैं।',
  },
  tooManyContacts: {
    en: (limit: number) => `You've sent ${limit} enquiries in the last hour.`,
    hi: (limit: number) => `पिछले एक घंटे में आप ${limit} बार मालिकों से पूछ चुके हैं।`,
  },
  tooManyContactsOfItem: {
    en: (limit: number) =>
      `You've contacted this owner ${limit} times about this item in the last 24 hours.`,
    hi: (limit: number) => `पिछले 24 घंटों में आप इस आइटम के बारे में इस मालिक से ${limit} बार संपर्क कर चुके हैं।`,
  },
  tooManyConversationChanges: {
    en: (limit: number) =>
      `You've muted or archived conversations ${limit} times in the last hour.`,
    hi: (limit: number) => `पिछले एक घंटे में आप ${limit} बार चैट म्यूट या आर्काइव कर चुके हैं।`,
  },
  tooManyConversationReads: {
    en: (limit: number) => `You've marked messages as read ${limit} times in the last hour.`,
    hi: (limit: number) => `पिछले एक घंटे में आप ${limit} बार मैसेज पढ़ चुके हैं।`,
  },
  tooManyDayChanges: {
    en: (limit: number) =>
      `You've changed the days of your listings ${limit} times in the last hour.`,
    hi: (limit: number) => `पिछले एक घंटे में आप ${limit} बार अपनी लिस्टिंग की तारीखें बदल चुके हैं।`,
  },
  tooManyDirectContacts: {
    en: (limit: number) => `You've called or opened WhatsApp ${limit} times in the last hour.`,
    hi: (limit: number) => `पिछले एक घंटे में आप ${limit} बार कॉल कर चुके हैं या WhatsApp खोल चुके हैं।`,
  },
  tooManyDirectContactsOfItem: {
    en: (limit: number) =>
      `You've called or opened WhatsApp ${limit} times for this item in the last 24 hours.`,
    hi: (limit: number) =>
      `पिछले 24 घंटों में आप इस आइटम के लिए ${limit} बार कॉल कर चुके हैं या WhatsApp खोल चुके हैं।`,
  },
  tooManyDocumentChanges: {
    en: (limit: number) => `You've sent or changed your documents ${limit} times in the last day.`,
    hi: (limit: number) => `पिछले एक दिन में आप अपने दस्तावेज़ ${limit} बार भेज या बदल चुके हैं।`,
  },
  tooManyGuestCalls: {
    en: 'Many owners were called from your network in the last hour.',
    hi: 'पिछले एक घंटे में आपके नेटवर्क से कई मालिकों को कॉल किया गया है।',
  },
  tooManyGuestCallsOfItem: {
    en: 'This owner was called from your network about this item several times today.',
    hi: 'आज आपके नेटवर्क से इस आइटम के लिए इस मालिक को कई बार कॉल किया जा चुका है।',
  },
  tooManyGuestReports: {
    en: 'Several reports have been sent from your network. You can also log in and report it now.',
    hi: 'आपके नेटवर्क से कई शिकायतें आ चुकी हैं। आप लॉग इन करके अभी शिकायत कर सकते हैं।',
  },
  tooManyInvalidLinks: {
    en: 'Too many invalid links have been opened from your network.',
    hi: 'आपके नेटवर्क से बहुत सारे गलत लिंक खोले गए हैं।',
  },
  tooManyItemChanges: {
    en: (limit: number) => `You've changed your listings ${limit} times in the last hour.`,
    hi: (limit: number) => `पिछले एक घंटे में आप अपनी लिस्टिंग ${limit} बार बदल चुके हैं।`,
  },
  tooManyLists: {
    en: 'Too many pages have been opened from your network.',
    hi: 'आपके नेटवर्क से बहुत सारे पेज खोले गए हैं।',
  },
  tooManyMeetings: {
    en: (limit: number) => `You've changed the meeting ${limit} times in the last day.`,
    hi: (limit: number) => `पिछले एक दिन में आप ${limit} बार मिलने की जगह या समय बदल चुके हैं।`,
  },
  tooManyMessages: {
    en: (limit: number) => `You've sent ${limit} messages in the last hour.`,
    hi: (limit: number) => `पिछले एक घंटे में आप ${limit} मैसेज भेज चुके हैं।`,
  },
  tooManyMessagesOfConversation: {
    en: (limit: number) => `You've sent ${limit} messages in this conversation in the last hour.`,
    hi: (limit: number) => `पिछले एक घंटे में आप इस चैट में ${limit} मैसेज भेज चुके हैं।`,
  },
  tooManyNewItemsInDay: {
    en: (limit: number) => `You've published ${limit} listings in the last day.`,
    hi: (limit: number) => `पिछले एक दिन में आप ${limit} लिस्टिंग पब्लिश कर चुके हैं।`,
  },
  tooManyNewItemsInHour: {
    en: (limit: number) => `You've published ${limit} listings in the last hour.`,
    hi: (limit: number) => `पिछले एक घंटे में आप ${limit} लिस्टिंग पब्लिश कर चुके हैं।`,
  },
  tooManyNewOwners: {
    en: (limit: number) => `You've written to ${limit} new owners in the last 24 hours.`,
    hi: (limit: number) => `पिछले 24 घंटों में आप ${limit} नए मालिकों को मैसेज भेज चुके हैं।`,
  },
  tooManyPasswordChanges: {
    en: (limit: number) => `You've tried to change your password ${limit} times in the last hour.`,
    hi: (limit: number) => `पिछले एक घंटे में आपने ${limit} बार पासवर्ड बदलने की कोशिश की है।`,
  },
  tooManyPreferences: {
    en: (limit: number) =>
      `You've changed your notification settings ${limit} times in the last hour.`,
    hi: (limit: number) => `पिछले एक घंटे में आप नोटिफ़िकेशन की सेटिंग ${limit} बार बदल चुके हैं।`,
  },
  tooManyProfileChanges: {
    en: (limit: number) => `You've changed your profile ${limit} times in the last hour.`,
    hi: (limit: number) => `पिछले एक घंटे में आप अपनी प्रोफ़ाइल ${limit} बार बदल चुके हैं।`,
  },
  tooManyPushSubscriptions: {
    en: (limit: number) => `You've turned notifications on or off ${limit} times in the last hour.`,
    hi: (limit: number) => `पिछले एक घंटे में आप नोटिफ़िकेशन ${limit} बार चालू या बंद कर चुके हैं।`,
  },
  tooManyRegistrations: {
    en: 'Too many accounts have been created from your network.',
    hi: 'आपके नेटवर्क से बहुत सारे अकाउंट बनाए गए हैं।',
  },
  tooManyReportReads: {
    en: 'Too many reports have been looked up from your network.',
    hi: 'आपके नेटवर्क से बहुत बार शिकायतें देखी गई हैं।',
  },
  tooManyReports: {
    en: (limit: number) => `You've sent ${limit} reports in the last hour.`,
    hi: (limit: number) => `आप पिछले एक घंटे में ${limit} शिकायतें भेज चुके हैं।`,
  },
  tooManyResetsOfEmail: {
    en: (limit: number) =>
      `The link has been requested ${limit} times for this email in the last hour.`,
    hi: (limit: number) => `पिछले एक घंटे में इस ईमेल के लिए ${limit} बार लिंक माँगा जा चुका है।`,
  },
  tooManyResetsOfNetwork: {
    en: 'Too many links have been requested from your network.',
    hi: 'आपके नेटवर्क से बहुत बार लिंक माँगा गया है।',
  },
  tooManyReviewAnswers: {
    en: (limit: number) => `You've answered ${limit} reviews in the last day.`,
    hi: (limit: number) => `पिछले एक दिन में आप ${limit} रिव्यू का जवाब दे चुके हैं।`,
  },
  tooManyReviews: {
    en: (limit: number) => `You've written ${limit} reviews in the last day.`,
    hi: (limit: number) => `पिछले एक दिन में आप ${limit} रिव्यू लिख चुके हैं।`,
  },
  tooManySearches: {
    en: 'Too many searches came from your network.',
    hi: 'आपके नेटवर्क से बहुत बार खोजा गया है।',
  },
  tooManyShareImages: {
    en: 'Too many new pictures have been requested from your network.',
    hi: 'आपके नेटवर्क से बहुत सारी नई फ़ोटो माँगी गई हैं।',
  },
  tooManySignIns: {
    en: (limit: number) =>
      `The password of this account has been entered ${limit} times from your network.`,
    hi: (limit: number) => `आपके नेटवर्क से इस अकाउंट का पासवर्ड ${limit} बार डाला जा चुका है।`,
  },
  tooManyTakenNames: {
    en: 'Too many taken usernames and emails have been tried from your network.',
    hi: 'आपके नेटवर्क से बहुत बार ऐसे यूज़रनेम और ईमेल डाले गए हैं जो दूसरों के हैं।',
  },
  tooManyUploadedBytes: {
    en: (limit: number) =>
      `Your photos and videos of the last day have reached ${Math.round(limit / 1024)} MB.`,
    hi: (limit: number) =>
      `पिछले एक दिन में आपकी फ़ोटो और वीडियो ${Math.round(limit / 1024)} MB हो चुके हैं।`,
  },
  tooManyUploads: {
    en: "You've uploaded a lot of files in the last hour.",
    hi: 'पिछले एक घंटे में आपने बहुत सारी फ़ाइलें अपलोड की हैं।',
  },
  tooManyVerificationEmails: {
    en: (limit: number) => `You've requested the link ${limit} times in the last hour.`,
    hi: (limit: number) => `पिछले एक घंटे में आप ${limit} बार लिंक माँग चुके हैं।`,
  },
  tooManyWithdrawnReports: {
    en: (limit: number) =>
      `You've taken back ${limit} reports of rentals that did not take place in the last day.`,
    hi: (limit: number) => `पिछले एक दिन में आप ${limit} बार “लेन-देन नहीं हुआ” वाली बात वापस ले चुके हैं।`,
  },
  tooManyWrongCodes: {
    en: 'Too many wrong codes have been entered.',
    hi: 'कई बार गलत कोड डाला गया है।',
  },
  tooManyWrongPasswordsForAccount: {
    en: 'Too many wrong passwords for this account.',
    hi: 'इस अकाउंट के लिए कई बार गलत पासवर्ड डाला गया है।',
  },
  tooManyWrongPasswordsOfDeviceForAccount: {
    en: 'Too many wrong passwords for this account from your device.',
    hi: 'आपके डिवाइस से इस अकाउंट के लिए कई बार गलत पासवर्ड डाला गया है।',
  },
  tooManyWrongPasswordsOfNetwork: {
    en: 'Too many wrong passwords from your network.',
    hi: 'आपके नेटवर्क से कई बार गलत पासवर्ड डाला गया है।',
  },
  tooManyWrongPasswordsOfNetworkForAccount: {
    en: 'Too many wrong passwords for this account from your network.',
    hi: 'आपके नेटवर्क से इस अकाउंट के लिए कई बार गलत पासवर्ड डाला गया है।',
  },
} satisfies Record<string, Record<Language, Message>>

/** Exceeded rate limits. */
export type RateLimitCode = keyof typeof RATE_LIMIT_MESSAGES

/** Returns the message of an exceeded limit without the time to try again. */
export function rateLimitMessage(code: RateLimitCode, language: Language, limit: number): string {
  const message: Message = RATE_LIMIT_MESSAGES[code][language]
  return typeof message === 'string' ? message : message(limit)
}
