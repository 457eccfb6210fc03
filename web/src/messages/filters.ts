import { filters as en } from '@/messages/en/filters'
import { inLanguage } from '@/messages/in_language'

export const filters = inLanguage('filters', en)
