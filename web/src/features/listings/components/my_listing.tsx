import type { Item } from '@saajha/contract/item'
import { smallImage } from '@saajha/contract/media'
import { EllipsisVertical, Eye, ImagePlus, MapPin, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Badge } from '@/components/badge'
import { Card } from '@/components/card'
import { DropdownItem } from '@/components/dropdown_item'
import { DropdownMenu, DropdownSeparator } from '@/components/dropdown_menu'
import { IconButton } from '@/components/icon_button'
import { Picture } from '@/components/picture'
import { QuotingText } from '@/components/quoting_text'
import { AppealButton } from '@/features/moderation/public'
import { Switch } from '@/components/switch'
import { useAvailability } from '@/features/listings/hooks/use_availability'
import { scrollBehavior } from '@/lib/page/scroll_behavior'
import { formatDate, formatPrice } from '@/lib/text/format'
import { langOf } from '@/lib/text/lang_of'
import { common } from '@/messages/common'
import { ownListings } from '@/messages/own_listings'
import { names } from '@/messages/names'

type Props = {
  item: Item
  /** Whether it was just updated, and scrolls into view. */
  isUpdated: boolean
  /** The number of open requests for it. */
  requests: ReactNode
  /** The activity chart; null if it failed to load. */
  chart: ReactNode
  onDelete: () => void
}

/** One of a member's own listings, with its menu. */
export function MyListing({ item, isUpdated, requests, chart, onDelete }: Props) {
  const navigate = useNavigate()
  const titleId = useId()
  const card = useRef<HTMLDivElement>(null)
  const [image] = item.imageUrls
  // A hidden listing has no public page; its link opens the form.
  const isHidden = item.moderationStatus !== 'approved'
  const page = isHidden ? `/edit-listing/${item.id}` : `/item/${item.id}`
  const location = names.location(item.location)
  const { isAvailable, setAvailable } = useAvailability(item)
  const isActive = isAvailable && !isHidden

  useEffect(() => {
    if (isUpdated) card.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
  }, [isUpdated])

  return (
    <Card as="li" ref={card} className="@container flex scroll-mt-20 flex-col">
      <div className="flex flex-1 justify-between gap-3 p-3 @max-[14rem]:flex-wrap sm:gap-4">
        <Link
          to={page}
          tabIndex={-1}
          aria-hidden
          className="w-24 shrink-0 self-start @max-[19rem]:w-16 overflow-hidden rounded-control sm:w-40"
        >
          <Picture src={image && smallImage(image)} alt="" />
        </Link>
        <div className="min-w-0 flex-1 py-0.5 @max-[14rem]:basis-full">
          <h3
            id={titleId}
            lang={langOf(item.title)}
            className="font-sans text-base tracking-normal"
          >
            {isHidden ? (
              <span className="line-clamp-3">{item.title}</span>
            ) : (
              <Link to={page} className="-my-2.5 block py-2.5 hover:text-primary hover:underline">
                <span className="line-clamp-3">{item.title}</span>
              </Link>
            )}
          </h3>
          <p className="mt-0.5 font-semibold text-primary">{formatPrice(item)}</p>
          <p className="mt-1 flex items-center gap-1 text-sm text-soft">
            <MapPin aria-hidden className="size-4 shrink-0" />
            <span lang={langOf(location)} className="truncate">
              {location}
            </span>
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
            <Badge variant={isActive ? 'success' : 'neutral'}>
              {isActive ? ownListings.active : ownListings.inactive}
            </Badge>
            {requests}
            <span>{ownListings.listedOn({ date: formatDate(item.createdAt) })}</span>
          </div>
          {!image && (
            <Link
              to={`/edit-listing/${item.id}`}
              aria-describedby={titleId}
              className="-mb-2 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-primary hover:underline"
            >
              <ImagePlus aria-hidden className="size-4 shrink-0" />
              {common.addPhotos}
            </Link>
          )}
          {isHidden && (
            <p className="mt-2 text-sm wrap-anywhere">
              <QuotingText
                sentence={ownListings.hiddenBecause({ reason: item.rejectionReason ?? '' })}
                quote={item.rejectionReason}
              />
            </p>
          )}
          {isHidden && (
            <AppealButton
              hidden={{
                action: 'item_hidden',
                reason: item.rejectionReason ?? '',
                path: `/api/items/${item.id}/appeals`,
              }}
            />
          )}
        </div>
        <div className="-mt-1 -mr-1">
          <DropdownMenu
            trigger={
              <IconButton
                label={ownListings.actionsFor({ title: item.title })}
                icon={<EllipsisVertical aria-hidden />}
              />
            }
          >
            {!isHidden && (
              <DropdownItem icon={<Eye aria-hidden />} onSelect={() => void navigate(page)}>
                {ownListings.viewDetails}
              </DropdownItem>
            )}
            <DropdownItem
              icon={<Pencil aria-hidden />}
              onSelect={() => void navigate(`/edit-listing/${item.id}`)}
            >
              {ownListings.edit}
            </DropdownItem>
            <DropdownSeparator />
            <DropdownItem icon={<Trash2 aria-hidden />} destructive onSelect={onDelete}>
              {ownListings.delete}
            </DropdownItem>
          </DropdownMenu>
        </div>
      </div>
      {!isHidden && (
        <div className="border-t border-line px-4 py-1">
          <Switch
            label={
              <>
                {ownListings.available}
                <span lang={langOf(item.title)} className="sr-only">
                  : {item.title}
                </span>
              </>
            }
            hint={isAvailable ? ownListings.availableHint : ownListings.unavailableHint}
            checked={isAvailable}
            onCheckedChange={setAvailable}
          />
        </div>
      )}
      {chart && <div className="border-t border-line px-4 py-2.5">{chart}</div>}
    </Card>
  )
}
