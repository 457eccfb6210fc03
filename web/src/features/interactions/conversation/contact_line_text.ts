import type { Conversation, Message } from '@saajha/contract/conversation'
import { firstName } from '@/lib/text/first_name'
import { conversation as messages } from '@/messages/conversation'

/** The line about a renter's call or WhatsApp enquiry, as its reader sees it; null for other interactions. */
export function contactLineText(
  { interactionType }: Message,
  { side, with: { fullName } }: Conversation
): string | null {
  const name = firstName(fullName)
  const isReader = side === 'renter'
  if (interactionType === 'call') return isReader ? messages.youCalled : messages.called({ name })
  if (interactionType !== 'whatsapp') return null
  return isReader ? messages.youOpenedWhatsapp : messages.openedWhatsapp({ name })
}
