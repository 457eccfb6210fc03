import { home as en } from '@/messages/en/home'
import { inLanguage } from '@/messages/in_language'

export const home = inLanguage('home', en)
