import { inLanguage } from '@/messages/in_language'

type Days = { days: string }

/** The days of an own listing that its owner keeps for themselves. */
export const ownDays = inLanguage({
  en: {
    heading: 'Your calendar',
    hint: 'Choose days to keep them for yourself. Bookings that you accepted stay.',
    keep: 'Keep for Myself',
    offer: 'Offer Again',
    chooseFirst: 'Choose days first.',
    kept: ({ days }: Days) => `${days} kept for yourself`,
    offered: ({ days }: Days) => `${days} offered again`,
    failed: "We couldn't save the days",
  },
  hi: {
    heading: 'आपका कैलेंडर',
    hint: 'दिन चुनें और उन्हें अपने लिए रखें। जो बुकिंग आपने स्वीकार की है, वह बनी रहेगी।',
    keep: 'अपने लिए रखें',
    offer: 'फिर से किराए पर दें',
    chooseFirst: 'पहले दिन चुनें।',
    kept: ({ days }) => `${days} अपने लिए रखे गए`,
    offered: ({ days }) => `${days} फिर से किराए के लिए उपलब्ध`,
    failed: 'दिन सेव नहीं हो पाए',
  },
})
