import { firstPageOfItems } from '@saajha/contract/initial_queries'
import type { Item } from '@saajha/contract/item'
import { pageUrl } from '@saajha/contract/list_queries'
import { useSearchParams } from 'react-router-dom'
import { usePages } from '@/lib/queries/use_pages'

/**
 * A paged list of items by its API URL; `showMore` loads the next page. After a change of the URL the previous list stays,
 * with `isOutdated`, while the new one is loading. The list begins at the cursor of the HTML page's URL: `ahead` is the query
 * string of the HTML page with the next entries, `start` the query string of the whole list, null if this is the whole list.
 */
export function useItemPages(url: string) {
  const [parameters] = useSearchParams()
  const part = pageUrl(url, parameters)
  const {
    entries: items,
    next,
    ...list
  } = usePages<Item>(firstPageOfItems(part).key, part, {
    keepPrevious: true,
  })
  const at = (cursor: string | null) => {
    const others = [...parameters].filter(([name]) => name !== 'cursor')
    return `?${new URLSearchParams(cursor ? [...others, ['cursor', cursor]] : others).toString()}`
  }
  return {
    items,
    ...list,
    ahead: next ? at(new URLSearchParams(next.split('?')[1]).get('cursor')) : null,
    start: parameters.has('cursor') ? at(null) : null,
  }
}
