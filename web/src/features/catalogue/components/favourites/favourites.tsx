import { useQueries } from '@tanstack/react-query'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { ShowMore } from '@/components/show_more'
import { FavouriteCards } from '@/features/catalogue/components/favourites/favourite_cards'
import { NoFavourites } from '@/features/catalogue/components/favourites/no_favourites'
import { ScrollToTop } from '@/features/catalogue/components/results/scroll_to_top'
import { favouriteItemsQuery } from '@/features/catalogue/hooks/use_favourite_items'
import { useInitialFavourites } from '@/features/catalogue/hooks/use_initial_favourites'
import { favourites } from '@/messages/favourites'
import { pages } from '@/messages/pages'

/** Items of one request: at most `LIMITS.itemIds`, and full rows in two, three or four columns. */
const PART = 48

/** The page of the favourites of this browser, newest first. */
export function Favourites() {
  const ids = useInitialFavourites()
  const { parts, showNextPart } = useShownParts()
  const shown = Array.from({ length: parts }, (_, part) =>
    ids.slice(part * PART, (part + 1) * PART)
  ).filter((part) => part.length > 0)
  const hasMore = ids.length > parts * PART
  const requests = useQueries({ queries: shown.map(favouriteItemsQuery) })
  const isEmpty = !hasMore && requests.every(({ data }) => data?.length === 0)

  return (
    <div className="page py-8">
      <title>{pages.title({ page: favourites.heading })}</title>
      <header className="mb-6">
        <h1 className="text-title">{favourites.heading}</h1>
        <p className="text-soft sm:text-lg">{favourites.hint}</p>
      </header>
      {isEmpty ? (
        <NoFavourites areUnlisted={ids.length > 0} />
      ) : (
        <div className="flex flex-col gap-4 sm:gap-5">
          {shown.map((part) => (
            <FavouriteCards key={part[0]} ids={part} />
          ))}
        </div>
      )}
      <ShowMore hasMore={hasMore} busy={false} onShowMore={showNextPart} />
      <ScrollToTop />
    </div>
  )
}

/** The number of shown parts. The history entry keeps it for Back and a reload. */
function useShownParts() {
  const { pathname, search, state } = useLocation() as Location<{ parts?: number } | null>
  const navigate = useNavigate()
  const parts = state?.parts ?? 1

  const showNextPart = () => {
    const next = { ...state, parts: parts + 1 }
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state: next })
  }
  return { parts, showNextPart }
}
