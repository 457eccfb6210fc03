import type { ErrorCode, ErrorParams } from '@saajha/contract/errors'
import { LIMITS } from '@saajha/contract/limits'
import { LONGER_PRICE_MESSAGES } from '@saajha/contract/longer_price_messages'
import { ACCOUNT_BLOCKED } from '@saajha/contract/page_texts/account_blocked'
import { ITEM_NOT_FOUND, MEMBER_NOT_FOUND } from '@saajha/contract/page_texts/not_found'
import { PERIODS } from '@saajha/contract/periods'
import {
  RATE_LIMIT_MESSAGES,
  rateLimitMessage,
  type RateLimitCode,
} from '@saajha/contract/rate_limit_messages'
import { retryWait } from '@saajha/contract/retry_wait'
import { inLanguage } from '@/messages/in_language'
import { inputs } from '@/messages/inputs'

export type ErrorMessages = {
  [Code in ErrorCode]: ErrorParams[Code] extends undefined
    ? string
    : (params: ErrorParams[Code]) => string
}

const UNITS = { hour: 'घंटे', day: 'दिन', week: 'हफ़्ते', month: 'महीने' }

const BOOKING_STATES = {
  requested: 'इस बुकिंग का जवाब अभी बाकी है।',
  accepted: 'यह बुकिंग स्वीकार हो गई है।',
  active: 'यह आइटम दिया जा चुका है।',
  completed: 'यह बुकिंग पूरी हो चुकी है।',
  declined: 'इस बुकिंग के लिए मना कर दिया गया है।',
  expired: 'इस बुकिंग के जवाब का समय निकल गया है।',
  withdrawn: 'यह बुकिंग वापस ले ली गई है।',
  cancelled: 'यह बुकिंग कैंसल हो चुकी है।',
}

const DAYS = PERIODS.reviewDays
const IN_TIME = `किराए के पहले दिन से वापसी के ${DAYS} दिन बाद तक`

const CLOSED_PROBLEMS = {
  not_returned: `यह सिर्फ़ मालिक बता सकते हैं, एक बार, आखिरी दिन के अगले दिन से वापसी के ${DAYS} दिन बाद तक।`,
  damage: `आप यह ${IN_TIME} बता सकते हैं।`,
  deposit: `आप यह ${IN_TIME} बता सकते हैं।`,
  no_show: `आप यह तब बता सकते हैं, जब एक कहे कि लेन-देन हुआ और दूसरा कहे कि नहीं हुआ, या किराया पूरा होने के ${DAYS} दिन बाद तक।`,
}

const RATE_LIMITS = Object.fromEntries(
  (Object.keys(RATE_LIMIT_MESSAGES) as RateLimitCode[]).map((code) => [
    code,
    ({ limit, retryAfterSeconds }: ErrorParams[RateLimitCode]) =>
      `${rateLimitMessage(code, 'hi', limit)} ${tryAgain(retryAfterSeconds)}`,
  ])
) as Pick<ErrorMessages, RateLimitCode>

/** The messages of API errors by code; null in English, the language of the server. */
export const errorMessages = inLanguage<ErrorMessages | null>({
  en: null,
  hi: {
    ...inputs,
    fullNameOfPlatform: 'कृपया अपना नाम लिखें। हमारे नाम से लगेगा कि आप हमारी टीम में हैं',
    usernameCharactersInvalid: 'यूज़रनेम में स्पेस या @ नहीं हो सकता',
    secondFactorCodeInvalid: 'कृपया 6 अंकों का कोड या 16 अक्षरों का रिकवरी कोड डालें',
    itemNotFound: ITEM_NOT_FOUND.hi,
    bookingDatesRequired: 'कृपया कैलेंडर में अपनी तारीखें चुनें।',
    handoverCodeInvalid: 'कृपया 4 अंक डालें',
    priceUnitInvalid: 'कृपया घंटा, दिन, हफ़्ता या महीना चुनें',
    sortInvalid: 'कृपया बताएँ कि लिस्ट किस क्रम में दिखे',
    documentStatusInvalid: 'कृपया दस्तावेज़ की कोई एक स्थिति चुनें',
    flagInvalid: 'कृपया हाँ या ना चुनें',
    required: 'कृपया इसे भरें',
    textRequired: 'यहाँ कुछ लिखें',
    textTooShort: ({ min }) => `कृपया कम से कम ${min} अक्षर लिखें`,
    textTooLong: ({ max }) => `कृपया ज़्यादा से ज़्यादा ${max} अक्षर लिखें`,
    formatInvalid: 'यह सही तरीके से नहीं लिखा गया है',
    notAnOption: 'कृपया विकल्पों में से एक चुनें',
    booleanRequired: 'यहाँ हाँ या ना चुनें',
    numberRequired: 'यहाँ संख्या लिखें',
    integerRequired: 'यहाँ पूरी संख्या लिखें',
    numberTooSmall: ({ min }) => `यह कम से कम ${min} हो`,
    numberTooLarge: ({ max }) => `यह ज़्यादा से ज़्यादा ${max} हो`,
    numberOutOfRange: ({ min, max }) => `यह ${min} से ${max} के बीच हो`,
    listRequired: 'यहाँ लिस्ट होनी चाहिए',
    tooManyEntries: ({ max }) => `यहाँ ज़्यादा से ज़्यादा ${max} चीज़ें हो सकती हैं`,
    notDistinct: 'एक ही चीज़ दो बार है। कृपया एक हटाएँ',

    crossSiteRequest: 'यह रिक्वेस्ट किसी दूसरी साइट से आई है।',
    forbidden: 'आप यह नहीं कर सकते।',
    headersTooLarge: 'यह रिक्वेस्ट बहुत बड़ी है।',
    internalError: 'हमारी तरफ़ से कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
    invalidCursor: 'लिस्ट का यह पेज अब नहीं मिल रहा। कृपया पहले पेज से शुरू करें।',
    invalidJson: 'यह रिक्वेस्ट पढ़ी नहीं जा सकी।',
    loginRequired: 'आगे बढ़ने के लिए कृपया लॉग इन करें।',
    malformedRequest: 'यह रिक्वेस्ट पढ़ी नहीं जा सकी।',
    notFound: 'यह पेज नहीं मिला।',
    requestInterrupted: 'कनेक्शन बीच में टूट गया। कृपया फिर कोशिश करें।',
    requestTimeout: 'यह हम तक पहुँचने में बहुत देर लगी। कृपया फिर कोशिश करें।',
    requestTooLarge: 'यह रिक्वेस्ट बहुत बड़ी है।',
    unreadableText: 'कुछ अक्षर यहाँ नहीं चलते। उन्हें हटा दें।',
    unsupportedMediaType: 'इस तरह की फ़ाइल यहाँ नहीं चलती।',
    urlTooLong: 'यह लिंक बहुत लंबा है।',

    accountBlocked: () => ACCOUNT_BLOCKED.hi,
    appealLinkInvalid: 'यह लिंक पुराना है या अब काम नहीं करता। नए लिंक के लिए दोबारा लॉग इन करें।',
    appealMade: ({ ticket }) => `आप दोबारा देखने को कह चुके हैं। अपील का नंबर ${ticket} है।`,
    hidingNotFound: 'फिर से दिखाने को कुछ नहीं है। शायद इसे हटा दिया गया है।',
    hidingReplaced: ({ administrator }) =>
      `${administrator} ने इसे बाद में फिर छिपाया है। पहले वह फ़ैसला देखें।`,
    hidingUndone: ({ administrator }) => `${administrator} इसे पहले ही फिर से दिखा चुके हैं।`,
    ownAction: 'यह फ़ैसला आपने ही किया था। इसे किसी और एडमिन को देखना होगा।',
    actionsNotUpheld: 'कार्रवाई तभी हो सकती है जब शिकायत सही पाई जाए।',
    administratorProtected: 'किसी एडमिन को न चेतावनी दी जा सकती है, न सस्पेंड किया जा सकता है।',
    agreedTotalTooHigh: 'रकम उससे ज़्यादा नहीं हो सकती जो किराएदार को दिखाई गई थी।',
    answerAwaited: 'कृपया जवाब का इंतज़ार करें, या कल फिर लिखें।',
    bookingChangeClosed: 'इस बदलाव का जवाब अब नहीं दिया जा सकता। कृपया बुकिंग फिर से देखें।',
    bookingChangeNotFound: 'यह बदलाव नहीं मिला।',
    bookingChangeOpen: 'एक बदलाव का जवाब अभी बाकी है।',
    bookingChangesFull: 'आप इस बुकिंग में 20 बार बदलाव माँग चुके हैं।',
    bookingDayTaken: ({ day }) => `${day.split('-').reverse().join('/')} की तारीख अब खाली नहीं है।`,
    bookingDaysTaken: 'ये तारीखें अब खाली नहीं हैं।',
    bookingInPast: 'कृपया आज या आगे की तारीखें चुनें।',
    bookingNotFound: 'यह बुकिंग नहीं मिली।',
    bookingReversed: 'लौटाने की तारीख, लेने की तारीख से पहले की नहीं हो सकती।',
    bookingTooFarAhead: 'कृपया अगले दो साल के अंदर की तारीखें चुनें।',
    bookingTooLong: 'एक बार में एक साल से ज़्यादा की बुकिंग नहीं हो सकती।',
    bookingUnchanged: 'कृपया दिन, पीस या रकम बदलें।',
    bookingProblemClosed: ({ problem }) => CLOSED_PROBLEMS[problem],
    bookingProblemNotOpen: 'इस बुकिंग पर अब आपके जवाब की ज़रूरत नहीं है।',
    bookingStatementsFull: `आप इस दिक्कत पर ${LIMITS.problemStatements} बार लिख चुके हैं। हम सब पढ़ेंगे।`,
    bookingNotBegun: ({ day, time }) =>
      `यह बुकिंग ${day.split('-').reverse().join('/')} को ${time} बजे शुरू होगी। आइटम लौटाने की बात उसके बाद ही बताएँ।`,
    bookingStarted: 'जो दिन शुरू हो चुके हैं, वे नहीं बदल सकते।',
    bookingStateChanged: ({ state }) => `${BOOKING_STATES[state]} कृपया इसे फिर से देखें।`,
    categoryNotFound: 'यह कैटेगरी नहीं मिली।',
    conversationNotFound: 'यह चैट नहीं मिली।',
    currentPasswordWrong: 'यह आपका अभी का पासवर्ड नहीं है',
    dayRangeInvalid: ({ max }) => `कृपया पहली और आखिरी तारीख चुनें, ज़्यादा से ज़्यादा ${max} दिन के अंतर पर।`,
    documentAlreadyDecided: 'इस दस्तावेज़ पर फ़ैसला हो चुका है।',
    documentAlreadySubmitted: 'आप इस तरह का दस्तावेज़ पहले ही जमा कर चुके हैं।',
    documentCorrected: 'आपके खोलने के बाद इस दस्तावेज़ में सुधार किया गया है। कृपया इसे फिर से देखें।',
    documentNotFound: 'यह दस्तावेज़ नहीं मिला।',
    documentNumberUnreadable: 'इस दस्तावेज़ का नंबर पढ़ा नहीं जा सकता, इसलिए इस पर फ़ैसला नहीं हो सकता।',
    emailNotOwn: 'कृपया बटन दबाकर इस ईमेल को कन्फ़र्म करें।',
    emailUnconfirmed: 'कृपया पहले अपना ईमेल कन्फ़र्म करें।',
    emailLinkInvalid: 'इस लिंक का समय निकल गया है या यह अब सही नहीं है।',
    emailTaken: 'इस ईमेल से अकाउंट पहले ही बना हुआ है',
    fileLargerThanDeclared: 'फ़ाइल बताए गए साइज़ से बड़ी है। कृपया इसे फिर से चुनें।',
    fileNotFound: 'यह फ़ाइल नहीं मिली।',
    fileTooLarge: ({ maxMegabytes }) =>
      `फ़ाइल बहुत बड़ी है। ज़्यादा से ज़्यादा ${maxMegabytes}MB हो सकती है।`,
    handoverCodeLocked:
      'बहुत बार गलत कोड डाला गया। कोड मिटाकर सेव करें, फिर किराएदार से भी रिकॉर्ड सेव करवाएँ।',
    handoverCodeWrong: 'यह कोड गलत है। किराएदार से फिर से दिखाने को कहें।',
    handoverRecordsFull: 'आप इसमें और रिकॉर्ड नहीं जोड़ सकते।',
    idempotencyKeyReused: 'यह मैसेज बदल गया है। कृपया पेज रीलोड करके फिर से भेजें।',
    itemUnavailable: 'यह आइटम अभी उपलब्ध नहीं है। आप मालिक को मैसेज भेज सकते हैं।',
    loginRequiredToContact: 'मालिक से संपर्क करने के लिए कृपया लॉग इन करें।',
    mediaNotUploaded: 'कृपया फ़ोटो और वीडियो जोड़ने से पहले उन्हें यहाँ अपलोड करें।',
    memberNotFound: MEMBER_NOT_FOUND.hi,
    memberUnreachable: 'आप इन्हें मैसेज नहीं भेज सकते।',
    messageNotFound: 'यह मैसेज नहीं मिला।',
    notificationNotFound: 'यह नोटिफ़िकेशन नहीं मिला।',
    memberSuspended: 'दूसरे सदस्य का अकाउंट सस्पेंड है।',
    ownBlock: 'आप खुद को ब्लॉक नहीं कर सकते।',
    ownDocument: 'आप अपने दस्तावेज़ की जाँच खुद नहीं कर सकते। किसी दूसरे एडमिन से कहें।',
    ownItem: 'यह आपकी अपनी लिस्टिंग है, इसलिए आप यहाँ मैसेज नहीं भेज सकते।',
    ownModeration: 'आप अपने बारे में फ़ैसला नहीं कर सकते। किसी और एडमिन से कहें।',
    reportReasonUnfit: 'कृपया कोई और वजह चुनें। यह वजह इस शिकायत पर लागू नहीं होती।',
    guestComplaintsFull:
      'आपके इंटरनेट कनेक्शन से आई कई शिकायतों का जवाब अभी बाकी है। अभी एक और भेजनी हो, तो लॉग इन करें।',
    guestReportsFull:
      'कई लोग बिना लॉग इन किए इसकी शिकायत कर चुके हैं और हम इसे देखेंगे। आप भी शिकायत करना चाहें तो लॉग इन करें।',
    openReportsFull: ({ limit }) =>
      `आपकी ${limit} शिकायतों का जवाब अभी बाकी है। कुछ का जवाब मिलने के बाद आप और भेज सकते हैं।`,
    ownReport: 'आप अपनी या अपनी चीज़ों की शिकायत नहीं कर सकते।',
    passwordMissing: 'आपके अकाउंट का अभी कोई पासवर्ड नहीं है। पासवर्ड चुनने के लिए ईमेल पर लिंक माँगें।',
    pictureNotUploaded: 'कृपया पहले अपनी फ़ोटो यहाँ अपलोड करें।',
    pictureTooComplex: 'यह फ़ोटो बहुत बड़ी है। कृपया छोटी फ़ोटो चुनें।',
    pictureTooLarge: ({ maxMegapixels, maxSide }) =>
      `यह फ़ोटो ${maxMegapixels} मेगापिक्सेल से बड़ी है या इसकी कोई साइड ${maxSide} पिक्सेल से लंबी है। कृपया छोटी फ़ोटो चुनें।`,
    pictureUnreadable: 'यह फ़ोटो फ़ाइल पढ़ी नहीं जा सकती। कृपया दूसरी चुनें।',
    priceRangeReversed: 'दूसरी रकम पहली रकम से कम नहीं हो सकती।',
    pushKeysInvalid: 'इस ब्राउज़र में नोटिफ़िकेशन चालू नहीं हो पाए। कृपया फिर कोशिश करें।',
    pushServiceUnsupported: 'इस ब्राउज़र में अभी नोटिफ़िकेशन नहीं आ सकते।',
    quantityPromised: ({ day }) =>
      `${day.split('-').reverse().join('/')} के लिए इससे ज़्यादा पीस बुक हो चुके हैं।`,
    recentSignInRequired: 'कृपया पहले Google से फिर लॉग इन करें।',
    recipientBlocked: 'आपने इस सदस्य को ब्लॉक किया है। लिखने के लिए अनब्लॉक करें।',
    ...LONGER_PRICE_MESSAGES.hi,
    rentalDurationReversed: '“ज़्यादा से ज़्यादा” का समय “कम से कम” वाले से कम नहीं हो सकता।',
    rentalTooLong: ({ count, unit }) => `इसे ज़्यादा से ज़्यादा ${count} ${UNITS[unit]} के लिए ले सकते हैं।`,
    noticeTooShort: ({ days }) => `मालिक को ${days} दिन पहले बताना होता है।`,
    rentalTooShort: ({ count, unit }) => `इसे कम से कम ${count} ${UNITS[unit]} के लिए लेना होगा।`,
    reportDecided: ({ administrator }) => `${administrator} इस शिकायत पर फ़ैसला कर चुके हैं।`,
    reportNotFound: 'इस नंबर की कोई शिकायत नहीं मिली।',
    reviewAnswerClosed: 'अब इस रिव्यू का जवाब नहीं दिया जा सकता।',
    reviewClosed: 'इस समय इस बुकिंग का रिव्यू नहीं लिखा जा सकता।',
    reviewMarkUnfit: 'कृपया फ़ॉर्म में दी गई बातों में से चुनें।',
    reviewNotFound: 'यह रिव्यू नहीं मिला।',
    reviewWritten: 'आप इस बुकिंग का रिव्यू लिख चुके हैं।',
    resetLinkInvalid: 'इस लिंक का समय निकल गया है या यह इस्तेमाल हो चुका है। कृपया नया लिंक माँगें।',
    secondFactorCodeWrong: 'यह कोड गलत है या इस्तेमाल हो चुका है। कृपया ऐप में अगला कोड देखकर डालें।',
    secondFactorMissing: 'कृपया पहले अपनी प्रोफ़ाइल में टू-स्टेप लॉग इन चालू करें।',
    secondFactorOff: 'टू-स्टेप लॉग इन चालू नहीं है।',
    secondFactorOn: 'टू-स्टेप लॉग इन पहले से चालू है।',
    secondFactorRequired: 'कृपया पहले अपने ऑथेंटिकेटर ऐप का कोड डालें।',
    sessionNotFound: 'आप वहाँ अब लॉग इन नहीं हैं।',
    storageFull: ({ maxGigabytes }) =>
      `आपकी फ़ोटो और वीडियो ${maxGigabytes} GB तक पहुँच गए हैं। जो अब नहीं चाहिए उन्हें हटा दें और एक दिन बाद फिर कोशिश करें।`,
    tooManyUnits: ({ max }) => `मालिक के पास ऐसे सिर्फ़ ${max} हैं।`,
    unsubscribeLinkInvalid: 'यह लिंक काम नहीं करता। ईमेल अपनी प्रोफ़ाइल में बंद कर सकते हैं।',
    uploadIncomplete: 'फ़ाइल पूरी नहीं पहुँची। कृपया फिर कोशिश करें।',
    uploadTooSlow: 'फ़ाइल पहुँचने में बहुत देर लगी। कृपया फिर कोशिश करें।',
    uploadUrlInvalid: 'अपलोड का यह लिंक सही नहीं है।',
    uploadUrlSpent: 'अपलोड का समय निकल गया है। कृपया फ़ाइल फिर से चुनें।',
    usernameTaken: 'यह यूज़रनेम पहले से लिया जा चुका है',
    videoUnplayable: ({ codec }) =>
      `ज़्यादातर ब्राउज़र यह वीडियो नहीं दिखा सकते, क्योंकि यह ${codec} में रिकॉर्ड किया गया है। अपने कैमरे में H.264 चुनें (iPhone पर: Settings > Camera > Formats > Most Compatible) और वीडियो फिर से रिकॉर्ड करें।`,
    videoUnreadable: 'यह वीडियो फ़ाइल पढ़ी नहीं जा सकती। कृपया दूसरी चुनें।',
    upiIdNotAllowed: 'UPI आईडी जोड़ने के लिए ईमेल कन्फ़र्म और नाम वेरिफ़ाई होना ज़रूरी है।',
    wrongPassword: 'यह पासवर्ड गलत है।',

    imageNotReady: () => 'यह फ़ोटो तैयार हो रही है।',
    diskFull: ({ retryAfterSeconds }) =>
      `अभी फ़ोटो और वीडियो सेव नहीं हो पा रहे हैं। ${tryAgain(retryAfterSeconds)}`,
    pictureQueueFull: ({ retryAfterSeconds }) =>
      `इस समय बहुत सारी फ़ोटो जाँची जा रही हैं। ${tryAgain(retryAfterSeconds)}`,
    databaseUnavailable: ({ retryAfterSeconds }) =>
      `अभी जानकारी नहीं मिल पा रही है। ${tryAgain(retryAfterSeconds)}`,
    readTimeout: ({ retryAfterSeconds }) => `इसे खोजने में बहुत देर लगी। ${tryAgain(retryAfterSeconds)}`,
    signInQueueFull: ({ retryAfterSeconds }) =>
      `इस समय बहुत सारे लोग लॉग इन कर रहे हैं। ${tryAgain(retryAfterSeconds)}`,

    ...RATE_LIMITS,
  },
})

function tryAgain(seconds: number): string {
  const { unit, count } = retryWait(seconds)
  const wait = count === 1 ? 'एक' : count
  return `कृपया ${wait} ${unit === 'minute' ? 'मिनट' : 'घंटे'} बाद फिर कोशिश करें।`
}
