import type { favourites as English } from '@/messages/en/favourites'

export const favourites: typeof English = {
  added: 'पसंदीदा में जोड़ा गया',
  removed: 'पसंदीदा से हटाया गया',
  add: 'पसंदीदा में जोड़ें',
  remove: 'पसंदीदा से हटाएँ',
}
