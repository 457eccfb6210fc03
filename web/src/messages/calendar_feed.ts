import { inLanguage } from '@/messages/in_language'

/** The secret link by which calendar apps show a member’s bookings. */
export const calendarFeed = inLanguage({
  en: {
    heading: 'Your calendar',
    hint: 'A secret link shows your accepted bookings in the calendar on your phone or computer, always up to date.',
    make: 'Make Link',
    ready: 'Your link is ready',
    link: 'Secret link',
    linkHint:
      "Anyone with this link can see your bookings, so keep it to yourself. You won't see it again.",
    copy: 'Copy Link',
    add: 'Add to Calendar',
    made: ({ day }: { day: string }) =>
      `You made a link on ${day}. It works, but we can't show it again.`,
    replaceIf:
      "Has someone else got your link? Make a new one, and the old one stops working. Resetting your password ends it too. Changing your password or signing out everywhere doesn't.",
    changes: {
      replace: {
        label: 'Make New Link',
        busyLabel: 'Making...',
        question: 'Make a new link?',
        hint: 'The old link stops working, and calendars that use it are no longer updated.',
      },
      remove: {
        label: 'Remove Link',
        busyLabel: 'Removing...',
        question: 'Remove the link?',
        hint: 'It stops working, and calendars that use it are no longer updated.',
      },
    },
    removed: 'Link removed',
    failed: "We couldn't change your link",
  },
  hi: {
    heading: 'आपका कैलेंडर',
    hint: 'सीक्रेट लिंक से आपकी स्वीकार की गई बुकिंग आपके फ़ोन या कंप्यूटर के कैलेंडर में दिखेंगी और अपने आप अपडेट होती रहेंगी।',
    make: 'लिंक बनाएँ',
    ready: 'आपका लिंक तैयार है',
    link: 'सीक्रेट लिंक',
    linkHint:
      'जिसके पास यह लिंक होगा, वह आपकी बुकिंग देख सकेगा, इसलिए इसे किसी को न दें। यह सिर्फ़ अभी दिखेगा।',
    copy: 'लिंक कॉपी करें',
    add: 'कैलेंडर में जोड़ें',
    made: ({ day }) => `आपने ${day} को लिंक बनाया था। वह काम कर रहा है, पर हम उसे दोबारा नहीं दिखा सकते।`,
    replaceIf:
      'अगर लिंक किसी और के पास पहुँच गया हो, तो नया लिंक बनाएँ: पुराना बंद हो जाएगा। ईमेल के लिंक से नया पासवर्ड बनाने पर यह बंद हो जाता है, पर पासवर्ड बदलने या सब जगह लॉग आउट करने से नहीं।',
    changes: {
      replace: {
        label: 'नया लिंक बनाएँ',
        busyLabel: 'बन रहा है...',
        question: 'नया लिंक बनाएँ?',
        hint: 'पुराना लिंक बंद हो जाएगा, और उससे जुड़े कैलेंडर अपडेट नहीं होंगे।',
      },
      remove: {
        label: 'लिंक हटाएँ',
        busyLabel: 'हट रहा है...',
        question: 'लिंक हटाएँ?',
        hint: 'यह बंद हो जाएगा, और इससे जुड़े कैलेंडर अपडेट नहीं होंगे।',
      },
    },
    removed: 'लिंक हट गया',
    failed: 'आपका लिंक नहीं बदला',
  },
})
