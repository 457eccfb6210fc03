import type { ItemOwner } from '@saajha/contract/item'
import { Phone, Star } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Avatar } from '@/components/avatar'
import { VerifiedMark } from '@/features/catalogue/components/cards/verified_mark'
import { hasPlaceholderRatings } from '@/lib/preferences/placeholder_ratings'
import { formatPhone } from '@/lib/text/dial_number'
import { formatRating } from '@/lib/text/format'
import { langOf } from '@/lib/text/lang_of'
import { details } from '@/messages/details'
import { item as messages } from '@/messages/item'

type Props = { id: string; name: string; owner: ItemOwner | undefined; phone: string | null }

/** An item's owner. The name leads to their profile. */
export function OwnerCard({ id, name, owner, phone }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={name} src={owner?.profileImageUrl} className="size-16! text-xl!" />
      <div className="min-w-0 flex-1 basis-32">
        <p className="flex items-center gap-1.5">
          <Link
            to={`/search?owner=${id}`}
            lang={langOf(name)}
            className="-my-1 truncate py-1 text-lg font-semibold hover:underline"
          >
            {name}
          </Link>
          {owner?.isVerified && <VerifiedMark />}
        </p>
        <OwnerRating owner={owner} />
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

/** The mean of an owner's reviews and their number, or the placeholder of an owner without any. */
function OwnerRating({ owner }: Pick<Props, 'owner'>) {
  const mean = owner && formatRating(owner)
  if (!mean && !hasPlaceholderRatings()) return null
  const rating = mean ?? details.ownerRating

  return (
    <p className="flex items-center gap-1.5 text-sm">
      <Star aria-hidden className="size-4 fill-accent text-accent" />
      <span className="sr-only">{messages.rated({ rating })}</span>
      <span aria-hidden className="font-semibold">
        {rating}
      </span>
      <span className="text-soft">
        {mean ? `(${messages.reviews({ count: owner.reviewCount! })})` : details.ownerReviews}
      </span>
    </p>
  )
}
