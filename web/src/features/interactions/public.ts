export { CardWhatsapp } from '@/features/interactions/components/card_whatsapp'
