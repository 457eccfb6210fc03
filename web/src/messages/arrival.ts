import { inLanguage } from '@/messages/in_language'

/** The notice of a pushed notification. */
export const arrival = inLanguage({
  en: {
    view: 'View',
    viewHint: 'Press F8 to get to View.',
  },
  hi: {
    view: 'देखें',
    viewHint: 'देखने के लिए F8 दबाएँ।',
  },
})
