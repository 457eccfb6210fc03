import { pages as en } from '@/messages/en/pages'
import { inLanguage } from '@/messages/in_language'

export const pages = inLanguage('pages', en)
