import { lazyPart } from '@/components/lazy_part'
import { fetchCode } from '@/lib/build/fetch_code'

/** The free items at the end of a conversation, with the list of cities that they need. Few conversations show them. */
export const FreeItems = lazyPart(async () => {
  await fetchCode('free_items')
  return (await import('@/features/interactions/conversation/components/free_items')).FreeItems
})
