import { contact as en } from '@/messages/en/contact'
import { inLanguage } from '@/messages/in_language'

export const contact = inLanguage('contact', en)
