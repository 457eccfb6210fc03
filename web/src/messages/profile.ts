import { profile as en } from '@/messages/en/profile'
import { inLanguage } from '@/messages/in_language'

export const profile = inLanguage('profile', en)
