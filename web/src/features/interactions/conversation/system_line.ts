import type { Conversation, Message } from '@saajha/contract/conversation'
import { firstName } from '@/lib/text/first_name'
import { conversationList as messages } from '@/messages/conversation_list'

/**
 * The text of a line that no member wrote, about a renter's call or WhatsApp enquiry, a step of a booking or a hidden message of
 * the other member, as its reader sees it; null for a text, and for lines of a newer release.
 */
export function systemLine(
  { kind, isMine, isHidden, interactionType, booking }: Message,
  { side, with: { fullName } }: Conversation
): string | null {
  if (isHidden && !isMine) return messages.hidden
  const name = firstName(fullName)
  if (kind === 'contact' && (interactionType === 'call' || interactionType === 'whatsapp')) {
    const lines = interactionType === 'call' ? messages.calls : messages.whatsapps
    return side === 'renter' ? lines.mine : lines.theirs({ name })
  }
  if (kind !== 'booking' || !booking) return null
  const lines = messages.bookingSteps[booking.state]
  if (booking.by === 'system') return lines?.system ?? null
  return (booking.by === side ? lines?.mine : lines?.theirs({ name })) ?? null
}
