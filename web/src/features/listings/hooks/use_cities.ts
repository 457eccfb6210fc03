import { useQuery } from '@tanstack/react-query'
import { fetchCode } from '@/lib/build/fetch_code'

const NONE: ReadonlySet<string> = new Set()

const loadCities = async (): Promise<ReadonlySet<string>> => {
  await fetchCode('cities')
  return new Set((await import('@saajha/contract/cities')).CITIES)
}

/**
 * The cities of the list as 'City, State'; `undefined` while they load. Empty if they are not needed, and after a failed load:
 * every location is then a custom one.
 */
export function useCities(areNeeded: boolean): ReadonlySet<string> | undefined {
  const { data, isError } = useQuery({
    queryKey: ['cities'],
    queryFn: loadCities,
    enabled: areNeeded,
    staleTime: Infinity,
    // The service worker has the code without a network, too.
    networkMode: 'always',
  })
  return data ?? (isError || !areNeeded ? NONE : undefined)
}
