import { suggestions as en } from '@/messages/en/suggestions'
import { inLanguage } from '@/messages/in_language'

export const suggestions = inLanguage('suggestions', en)
