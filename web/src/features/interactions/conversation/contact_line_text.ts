import type { Conversation, Message } from '@saajha/contract/conversation'
import { firstName } from '@/lib/text/first_name'
import { conversationList as messages } from '@/messages/conversation_list'

/** The line about a renter's call or WhatsApp enquiry, as its reader sees it; null for other interactions. */
export function contactLineText(
  { interactionType }: Message,
  { side, with: { fullName } }: Conversation
): string | null {
  const name = firstName(fullName)
  const isReader = side === 'renter'
  if (interactionType !== 'call' && interactionType !== 'whatsapp') return null
  const lines = interactionType === 'call' ? messages.calls : messages.whatsapps
  return isReader ? lines.mine : lines.theirs({ name })
}
