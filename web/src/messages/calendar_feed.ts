import { inLanguage } from '@/messages/in_language'

/** The secret link by which calendar apps show a member’s bookings. */
export const calendarFeed = inLanguage({
  en: {
    heading: 'Your calendar',
    hint: 'With a secret link, your accepted bookings show up in the calendar of your phone or computer and stay up to date.',
    make: 'Make Link',
    making: 'Making...',
    ready: 'Your link is ready',
    link: 'Secret link',
    linkHint:
      'Anyone with this link can see your bookings, so keep it to yourself. We show it only now.',
    copy: 'Copy Link',
    add: 'Add to Calendar',
    made: ({ day }: { day: string }) =>
      `You made a link on ${day}. It works, but we can't show it again.`,
    replace: 'Make New Link',
    replaceQuestion: 'Make a new link?',
    replaceHint: 'The old link stops working, and calendars that use it are no longer updated.',
    remove: 'Remove Link',
    removing: 'Removing...',
    removeQuestion: 'Remove the link?',
    removeHint: 'It stops working, and calendars that use it are no longer updated.',
    removed: 'Link removed',
    failed: "We couldn't change your link",
  },
  hi: {
    heading: 'आपका कैलेंडर',
    hint: 'सीक्रेट लिंक से आपकी मंज़ूर बुकिंग आपके फ़ोन या कंप्यूटर के कैलेंडर में दिखेंगी और अपने आप अपडेट होती रहेंगी।',
    make: 'लिंक बनाएँ',
    making: 'बन रहा है...',
    ready: 'आपका लिंक तैयार है',
    link: 'सीक्रेट लिंक',
    linkHint:
      'जिसके पास यह लिंक होगा, वह आपकी बुकिंग देख सकेगा, इसलिए इसे किसी को न दें। यह सिर्फ़ अभी दिखेगा।',
    copy: 'लिंक कॉपी करें',
    add: 'कैलेंडर में जोड़ें',
    made: ({ day }) => `आपने ${day} को लिंक बनाया था। वह काम कर रहा है, पर हम उसे दोबारा नहीं दिखा सकते।`,
    replace: 'नया लिंक बनाएँ',
    replaceQuestion: 'नया लिंक बनाएँ?',
    replaceHint: 'पुराना लिंक बंद हो जाएगा, और उससे जुड़े कैलेंडर अपडेट नहीं होंगे।',
    remove: 'लिंक हटाएँ',
    removing: 'हट रहा है...',
    removeQuestion: 'लिंक हटाएँ?',
    removeHint: 'यह बंद हो जाएगा, और इससे जुड़े कैलेंडर अपडेट नहीं होंगे।',
    removed: 'लिंक हट गया',
    failed: 'आपका लिंक नहीं बदला',
  },
})
