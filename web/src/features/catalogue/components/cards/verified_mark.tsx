import { BadgeCheck } from 'lucide-react'
import { item } from '@/messages/item'

/** The mark of a verified owner. */
export function VerifiedMark() {
  return (
    <span className="inline-flex shrink-0 text-primary" title={item.verifiedOwner}>
      <BadgeCheck aria-hidden className="size-4.5" />
      <span className="sr-only">{item.verifiedOwner}</span>
    </span>
  )
}
