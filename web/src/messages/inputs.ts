import { inputs as en } from '@/messages/en/inputs'
import { inLanguage } from '@/messages/in_language'

export const inputs = inLanguage('inputs', en)
