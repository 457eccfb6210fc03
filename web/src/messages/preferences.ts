import { inLanguage } from '@/messages/in_language'

/** What reaches a member outside the site. */
export const preferences = inLanguage({
  en: {
    heading: 'Notification settings',
    hint: "We only email or notify you about things you haven't seen here, never between 10 pm and 8 am.",
    kinds: {
      message: 'Messages',
      booking: 'Booking requests',
      account: 'Your documents and listings',
    },
    ways: { email: 'Email', push: 'Notification on my devices' },
    showText: 'Show messages on the lock screen',
    textIsShown: 'Notifications show who wrote, and what.',
    textIsHidden: 'Notifications show the listing only.',
    always: 'Emails about your password and sign-in are always sent.',
    notSaved: "We couldn't save your choice",
    unsubscribeTitle: 'Stop emails like this?',
    unsubscribeHint:
      "You'll still see everything on your dashboard. You can change this in your profile.",
    unsubscribe: 'Stop these emails',
    unsubscribing: 'Saving...',
    unsubscribed: "You won't get emails like this any more",
    unsubscribedHint: 'You can turn them back on in your profile.',
    notUnsubscribed: "We couldn't turn them off. Please try again.",
  },
  hi: {
    heading: 'नोटिफ़िकेशन सेटिंग',
    hint: 'हम ईमेल या नोटिफ़िकेशन तभी भेजते हैं जब आपने उसे यहाँ नहीं देखा हो, और रात 10 से सुबह 8 बजे के बीच कभी नहीं।',
    kinds: {
      message: 'मैसेज',
      booking: 'बुकिंग रिक्वेस्ट',
      account: 'आपके दस्तावेज़ और लिस्टिंग',
    },
    ways: { email: 'ईमेल', push: 'मेरे डिवाइस पर नोटिफ़िकेशन' },
    showText: 'लॉक स्क्रीन पर मैसेज दिखाएँ',
    textIsShown: 'नोटिफ़िकेशन में दिखेगा कि किसने क्या लिखा है।',
    textIsHidden: 'नोटिफ़िकेशन में सिर्फ़ लिस्टिंग का नाम दिखेगा।',
    always: 'पासवर्ड और लॉग इन से जुड़े ईमेल हमेशा भेजे जाते हैं।',
    notSaved: 'आपकी पसंद सेव नहीं हुई',
    unsubscribeTitle: 'ऐसे ईमेल बंद करें?',
    unsubscribeHint: 'आपको सब कुछ डैशबोर्ड पर दिखता रहेगा। इसे आप प्रोफ़ाइल में बदल सकते हैं।',
    unsubscribe: 'ये ईमेल बंद करें',
    unsubscribing: 'सेव हो रहा है...',
    unsubscribed: 'अब ऐसे ईमेल नहीं आएँगे',
    unsubscribedHint: 'इन्हें आप प्रोफ़ाइल में फिर से चालू कर सकते हैं।',
    notUnsubscribed: 'ईमेल बंद नहीं हो पाए। कृपया फिर कोशिश करें।',
  },
})
