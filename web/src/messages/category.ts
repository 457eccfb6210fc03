import { category as en } from '@/messages/en/category'
import { inLanguage } from '@/messages/in_language'

export const category = inLanguage('category', en)
