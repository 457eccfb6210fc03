import { PAGES } from '@saajha/contract/pages'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useSearchQuery } from '@/features/catalogue/hooks/use_search_query'
import { myCityChosen, selectMyCity } from '@/lib/preferences/my_city'

/**
 * The location with which a search box searches: on the search page that of the URL, elsewhere the visitor's city; empty for
 * all cities. `change` also stores the visitor's city; `remove` forgets it if it is this one.
 */
export function useSearchCity() {
  const { pathname } = useLocation()
  const [query, changeQuery] = useSearchQuery()
  const myCity = useSelector(selectMyCity)
  const dispatch = useDispatch()
  const isInUrl = pathname === PAGES.search.path
  const city = isInUrl ? query.location : (myCity ?? '')

  const change = (chosen: string) => {
    dispatch(myCityChosen(chosen))
    if (isInUrl) changeQuery({ location: chosen })
  }
  const remove = () => {
    if (city === myCity) dispatch(myCityChosen(null))
    if (isInUrl) changeQuery({ location: '' })
  }
  return { city, change, remove }
}
