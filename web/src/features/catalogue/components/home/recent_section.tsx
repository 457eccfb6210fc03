import { cityOf } from '@saajha/contract/city_of'
import { ROW_SIZE } from '@saajha/contract/initial_queries'
import type { Item } from '@saajha/contract/item'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from 'react-redux'
import { ItemCards } from '@/features/catalogue/components/cards/item_cards'
import { HomeSection } from '@/features/catalogue/components/home/home_section'
import { selectMyCity } from '@/lib/preferences/my_city'
import { useInMyCity } from '@/lib/preferences/use_in_my_city'
import { cityList } from '@/messages/city_list'
import { names } from '@/messages/names'
import { sections } from '@/messages/sections'

const MORE = '/search?filter=recent'

/** The newest items of the visitor's city, filled up with the newest of all. */
export function RecentSection({ recent }: { recent: readonly Item[] | undefined }) {
  const city = useSelector(selectMyCity)
  const inMyCity = useInMyCity()
  const { data, isPending } = useQuery<Item[]>({
    queryKey: ['/api/items', { location: city, limit: ROW_SIZE }],
    enabled: Boolean(city),
  })
  const isLoading = Boolean(city) && isPending
  const ofCity = data ?? []
  const others = recent?.filter(({ id }) => ofCity.every((item) => item.id !== id))
  const shown = isLoading ? undefined : others && [...ofCity, ...others].slice(0, ROW_SIZE)
  const isOfCity = ofCity.length >= ROW_SIZE

  return (
    <HomeSection
      id="recent"
      heading={sections.recent.title}
      hint={
        city && isOfCity
          ? cityList.newIn({ city: names.location(cityOf(city)) })
          : sections.recent.subtitle
      }
      more={isOfCity ? inMyCity(MORE) : MORE}
    >
      <ItemCards items={shown} expected={ROW_SIZE} isRow />
    </HomeSection>
  )
}
