import type { ItemsActivity } from '@saajha/contract/item'
import { useQuery } from '@tanstack/react-query'

/** One listing's thirty days: views and contacts of each, from `firstDay` (YYYY-MM-DD) on. */
export type Activity = { firstDay: string; views: number[]; contacts: number[] }

/** How the member's own listings are doing, read again on every visit: by listing, `undefined` until it is known. */
export function useActivity() {
  const { data, isError } = useQuery<ItemsActivity>({
    queryKey: ['/api/user/items/activity'],
    staleTime: 0,
    refetchOnMount: 'always',
  })

  return {
    isError,
    activityOf: (itemId: string): Activity | undefined => {
      if (!data) return undefined
      const { views = [], contacts = [] } = data.items.find((each) => each.itemId === itemId) ?? {}
      return { firstDay: data.firstDay, views, contacts }
    },
  }
}
