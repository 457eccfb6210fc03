import { CITY_COORDINATES, distanceKm } from '@saajha/contract/city_coordinates'
import type { Item } from '@saajha/contract/item'
import { elsewhereUrl, type SearchQuery } from '@saajha/contract/search_query'
import { useQuery } from '@tanstack/react-query'
import { ItemCards } from '@/features/catalogue/components/cards/item_cards'
import { ElsewhereHeading } from '@/features/catalogue/components/results/elsewhere_heading'
import { itemSearch } from '@/features/catalogue/item_search'
import { readJson } from '@/lib/http/api'
import { cityNamed } from '@/lib/text/city_named'
import { formatCount } from '@/lib/text/format'
import { search } from '@/messages/search'

/** Distances are shown in steps of this many kilometres. */
const STEP_KM = 5

/** The items of other cities that match a search without results in its location, the nearest city first. */
export function ElsewhereItems({ query }: { query: SearchQuery }) {
  const near = cityNamed(query.location)
  const url = elsewhereUrl(query, near)
  const { data: items, isError } = useQuery({
    queryKey: ['/api/items', 'elsewhere', url],
    queryFn: ({ signal }) => readJson<Item[]>(url, signal),
  })
  if (isError || items?.length === 0) return null

  return (
    <section>
      <ElsewhereHeading query={query} />
      <ItemCards
        items={items}
        expected={4}
        columns="beside"
        withDetailsLink
        eager={2}
        itemSearch={itemSearch(query)}
        noteOf={({ location }) => (near ? distanceNote(near, location) : undefined)}
      />
    </section>
  )
}

/** 'about 120 km' between the centres of two cities; undefined within a city and for other locations. */
function distanceNote(near: string, location: string) {
  const [from, to] = [CITY_COORDINATES.get(near), CITY_COORDINATES.get(location)]
  if (!from || !to || from === to) return undefined
  const km = Math.max(STEP_KM, Math.round(distanceKm(from, to) / STEP_KM) * STEP_KM)
  return search.distance({ km: formatCount(km) })
}
