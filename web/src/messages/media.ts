import { media as en } from '@/messages/en/media'
import { inLanguage } from '@/messages/in_language'

export const media = inLanguage('media', en)
