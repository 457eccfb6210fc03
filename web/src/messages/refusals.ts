import { refusals as en } from '@/messages/en/refusals'
import { inLanguage } from '@/messages/in_language'

export const refusals = inLanguage('refusals', en)
