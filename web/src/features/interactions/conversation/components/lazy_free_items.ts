import { lazyPart } from '@/components/lazy_part'

/** The free items at the end of a conversation, with the list of cities that they need. Few conversations show them. */
export const FreeItems = lazyPart(
  'free_items',
  async () => (await import('@/features/interactions/conversation/components/free_items')).FreeItems
)
