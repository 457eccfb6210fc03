import { auth as en } from '@/messages/en/auth'
import { inLanguage } from '@/messages/in_language'

export const auth = inLanguage('auth', en)
