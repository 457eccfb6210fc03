import { verification as en } from '@/messages/en/verification'
import { inLanguage } from '@/messages/in_language'

export const verification = inLanguage('verification', en)
