import { drafts as en } from '@/messages/en/drafts'
import { inLanguage } from '@/messages/in_language'

export const drafts = inLanguage('drafts', en)
