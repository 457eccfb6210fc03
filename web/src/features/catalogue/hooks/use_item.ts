import { itemQueries } from '@saajha/contract/initial_queries'
import type { Item } from '@saajha/contract/item'
import {
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import type { Page } from '@/lib/http/read_page'

/** An item by its id; data from cached lists is the placeholder while it is loading. */
export function useItem(id: string) {
  const queryClient = useQueryClient()

  return useQuery<Item>({
    queryKey: itemQueries(id).item.key,
    placeholderData: () => listedItem(queryClient, id),
  })
}

type Listed = Item | Item[] | InfiniteData<Page<Item>>

function listedItem(queryClient: QueryClient, id: string) {
  return queryClient
    .getQueriesData<Listed>({ queryKey: ['/api/items'] })
    .flatMap(([, listed]) => itemsOf(listed))
    .find((item) => item.id === id)
}

function itemsOf(listed: Listed | undefined): Item[] {
  if (Array.isArray(listed)) return listed
  return listed && 'pages' in listed ? listed.pages.flatMap(({ entries }) => entries) : []
}
