import { listing as en } from '@/messages/en/listing'
import { inLanguage } from '@/messages/in_language'

export const listing = inLanguage('listing', en)
