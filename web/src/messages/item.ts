import { item as en } from '@/messages/en/item'
import { inLanguage } from '@/messages/in_language'

export const item = inLanguage('item', en)
