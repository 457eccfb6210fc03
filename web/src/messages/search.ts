import { search as en } from '@/messages/en/search'
import { inLanguage } from '@/messages/in_language'

export const search = inLanguage('search', en)
