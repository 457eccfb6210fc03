import { inLanguage } from '@/messages/in_language'

/** The links of an administrator's menus and of the documents that lead to the reports, with how many wait. */
export const deskEntry = inLanguage({
  en: {
    reports: 'Reports',
    reportsWaiting: ({ open, overdue }: { open: number; overdue: number }) =>
      overdue > 0 ? `Reports: ${open} waiting, ${overdue} overdue` : `Reports: ${open} waiting`,
    review: 'Review reports',
    waiting: ({ open, overdue }: { open: number; overdue: number }) =>
      overdue > 0 ? `${overdue} overdue` : `${open} waiting`,
  },
  hi: {
    reports: 'शिकायतें',
    reportsWaiting: ({ open, overdue }) =>
      overdue > 0 ? `शिकायतें: ${open} बाकी, ${overdue} की तारीख निकल गई` : `शिकायतें: ${open} बाकी`,
    review: 'शिकायतें देखें',
    waiting: ({ open, overdue }) => (overdue > 0 ? `${overdue} का समय निकल गया` : `${open} बाकी`),
  },
})
