import { notifications as en } from '@/messages/en/notifications'
import { inLanguage } from '@/messages/in_language'

export const notifications = inLanguage('notifications', en)
