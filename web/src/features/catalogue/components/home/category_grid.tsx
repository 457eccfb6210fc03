import { NAMED_CATEGORIES, type NamedCategory } from '@saajha/contract/category_names'
import { cityOf } from '@saajha/contract/city_of'
import { ArrowRight } from 'lucide-react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { CategoryPicture } from '@/features/catalogue/components/home/category_picture'
import { useCategories } from '@/features/catalogue/hooks/use_categories'
import { classes } from '@/lib/classes'
import { SCROLLED_ON_PHONES } from '@/lib/phone_rows'
import { selectMyCity } from '@/lib/preferences/my_city'
import { useInMyCity } from '@/lib/preferences/use_in_my_city'
import { home } from '@/messages/home'
import { names } from '@/messages/names'

const TILE =
  'flex rounded-card border border-line font-semibold shadow-soft transition duration-200 ease-out-soft hover:-translate-y-0.5 hover:border-primary hover:shadow-lift active:scale-[0.98]'

/** The number of categories whose pictures stand for all. */
const PICTURED = 10

/** All categories: four to eight in a row, on phones two rows that scroll sideways. */
export function CategoryGrid() {
  const { categories } = useCategories(NAMED_CATEGORIES)
  const inMyCity = useInMyCity()

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
            to={inMyCity(`/category/${slug}`)}
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
      {/* Fills the cells that eighteen categories leave empty in four and in eight columns. */}
      <li className="hidden md:col-span-2 md:block lg:hidden xl:col-span-3 xl:col-start-6 xl:row-span-2 xl:row-start-2 xl:block">
        <Everything categories={categories} />
      </li>
    </ul>
  )
}

/** The link to all items, or to those of the visitor's city. */
function Everything({ categories }: { categories: readonly NamedCategory[] }) {
  const myCity = useSelector(selectMyCity)
  const inMyCity = useInMyCity()

  return (
    <Link
      to={inMyCity('/search')}
      className={classes(
        TILE,
        'group h-full items-center justify-between gap-4 bg-accent-tint p-4 xl:grid xl:content-between xl:p-6'
      )}
    >
      <span className="flex w-full min-w-0 items-center justify-between gap-3 xl:row-start-2">
        <span className="min-w-0">
          <span className="block xl:font-display xl:text-xl xl:leading-tight xl:font-bold">
            {myCity ? home.everythingIn({ city: names.location(cityOf(myCity)) }) : home.everything}
          </span>
          <span className="block text-sm font-normal text-soft">{home.everythingHint}</span>
        </span>
        <ArrowRight aria-hidden className="size-5 shrink-0 max-xl:hidden" />
      </span>
      <span className="flex shrink-0 gap-2 max-xl:[&>img:nth-child(n+3)]:hidden xl:row-start-1 xl:grid xl:w-full xl:grid-cols-5 xl:justify-items-center xl:gap-y-3">
        {categories.slice(0, PICTURED).map(({ id, slug }) => (
          <CategoryPicture key={id} slug={slug} />
        ))}
      </span>
    </Link>
  )
}
