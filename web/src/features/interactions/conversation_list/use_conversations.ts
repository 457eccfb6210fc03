import type { Conversation } from '@saajha/contract/conversation'
import { CONVERSATIONS_KEY } from '@/lib/queries/query_keys'
import { usePages } from '@/lib/queries/use_pages'
import { useCurrentUser } from '@/lib/session/use_current_user'

const [ROOT] = CONVERSATIONS_KEY
const ARCHIVED = `${ROOT}?archived=true`

/** A push of a message invalidates these lists. */
function key(url: string) {
  return [...CONVERSATIONS_KEY, 'pages', url]
}

/**
 * A member's conversations, or the archived ones, those with the newest messages first; `showMore` fetches the next page.
 * Refetched on every visit, as pushes may be missed while offline.
 */
export function useConversations(isArchived: boolean) {
  const url = isArchived ? ARCHIVED : ROOT
  return usePages<Conversation>(key(url), url, { isAlwaysFresh: true })
}

/**
 * The signed-in member's conversations about an item, and whether there are none, as far as is known: `isNone` is false
 * while they load. Requests nothing for a guest.
 */
export function useItemConversations(itemId: string) {
  const { isSignedIn } = useCurrentUser()
  const url = `${ROOT}?itemId=${itemId}`
  const { entries, isFailed, hasMore } = usePages<Conversation>(key(url), url, {
    isAlwaysFresh: true,
    isEnabled: isSignedIn,
  })
  const conversations = isSignedIn && entries ? entries : []
  return { conversations, hasMore, isNone: isFailed || entries?.length === 0 }
}
