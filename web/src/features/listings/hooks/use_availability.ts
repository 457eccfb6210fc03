import type { Item } from '@saajha/contract/item'
import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { sendJson } from '@/lib/http/api'
import type { Page } from '@/lib/http/read_page'
import { serverMessage } from '@/lib/http/server_message'
import { ITEMS_KEY } from '@/lib/queries/query_keys'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'
import { ownListings } from '@/messages/own_listings'

/**
 * Whether a listing can be rented now, and a function to change it. The new value is shown before the server confirms it;
 * after a failure the previous one is shown again, with a toast. Changes of one listing are sent one after the other.
 */
export function useAvailability(item: Item) {
  const queryClient = useQueryClient()
  const { toastError } = useToast()
  const { mutate, isPending, variables } = useMutation({
    scope: { id: `availability-${item.id}` },
    mutationFn: (isAvailable: boolean) =>
      sendJson<Item>('PUT', `/api/items/${item.id}`, { isAvailable }),
    onSuccess: (saved) => {
      queryClient.setQueryData([...ITEMS_KEY, saved.id], saved)
      queryClient.setQueriesData<InfiniteData<Page<Item>>>(
        { queryKey: [...ITEMS_KEY, 'pages'] },
        (list) => list && withItem(list, saved)
      )
      void queryClient.invalidateQueries({ queryKey: ITEMS_KEY })
    },
    onError: (error) =>
      toastError(ownListings.availabilityFailed, serverMessage(error, common.offlineHint)),
  })

  return { isAvailable: isPending ? variables : item.isAvailable, setAvailable: mutate }
}

function withItem(list: InfiniteData<Page<Item>>, saved: Item): InfiniteData<Page<Item>> {
  const pages = list.pages.map((page) => ({
    ...page,
    entries: page.entries.map((entry) => (entry.id === saved.id ? saved : entry)),
  }))
  return { ...list, pages }
}
