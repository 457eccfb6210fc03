import { showsFavourites } from '@saajha/contract/pages'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation, useSearchParams } from 'react-router-dom'
import { myCityChosen, selectMyCity } from '@/lib/preferences/my_city'

/**
 * The location of a search box: on pages of a search or a category from the URL, elsewhere, as on those of one owner's listings,
 * the visitor's city; empty for all cities. `change` also stores the visitor's city; `remove` forgets it if it is this one.
 */
export function useSearchCity() {
  const { pathname } = useLocation()
  const [parameters, setParameters] = useSearchParams()
  const myCity = useSelector(selectMyCity)
  const dispatch = useDispatch()
  const isSearch =
    pathname === '/search' && !showsFavourites(parameters) && !parameters.get('owner')
  const isInUrl = isSearch || pathname.startsWith('/category/')
  const city = isInUrl ? (parameters.get('location')?.trim() ?? '') : (myCity ?? '')

  const search = (location: string) => {
    const others = [...parameters].filter(([name]) => name !== 'location' && name !== 'cursor')
    setParameters(location ? [...others, ['location', location]] : others)
  }
  const change = (chosen: string) => {
    dispatch(myCityChosen(chosen))
    if (isInUrl) search(chosen)
  }
  const remove = () => {
    if (city === myCity) dispatch(myCityChosen(null))
    if (isInUrl) search('')
  }
  return { city, change, remove }
}
