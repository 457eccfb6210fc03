import { names as en } from '@/messages/en/names'
import { inLanguage } from '@/messages/in_language'

export const names = inLanguage('names', en)
