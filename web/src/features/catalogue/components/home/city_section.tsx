import { cityOf } from '@saajha/contract/city_of'
import type { Item } from '@saajha/contract/item'
import { useQuery } from '@tanstack/react-query'
import { ItemCards } from '@/features/catalogue/components/cards/item_cards'
import { HomeSection } from '@/features/catalogue/components/home/home_section'
import { cityList as messages } from '@/messages/city_list'
import { names } from '@/messages/names'

const SHOWN = 4

/** The newest items in the visitor's city; nothing if there are none. */
export function CitySection({ city }: { city: string }) {
  const { data } = useQuery<Item[]>({ queryKey: ['/api/items', { location: city, limit: SHOWN }] })
  if (!data || data.length === 0) return null
  const name = names.location(cityOf(city))

  return (
    <HomeSection
      id="city"
      heading={messages.newIn({ city: name })}
      hint={messages.newInHint}
      more={`/search?${new URLSearchParams({ location: city }).toString()}`}
    >
      <ItemCards items={data} expected={SHOWN} isRow />
    </HomeSection>
  )
}
