import { inLanguage } from '@/messages/in_language'

type Days = { days: string }

/** The days of an own listing that its owner keeps for themselves. */
export const ownDays = inLanguage({
  en: {
    heading: 'Your calendar',
    hint: "Pick days when it isn't for rent. Accepted bookings stay.",
    legend: 'Blocked',
    keep: 'Block Days',
    offer: 'Unblock',
    chooseFirst: 'Choose days first.',
    kept: ({ days }: Days) => `${days} blocked`,
    offered: ({ days }: Days) => `${days} unblocked`,
    failed: "We couldn't save the days",
  },
  hi: {
    heading: 'आपका कैलेंडर',
    hint: 'वे दिन चुनें जब इसे किराए पर नहीं देना है। स्वीकार की गई बुकिंग बनी रहेंगी।',
    legend: 'ब्लॉक किए',
    keep: 'दिन ब्लॉक करें',
    offer: 'अनब्लॉक करें',
    chooseFirst: 'पहले दिन चुनें।',
    kept: ({ days }) => `${days} ब्लॉक किए गए`,
    offered: ({ days }) => `${days} अनब्लॉक किए गए`,
    failed: 'दिन सेव नहीं हो पाए',
  },
})
