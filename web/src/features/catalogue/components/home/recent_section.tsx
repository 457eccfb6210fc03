import { cityOf } from '@saajha/contract/city_of'
import type { Item } from '@saajha/contract/item'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from 'react-redux'
import { ItemCards } from '@/features/catalogue/components/cards/item_cards'
import { HomeSection } from '@/features/catalogue/components/home/home_section'
import { selectMyCity } from '@/lib/preferences/my_city'
import { useInMyCity } from '@/lib/preferences/use_in_my_city'
import { cityList } from '@/messages/city_list'
import { home } from '@/messages/home'
import { names } from '@/messages/names'

const SHOWN = 4
const MORE = '/search?filter=recent'

/** The newest items of the visitor's city; without a city or without items there, the newest of all. */
export function RecentSection({ recent }: { recent: readonly Item[] | undefined }) {
  const city = useSelector(selectMyCity)
  const inMyCity = useInMyCity()
  const { data, isPending } = useQuery<Item[]>({
    queryKey: ['/api/items', { location: city, limit: SHOWN }],
    enabled: Boolean(city),
  })
  const isLoading = Boolean(city) && isPending
  const ofCity = city && data && data.length > 0 ? data : null

  return (
    <HomeSection
      id="recent"
      heading={home.recent}
      hint={
        city && ofCity ? cityList.newIn({ city: names.location(cityOf(city)) }) : home.recentHint
      }
      more={ofCity ? inMyCity(MORE) : MORE}
    >
      <ItemCards
        items={isLoading ? undefined : (ofCity ?? recent?.slice(0, SHOWN))}
        expected={SHOWN}
        isRow
      />
    </HomeSection>
  )
}
