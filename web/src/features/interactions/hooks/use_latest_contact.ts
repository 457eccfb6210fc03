import type { LatestContact } from '@saajha/contract/contact'
import { useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '@/lib/session/use_current_user'

/** The query key of the member's latest message about an item. */
export function latestContactKey(itemId: string) {
  return ['/api/contact-interactions/latest', itemId] as const
}

/** The member's latest message or booking request about an item; null if there is none, for guests and while loading. */
export function useLatestContact(itemId: string) {
  const { isSignedIn } = useCurrentUser()
  const { data } = useQuery<LatestContact>({
    queryKey: latestContactKey(itemId),
    enabled: isSignedIn,
  })
  return isSignedIn && data ? data.contact : null
}
