import type { ItemOwner } from '@saajha/contract/item'
import { Phone, Star } from 'lucide-react'
import { Avatar } from '@/components/avatar'
import { VerifiedMark } from '@/features/catalogue/components/cards/verified_mark'
import { hasPlaceholderRatings } from '@/lib/preferences/placeholder_ratings'
import { formatPhone } from '@/lib/text/dial_number'
import { langOf } from '@/lib/text/lang_of'
import { details } from '@/messages/details'
import { item as messages } from '@/messages/item'

type Props = { name: string; owner: ItemOwner | undefined; phone: string | null }

/** An item's owner. */
export function OwnerCard({ name, owner, phone }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={name} src={owner?.profileImageUrl} className="size-16! text-xl!" />
      <div className="min-w-0 flex-1 basis-32">
        <p className="flex items-center gap-1.5">
          <span lang={langOf(name)} className="truncate text-lg font-semibold">
            {name}
          </span>
          {owner?.isVerified && <VerifiedMark />}
        </p>
        {hasPlaceholderRatings() && (
          <p className="flex items-center gap-1.5 text-sm">
            <Star aria-hidden className="size-4 fill-accent text-accent" />
            <span className="sr-only">{messages.rated({ rating: details.ownerRating })}</span>
            <span aria-hidden className="font-semibold">
              {details.ownerRating}
            </span>
            <span className="text-soft">{details.ownerReviews}</span>
          </p>
        )}
        {phone && (
          <p className="flex items-center gap-1.5 text-sm text-soft">
            <Phone aria-hidden className="size-4 shrink-0" />
            {formatPhone(phone)}
          </p>
        )}
      </div>
    </div>
  )
}
