import type { Item } from '@saajha/contract/item'
import { smallImage } from '@saajha/contract/media'
import { BadgeCheck, MapPin } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Avatar } from '@/components/avatar'
import { Card } from '@/components/card'
import { Picture } from '@/components/picture'
import { QuotingText } from '@/components/quoting_text'
import { formatPrice } from '@/lib/text/format'
import { langOf } from '@/lib/text/lang_of'
import { contact } from '@/messages/contact'
import { names } from '@/messages/names'

type Props = { item: Item; owner: string }

/** The item and the recipient of the message. */
export function ContactSummary({ item, owner }: Props) {
  const [image] = item.imageUrls
  const location = names.location(item.location) || contact.noLocation

  return (
    <Card>
      <Link
        to={`/item/${item.id}`}
        className="flex flex-wrap gap-3 p-3 -outline-offset-2 hover:bg-primary-tint sm:gap-4 sm:p-4"
      >
        <Picture
          src={image && smallImage(image)}
          alt=""
          eager
          className="w-18 shrink-0 self-start rounded-control sm:w-28"
        />
        <span className="min-w-0 flex-1 basis-32">
          <span lang={langOf(item.title)} className="line-clamp-1 font-semibold sm:line-clamp-2">
            {item.title}
          </span>
          <span className="block font-semibold text-primary sm:mt-1">{formatPrice(item)}</span>
          <span className="mt-1 hidden items-start gap-1 text-sm text-soft sm:flex">
            <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span lang={langOf(location)}>{location}</span>
          </span>
        </span>
      </Link>
      {/* The hint above the form names the owner, too. */}
      <div className="hidden items-center gap-3 border-t border-line p-4 sm:flex">
        <Avatar name={owner} src={item.owner.profileImageUrl} size="sm" />
        <p className="flex min-w-0 items-center gap-1.5">
          <span className="min-w-0 wrap-anywhere">
            <QuotingText sentence={contact.ownedBy({ owner })} quote={owner} />
          </span>
          {item.owner.isVerified && (
            <BadgeCheck aria-label={contact.verified} className="size-5 shrink-0 text-success" />
          )}
        </p>
      </div>
    </Card>
  )
}
