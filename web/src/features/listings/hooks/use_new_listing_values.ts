import type { Item } from '@saajha/contract/item'
import type { CurrentUser } from '@saajha/contract/user'
import { useQuery } from '@tanstack/react-query'
import { useCities } from '@/features/listings/hooks/use_cities'
import { newListingValues, type ListingValues } from '@/features/listings/listing_values'
import { ITEMS_KEY } from '@/lib/queries/query_keys'

/**
 * Suggested values of a member's new listing; `undefined` until their last listing is loaded or has failed to load, since
 * it decides whether their phone number is suggested, and until the cities are loaded if there is a location.
 */
export function useNewListingValues(user: CurrentUser): ListingValues | undefined {
  const { data, isFetchedAfterMount } = useQuery<Item[]>({
    queryKey: [...ITEMS_KEY, { ownerId: user.id, limit: 1 }],
    staleTime: 0,
    refetchOnMount: 'always',
  })
  const last = data?.[0]
  const location = last?.location ?? user.location ?? ''
  const cities = useCities(location !== '')
  return isFetchedAfterMount && cities ? newListingValues(user, last, cities) : undefined
}
