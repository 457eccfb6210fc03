import { dashboard as en } from '@/messages/en/dashboard'
import { inLanguage } from '@/messages/in_language'

export const dashboard = inLanguage('dashboard', en)
