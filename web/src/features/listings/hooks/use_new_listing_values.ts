import type { Item } from '@saajha/contract/item'
import type { CurrentUser } from '@saajha/contract/user'
import { useQuery } from '@tanstack/react-query'
import { newListingValues, type ListingValues } from '@/features/listings/listing_values'
import { ITEMS_KEY } from '@/lib/queries/query_keys'

/**
 * Suggested values of a member's new listing; `undefined` until their last listing is loaded or has failed to load, since
 * it decides whether their phone number is suggested.
 */
export function useNewListingValues(user: CurrentUser): ListingValues | undefined {
  const { data, isFetchedAfterMount } = useQuery<Item[]>({
    queryKey: [...ITEMS_KEY, { ownerId: user.id, limit: 1 }],
    staleTime: 0,
    refetchOnMount: 'always',
  })
  return isFetchedAfterMount ? newListingValues(user, data?.[0]) : undefined
}
