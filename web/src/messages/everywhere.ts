import { everywhere as en } from '@/messages/en/everywhere'
import { inLanguage } from '@/messages/in_language'

export const everywhere = inLanguage('everywhere', en)
