import { inLanguage } from '@/messages/in_language'

/** Notifications in this browser. */
export const push = inLanguage({
  en: {
    heading: 'Notifications on this device',
    notifyMe: 'Notify me on this device',
    onHint: "You'll hear about messages and booking requests, even when this page is closed.",
    offHint: 'Turn this on to hear about messages and booking requests when this page is closed.',
    denied:
      "You've blocked notifications from this site. Allow them in your browser's settings for this site, then come back here.",
    needsInstall:
      'On an iPhone or iPad, notifications come to the installed app only: tap Share, then Add to Home Screen. Open the app from there and turn them on here.',
    unsupported: "This browser can't show notifications. Please try another one.",
    failed: "We couldn't change your notifications",
  },
  hi: {
    heading: 'इस डिवाइस पर नोटिफ़िकेशन',
    notifyMe: 'मुझे इस डिवाइस पर बताएँ',
    onHint: 'यह पेज बंद होने पर भी आपको मैसेज और बुकिंग रिक्वेस्ट की खबर मिलेगी।',
    offHint: 'पेज बंद होने पर भी मैसेज और बुकिंग रिक्वेस्ट की खबर पाने के लिए इसे चालू करें।',
    denied:
      'आपने इस साइट के नोटिफ़िकेशन ब्लॉक किए हैं। ब्राउज़र में इस साइट की सेटिंग में उन्हें चालू करें, फिर यहाँ वापस आएँ।',
    needsInstall:
      'iPhone और iPad पर नोटिफ़िकेशन सिर्फ़ इंस्टॉल किए हुए ऐप में आते हैं: शेयर पर टैप करें, फिर होम स्क्रीन में जोड़ें। वहाँ से ऐप खोलकर उन्हें यहाँ चालू करें।',
    unsupported: 'यह ब्राउज़र नोटिफ़िकेशन नहीं दिखा सकता। कृपया कोई दूसरा ब्राउज़र आज़माएँ।',
    failed: 'आपके नोटिफ़िकेशन की सेटिंग नहीं बदली',
  },
})
