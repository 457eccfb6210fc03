import { booking as en } from '@/messages/en/booking'
import { inLanguage } from '@/messages/in_language'

export const booking = inLanguage('booking', en)
