import { useDispatch } from 'react-redux'
import { MY_CITY_KEY, myCityRead, readMyCity } from '@/lib/preferences/my_city'
import { useChangesOfTabs } from '@/lib/preferences/use_changes_of_tabs'

/** Follows changes of the visitor's city in other tabs, also those made while the page was in the back/forward cache. */
export function useCityOfTabs() {
  const dispatch = useDispatch()
  useChangesOfTabs(MY_CITY_KEY, () => void dispatch(myCityRead(readMyCity())))
}
