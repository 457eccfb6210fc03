import { favourites as en } from '@/messages/en/favourites'
import { inLanguage } from '@/messages/in_language'

export const favourites = inLanguage('favourites', en)
