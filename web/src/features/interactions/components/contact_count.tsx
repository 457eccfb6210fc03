import type { ContactCounts } from '@saajha/contract/contact'
import { useQuery } from '@tanstack/react-query'
import { item as messages } from '@/messages/item'

/** The number of contact interactions of an item; empty while loading. */
export function ContactCount({ itemId }: { itemId: string }) {
  const { data: counts } = useQuery<ContactCounts>({
    queryKey: ['/api/contact-interactions/counts', itemId],
  })

  return counts && counts.total > 0 ? <> · {messages.contacted({ count: counts.total })}</> : null
}
