import { FAVOURITES_TEXTS } from '@saajha/contract/page_texts/favourites'
import { inLanguage } from '@/messages/in_language'

/** Hearts on cards and item pages, and the list of favourites. */
export const favourites = inLanguage({
  en: {
    added: 'Added to favorites',
    removed: 'Removed from favorites',
    ...FAVOURITES_TEXTS.en,
    empty: 'No favorites yet',
    emptyHint: 'Tap the heart on an item to save it here.',
    unlisted: 'Your favorites are not listed now',
    unlistedHint: 'They appear here again if their owners list them again.',
    add: ({ title }: { title: string }) => `Add ${title} to favorites`,
    remove: ({ title }: { title: string }) => `Remove ${title} from favorites`,
  },
  hi: {
    added: 'पसंदीदा में जोड़ा गया',
    removed: 'पसंदीदा से हटाया गया',
    ...FAVOURITES_TEXTS.hi,
    empty: 'अभी कोई पसंदीदा नहीं है',
    emptyHint: 'किसी आइटम पर बने दिल पर टैप करें, वह यहाँ सेव हो जाएगा।',
    unlisted: 'आपके पसंदीदा आइटम अभी लिस्ट में नहीं हैं',
    unlistedHint: 'दोबारा लिस्ट होने पर वे यहाँ फिर दिखेंगे।',
    add: ({ title }) => `${title} पसंदीदा में जोड़ें`,
    remove: ({ title }) => `${title} पसंदीदा से हटाएँ`,
  },
})
