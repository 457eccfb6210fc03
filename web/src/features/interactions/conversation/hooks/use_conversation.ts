import type { Conversation } from '@saajha/contract/conversation'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/lib/http/api_error'
import { useKeepMounted } from '@/lib/hooks/use_keep_mounted'
import { newestConversation } from '@/lib/live/newest_conversation'
import { conversationKey, conversationsOfItemKey } from '@/lib/queries/query_keys'
import { useCurrentUser } from '@/lib/session/use_current_user'

/**
 * The member's conversation about an item: the one with an id, or else theirs as a renter. `isLooking` is true until it is
 * known whether there is one, `isMissing` if there is none with the id.
 */
export function useConversation(itemId: string, conversationId: string | null) {
  const { isSignedIn, isPending: isAccountPending } = useCurrentUser()
  const ofItem = useQuery<Conversation[]>({
    queryKey: conversationsOfItemKey(itemId),
    enabled: isSignedIn && conversationId === null,
  })
  const rented = ofItem.data?.find(({ side }) => side === 'renter')
  const id = conversationId ?? rented?.id
  const { data, error, isPending, refetch } = useQuery<Conversation>({
    queryKey: conversationKey(id ?? ''),
    enabled: isSignedIn && id !== undefined,
    initialData: () => (conversationId === null ? rented : undefined),
    structuralSharing: newestConversation,
  })
  const isAccountKnown = useKeepMounted(!isAccountPending)
  // The form stays while a guest who wrote in it signs in.
  const hasForm = useKeepMounted(isAccountKnown && !(isSignedIn && ofItem.isPending))
  const isSearching = conversationId === null ? ofItem.isPending && !hasForm : isPending
  const isUnknown = error instanceof ApiError && [400, 404].includes(error.status)
  const isOther = data !== undefined && data.itemId !== itemId
  const isMissing = isSignedIn && conversationId !== null && (isUnknown || isOther)

  return {
    conversation: isSignedIn && !isUnknown && !isOther ? data : undefined,
    isLooking: !isAccountKnown || (isSignedIn && isSearching),
    isMissing,
    error: conversationId === null ? null : error,
    refetch: () => void refetch(),
  }
}
