import { BadgeCheck } from 'lucide-react'
import { verifiedTick } from '@/messages/verified_tick'

/** The tick of a verified member, right after their name: it never stands on a line without the last word of the name. */
export function VerifiedTick() {
  return (
    <span className="whitespace-nowrap">
      {/* A line breaks neither before this space nor after it. */}
      {'\u00a0'}
      <BadgeCheck
        role="img"
        aria-label={verifiedTick.verified}
        className="inline size-[1.25em] align-text-bottom text-success"
      />
    </span>
  )
}
