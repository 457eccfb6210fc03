import { admin as en } from '@/messages/en/admin'
import { inLanguage } from '@/messages/in_language'

export const admin = inLanguage('admin', en)
