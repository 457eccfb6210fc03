import type { ContactCounts } from '@saajha/contract/contact'
import { useQuery } from '@tanstack/react-query'
import { details } from '@/messages/details'

/** The number of contact interactions of an item; empty while loading. */
export function ContactCount({ itemId }: { itemId: string }) {
  const { data: counts } = useQuery<ContactCounts>({
    queryKey: ['/api/contact-interactions/counts', itemId],
  })

  return counts && counts.total > 0 ? <> · {details.contacted({ count: counts.total })}</> : null
}
