import { useSelector } from 'react-redux'
import { selectMyCity } from '@/lib/preferences/my_city'

/**
 * A function that adds the visitor's city, if any, to the path of a search or of a category: '/search' becomes
 * '/search?location=Pune%2C+Maharashtra'.
 */
export function useInMyCity() {
  const city = useSelector(selectMyCity)

  return (path: string) =>
    city
      ? `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ location: city }).toString()}`
      : path
}
