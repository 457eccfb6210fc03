import { BadgeCheck } from 'lucide-react'
import { conversationList as messages } from '@/messages/conversation_list'

/** The tick of a verified member, right after their name: it never stands on a line without the last word of the name. */
export function VerifiedTick() {
  return (
    <span className="whitespace-nowrap">
      {/* A line breaks neither before this space nor after it. */}
      {'\u00a0'}
      <BadgeCheck
        role="img"
        aria-label={messages.verified}
        className="inline size-[1.25em] align-text-bottom text-success"
      />
    </span>
  )
}
