import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { CategoryPicture } from '@/features/catalogue/components/home/category_picture'
import { useCategories } from '@/features/catalogue/hooks/use_categories'
import { classes } from '@/lib/classes'
import { SCROLLED_ON_PHONES } from '@/lib/phone_rows'
import { home } from '@/messages/home'

const TILE =
  'flex rounded-card border border-line font-semibold shadow-soft transition duration-200 ease-out-soft hover:-translate-y-0.5 hover:border-primary hover:shadow-lift active:scale-[0.98]'

/** All categories: four to eight in a row, on phones two rows that scroll sideways. */
export function CategoryGrid() {
  const { categories } = useCategories()

  return (
    <ul
      className={classes(
        'grid gap-2.5 sm:gap-3 md:grid-cols-4 lg:grid-cols-6 xl:grid-cols-8',
        'max-md:auto-cols-[7rem] max-md:grid-flow-col max-md:grid-rows-2',
        SCROLLED_ON_PHONES
      )}
    >
      {categories.map(({ id, slug, name }) => (
        <li key={id} className="contents">
          <Link
            to={`/category/${slug}`}
            className={classes(
              TILE,
              'group min-h-26 snap-start flex-col items-center justify-center gap-2 bg-surface p-2 text-center text-sm leading-tight',
              'md:min-h-30 md:gap-3 md:p-3'
            )}
          >
            <CategoryPicture slug={slug} />
            <span className="min-w-0">{name}</span>
          </Link>
        </li>
      ))}
      {/* Fills the last row at the widths where eighteen categories leave it incomplete. */}
      <li className="hidden md:col-span-2 md:block lg:hidden xl:col-span-6 xl:block">
        <Link
          to="/search"
          className={classes(TILE, 'h-full items-center justify-between gap-4 bg-accent-tint p-5')}
        >
          <span>
            <span className="block">{home.everything}</span>
            <span className="block text-sm font-normal text-soft">{home.everythingHint}</span>
          </span>
          <ArrowRight aria-hidden className="size-5 shrink-0" />
        </Link>
      </li>
    </ul>
  )
}
