import type { Item } from '@saajha/contract/item'
import { Picture } from '@/components/picture'
import { cardView } from '@/features/catalogue/card_view'
import { classes } from '@/lib/classes'

const PLACES = [
  'top-0 left-3 w-50 -rotate-3 xl:w-56',
  'top-26 right-0 w-46 rotate-3 xl:w-52',
  'bottom-0 left-0 w-46 rotate-2 xl:w-52',
]

/** The logo's two circles with photos of current listings. Decorative. */
export function HeroCollage({ items }: { items: readonly Item[] }) {
  return (
    <div aria-hidden className="relative h-[27rem]">
      <span className="absolute top-8 left-8 size-76 rounded-full bg-accent/90" />
      <span className="absolute right-0 bottom-4 size-72 rounded-full border-[2.25rem] border-on-deep/10" />
      {items.slice(0, PLACES.length).map((item, index) => {
        const { image, price } = cardView(item)
        return (
          <figure
            key={item.id}
            className={classes(
              'absolute animate-rise-in overflow-hidden rounded-card bg-on-deep p-2 text-deep shadow-float',
              PLACES[index]
            )}
          >
            <Picture src={null} {...image} alt="" className="rounded-control bg-transparent!" />
            <figcaption className="px-1 pt-1.5 font-display leading-tight font-bold">
              {price}
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}
