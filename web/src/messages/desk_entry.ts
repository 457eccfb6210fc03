import { inLanguage } from '@/messages/in_language'

/** The entry of an administrator's menus that leads to the reports, with how many wait. */
export const deskEntry = inLanguage({
  en: {
    review: 'Review reports',
    waiting: ({ open, overdue }: { open: number; overdue: number }) =>
      overdue > 0 ? `${overdue} overdue` : `${open} waiting`,
  },
  hi: {
    review: 'शिकायतें देखें',
    waiting: ({ open, overdue }) => (overdue > 0 ? `${overdue} का समय निकल गया` : `${open} बाकी`),
  },
})
