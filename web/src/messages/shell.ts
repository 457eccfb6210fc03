import { shell as en } from '@/messages/en/shell'
import { inLanguage } from '@/messages/in_language'

export const shell = inLanguage('shell', en)
