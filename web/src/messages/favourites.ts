import { inLanguage } from '@/messages/in_language'

/** Hearts on cards and item pages. */
export const favourites = inLanguage({
  en: {
    added: 'Added to favorites',
    removed: 'Removed from favorites',
    add: 'Add to favorites',
    remove: 'Remove from favorites',
  },
  hi: {
    added: 'पसंदीदा में जोड़ा गया',
    removed: 'पसंदीदा से हटाया गया',
    add: 'पसंदीदा में जोड़ें',
    remove: 'पसंदीदा से हटाएँ',
  },
})
