import { firstPart } from '@saajha/contract/initial_queries'
import type { Item } from '@saajha/contract/item'
import { pageUrl } from '@saajha/contract/list_queries'
import { useSearchParams } from 'react-router-dom'
import { usePages } from '@/lib/use_pages'

/**
 * A list of items that may be longer than one reply; `showMore` reads on. Give its address: of another one the list
 * before stays in sight, `isOutdated`, until the new one is here. It begins where the page's address says: `ahead` is the
 * page of what comes next, and `start` that of the whole list, null where this is it. Both are what follows the path.
 */
export function useItemPages(address: string) {
  const [parameters] = useSearchParams()
  const part = pageUrl(address, parameters)
  const {
    entries: items,
    next,
    ...list
  } = usePages<Item>(firstPart(part).key, part, {
    keepsShown: true,
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
