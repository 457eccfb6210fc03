import type { Item } from '@saajha/contract/item'
import { MapPin, Play, Star } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { Avatar } from '@/components/avatar'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Picture } from '@/components/picture'
import { cardView, type CardView } from '@/features/catalogue/card_view'
import { AvailabilityDot } from '@/features/catalogue/components/cards/availability_dot'
import { FavouriteButton } from '@/features/catalogue/components/cards/favourite_button'
import { PriceTag } from '@/features/catalogue/components/cards/price_tag'
import { VerifiedMark } from '@/features/catalogue/components/cards/verified_mark'
import { CardWhatsapp } from '@/features/interactions/public'
import { classes } from '@/lib/classes'
import { langOf } from '@/lib/text/lang_of'
import { item as messages } from '@/messages/item'

type Props = {
  item: Item
  /** Adds the View Details link of search results. It is no tab stop: the title is the same link. */
  withDetailsLink?: boolean
  /** Whether the card names its category. */
  withCategory?: boolean
  /** For cards above the fold. */
  eager?: boolean
  /** 2 directly below the page's heading, 3 within a section. */
  headingLevel?: 2 | 3
  /** The query string of the links to the item. */
  itemSearch?: string
  /** Shown beside the location instead of the category. */
  note?: string
  /** Shown below the price. */
  total?: string
}

/**
 * An item in a grid; the whole card links to its page. A memo, since each overlay that opens navigates, and so renders the list
 * again.
 */
export const ItemCard = memo(function ItemCard(props: Props) {
  const {
    item,
    withDetailsLink = false,
    withCategory = true,
    eager = false,
    headingLevel = 3,
    itemSearch = '',
    note,
    total,
  } = props
  const card = cardView(item)
  const path = `/item/${card.id}${itemSearch}`
  const Heading = `h${headingLevel}` as const
  const isAvailable = card.availability === 'available'

  return (
    <Card as="li" interactive className="group relative flex flex-col">
      <div className="relative overflow-hidden">
        <Picture
          src={null}
          {...card.image}
          alt=""
          eager={eager}
          className={classes(
            'transition duration-300 ease-out-soft group-hover:scale-[1.03]',
            !isAvailable && '[&_img]:opacity-60 [&_img]:grayscale-50'
          )}
        />
        <span
          className={classes(
            'absolute top-3 left-3 inline-flex h-6 items-center rounded-full bg-surface shadow-soft [&>span]:text-xs',
            isAvailable ? 'w-6 justify-center' : 'px-2'
          )}
        >
          <AvailabilityDot availability={card.availability} labelled={!isAvailable} />
        </span>
        <div className="absolute inset-x-3 bottom-3 flex flex-wrap gap-2">
          {card.isFeatured && (
            <span className="inline-flex h-6 items-center rounded-full bg-accent px-2.5 text-xs font-semibold text-on-accent shadow-soft">
              {messages.featured}
            </span>
          )}
          {card.videoUrl && (
            <span className="inline-flex h-6 items-center gap-1 rounded-full bg-surface px-2 text-xs font-semibold shadow-soft">
              <Play aria-hidden className="size-3.5" />
              {messages.video}
            </span>
          )}
        </div>
        <FavouriteButton
          itemId={card.id}
          title={card.title}
          className="absolute top-2 right-2 z-10"
        />
      </div>
      <div className="flex flex-1 flex-col p-4 max-[30rem]:group-data-compact/items:p-2.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 max-[30rem]:group-data-compact/items:flex-col">
          <PriceTag item={item} />
          <CardRating {...card} />
        </div>
        {total && <p className="text-sm font-semibold">{total}</p>}
        <Heading className="mt-1 line-clamp-2 min-[22rem]:min-h-[2lh] group-data-row/items:min-h-[2lh] font-sans text-base max-[30rem]:group-data-compact/items:text-sm leading-snug font-semibold tracking-normal">
          <Link
            to={path}
            lang={langOf(card.title)}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {card.title}
          </Link>
        </Heading>
        <p className="mt-1.5 flex items-center gap-x-1.5 text-sm text-soft md:flex-wrap max-[30rem]:group-data-compact/items:flex-wrap">
          <span className="flex min-w-0 items-center gap-1.5">
            <MapPin aria-hidden className="size-4 shrink-0" />
            <span lang={langOf(card.city)} className="truncate">
              {card.city}
            </span>
          </span>
          {note ? (
            <span className="shrink-0">· {note}</span>
          ) : (
            withCategory &&
            card.category && (
              <span className="shrink-0 truncate max-md:max-w-2/5 max-[30rem]:group-data-compact/items:hidden">
                · {card.category}
              </span>
            )
          )}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-2 border-t border-line pt-3 text-sm max-[30rem]:group-data-compact/items:mt-2 max-[30rem]:group-data-compact/items:pt-1.5 max-[30rem]:group-data-compact/items:gap-1">
          <span className="max-[30rem]:group-data-compact/items:hidden">
            <Avatar name={card.ownerName} src={card.ownerAvatar} size="sm" />
          </span>
          <span className="flex min-w-0 flex-1 basis-20 items-center gap-2 max-[30rem]:group-data-compact/items:basis-14 max-[30rem]:group-data-compact/items:gap-1">
            <span
              lang={langOf(card.ownerName)}
              className="line-clamp-2 leading-tight wrap-break-word"
            >
              {card.ownerName}
            </span>
            {card.isVerified && <VerifiedMark />}
          </span>
          <div className="relative -mr-1 ml-auto shrink-0">
            <CardWhatsapp item={item} ownerName={card.ownerName} />
          </div>
        </div>
        {withDetailsLink && (
          <Button
            asChild
            variant="secondary"
            className="relative mt-3 max-[30rem]:group-data-compact/items:mt-1.5"
          >
            <Link to={path} tabIndex={-1}>
              {messages.viewDetails}
              <span lang={langOf(card.title)} className="sr-only">
                : {card.title}
              </span>
            </Link>
          </Button>
        )}
      </div>
    </Card>
  )
})

function CardRating({ rating, reviewCount, ownerRating }: CardView) {
  if (rating === null && ownerRating === null) {
    return <span className="text-sm font-semibold text-soft">{messages.withoutReviews}</span>
  }
  return (
    <span className="inline-flex items-center gap-1 text-sm font-semibold">
      <Star aria-hidden className="size-4 fill-accent text-accent" />
      {rating === null ? (
        <>
          <span aria-hidden>{messages.ownerRating({ rating: ownerRating! })}</span>
          <span className="sr-only">{messages.ownerRated({ rating: ownerRating! })}</span>
        </>
      ) : (
        <>
          <span aria-hidden>
            {rating} <span className="font-normal text-soft">({reviewCount})</span>
          </span>
          <span className="sr-only">
            {messages.rated({ rating })}, {messages.reviews({ count: reviewCount })}
          </span>
        </>
      )}
    </span>
  )
}
