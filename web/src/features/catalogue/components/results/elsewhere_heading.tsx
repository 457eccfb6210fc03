import { cityOf } from '@saajha/contract/city_of'
import { names } from '@/messages/names'
import { search } from '@/messages/search'

/** The heading above the items of other cities. */
export function ElsewhereHeading({ location }: { location: string }) {
  const city = names.location(cityOf(location))
  return <h2 className="mb-4 text-heading">{search.elsewhere({ city })}</h2>
}
