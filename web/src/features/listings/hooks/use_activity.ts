import type { ItemsActivity } from '@saajha/contract/item'
import { useQuery } from '@tanstack/react-query'

/** Thirty days of one listing: views and contact interactions per day, starting at `firstDay` (YYYY-MM-DD). */
export type Activity = { firstDay: string; views: number[]; contacts: number[] }

/** Activity of the member's own listings by listing id, refetched on every visit; `undefined` while loading. */
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
