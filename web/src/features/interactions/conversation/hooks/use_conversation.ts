import type { Conversation } from '@saajha/contract/conversation'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/lib/http/api_error'
import { useKeepMounted } from '@/lib/hooks/use_keep_mounted'
import { newestConversation } from '@/lib/live/newest_conversation'
import { conversationKey, conversationsOfItemKey } from '@/lib/queries/query_keys'
import { useCurrentUser } from '@/lib/session/use_current_user'

/**
 * The member's conversation about an item: the one with an id, or else theirs as a renter. `isLooking` is true until it is
 * known whether there is one, `isMissing` if there is none with the id, `isFailed` if it could not be looked up.
 */
export function useConversation(itemId: string, conversationId: string | null) {
  const { isSignedIn, isPending, isUnknown: isAccountUnknown } = useCurrentUser()
  const isNamed = conversationId !== null
  const ofItem = useQuery<Conversation[]>({
    queryKey: conversationsOfItemKey(itemId),
    enabled: isSignedIn && !isNamed,
  })
  const rented = ofItem.data?.find(({ side }) => side === 'renter')
  const id = conversationId ?? rented?.id
  const found = useQuery<Conversation>({
    queryKey: conversationKey(id ?? ''),
    enabled: isSignedIn && id !== undefined,
    ...(!isNamed && rented && { initialData: rented }),
    structuralSharing: newestConversation,
  })
  const isAccountKnown = useKeepMounted(!isPending && !isAccountUnknown)
  // What stands in place of the conversation also reads the account, and so requests it again. It must stay meanwhile.
  const wasAccountUnknown = useKeepMounted(isAccountUnknown)
  // A node of the previous release has no conversations.
  const isLookedUp = ofItem.isSuccess || isStatus(ofItem.error, 404)
  // The form stays while a guest who wrote in it signs in.
  const hasForm = useKeepMounted(isAccountKnown && (!isSignedIn || isLookedUp))
  const lookup = isNamed ? found : ofItem
  const isUnknown = isStatus(found.error, 400, 404)
  const isOther = found.data !== undefined && found.data.itemId !== itemId
  const isExpected = isSignedIn && (isNamed || !hasForm)

  return {
    conversation: isSignedIn && !isUnknown && !isOther ? found.data : undefined,
    isLooking: isAccountKnown ? isExpected && lookup.isPending : !wasAccountUnknown,
    isMissing: isSignedIn && isNamed && (isUnknown || isOther),
    isFailed: isAccountKnown ? isExpected && lookup.isError : wasAccountUnknown,
    refetch: () => void lookup.refetch(),
  }
}

function isStatus(error: Error | null, ...statuses: number[]) {
  return error instanceof ApiError && statuses.includes(error.status)
}
