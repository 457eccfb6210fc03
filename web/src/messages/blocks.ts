import { inLanguage } from '@/messages/in_language'

type Named = { name: string }

/** The members whom a member has blocked. */
export const blocks = inLanguage({
  en: {
    heading: 'Blocked members',
    hint: "They can't write to you, and you can't write to them.",
    unblock: 'Unblock',
    unblockNamed: ({ name }: Named) => `Unblock ${name}`,
    unblocked: 'Unblocked',
    unblockedHint: ({ name }: Named) => `You and ${name} can write to each other again.`,
    failed: "We couldn't unblock them",
    blockFailed: "We couldn't block them",
    isBlocked: ({ name }: Named) => `You've blocked ${name}.`,
  },
  hi: {
    heading: 'ब्लॉक किए गए सदस्य',
    hint: 'ये आपको मैसेज नहीं भेज सकते, और आप भी इन्हें नहीं भेज सकते।',
    unblock: 'अनब्लॉक करें',
    unblockNamed: ({ name }) => `${name} को अनब्लॉक करें`,
    unblocked: 'अनब्लॉक किया गया',
    unblockedHint: ({ name }) => `अब आप और ${name} फिर से एक-दूसरे को मैसेज भेज सकते हैं।`,
    failed: 'अनब्लॉक नहीं हो पाया',
    blockFailed: 'ब्लॉक नहीं हो पाया',
    isBlocked: ({ name }) => `आपने ${name} को ब्लॉक किया है।`,
  },
})
