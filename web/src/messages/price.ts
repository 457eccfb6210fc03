import { price as en } from '@/messages/en/price'
import { inLanguage } from '@/messages/in_language'

export const price = inLanguage('price', en)
