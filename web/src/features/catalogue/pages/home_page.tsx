import { HOME_QUERIES, ROW_SIZE } from '@saajha/contract/initial_queries'
import type { Item } from '@saajha/contract/item'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { CategoryGrid } from '@/features/catalogue/components/home/category_grid'
import { FetchFailed } from '@/features/catalogue/components/results/fetch_failed'
import { FavouritesRow } from '@/features/catalogue/components/home/favourites_row'
import { Hero } from '@/features/catalogue/components/home/hero'
import { HomeSection } from '@/features/catalogue/components/home/home_section'
import { HowItWorks } from '@/features/catalogue/components/home/how_it_works'
import { RecentSection } from '@/features/catalogue/components/home/recent_section'
import { ItemCards } from '@/features/catalogue/components/cards/item_cards'
import { ScrollToTop } from '@/features/catalogue/components/results/scroll_to_top'
import { useInitialFavourites } from '@/features/catalogue/hooks/use_initial_favourites'
import { home } from '@/messages/home'
import { pages } from '@/messages/pages'
import { sections } from '@/messages/sections'

const POPULAR = 3

/** The home page. */
export function HomePage() {
  const recent = useQuery<Item[]>({ queryKey: HOME_QUERIES.recent.key })
  const featured = useQuery<Item[]>({ queryKey: HOME_QUERIES.featured.key })
  const favourites = useInitialFavourites(ROW_SIZE)

  return (
    <>
      <title>{pages.homeTitle}</title>
      <Hero shown={featured.data ?? []} />
      <div className="page">
        <section aria-labelledby="categories" className="mt-8 sm:mt-10">
          <h2 id="categories" className="mb-5 text-section">
            {home.categories}
          </h2>
          <CategoryGrid />
        </section>
        <div id="browse-items" className="scroll-mt-8">
          {recent.isError ? (
            <FetchFailed error={recent.error} onRetry={() => void recent.refetch()} />
          ) : recent.data?.length === 0 ? (
            <NothingYet />
          ) : (
            <>
              {favourites.length > 0 && <FavouritesRow ids={favourites} />}
              <Sections recent={recent.data} featured={featured} />
            </>
          )}
        </div>
      </div>
      <HowItWorks />
      <ScrollToTop />
    </>
  )
}

type Shown = { recent: Item[] | undefined; featured: UseQueryResult<Item[]> }

function Sections({ recent, featured }: Shown) {
  return (
    <>
      <RecentSection recent={recent} />
      {featured.data?.length !== 0 && (
        <HomeSection
          id="featured"
          heading={sections.featured.title}
          hint={sections.featured.subtitle}
          more="/search?filter=featured"
        >
          {featured.isError ? (
            <FetchFailed error={featured.error} onRetry={() => void featured.refetch()} />
          ) : (
            <ItemCards items={featured.data?.slice(0, ROW_SIZE)} expected={ROW_SIZE} isRow />
          )}
        </HomeSection>
      )}
      <HomeSection
        id="popular"
        heading={sections.popular.title}
        hint={sections.popular.subtitle}
        more="/search?filter=popular"
      >
        <ItemCards items={recent?.slice(0, POPULAR)} expected={POPULAR} isRow columns={3} />
      </HomeSection>
    </>
  )
}

function NothingYet() {
  return (
    <EmptyState
      icon={<PackageOpen aria-hidden />}
      title={home.empty}
      description={home.emptyHint}
      action={
        <Button asChild>
          <Link to="/search">{sections.browseAll}</Link>
        </Button>
      }
    />
  )
}
