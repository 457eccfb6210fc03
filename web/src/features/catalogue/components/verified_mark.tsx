import { BadgeCheck } from 'lucide-react'
import { item } from '@/messages/item'

/** The tick beside the name of an owner whose identity was checked. */
export function VerifiedMark() {
  return (
    <span className="inline-flex shrink-0 text-primary" title={item.verifiedOwner}>
      <BadgeCheck aria-hidden className="size-4.5" />
      <span className="sr-only">{item.verifiedOwner}</span>
    </span>
  )
}
