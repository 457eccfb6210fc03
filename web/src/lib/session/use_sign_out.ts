import type { CurrentUser } from '@saajha/contract/user'
import { useQueryClient } from '@tanstack/react-query'
import { flushOnPageHide } from '@/lib/page/on_page_hide'
import { readPushMember } from '@/lib/push/push_member'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import { leaveTo } from '@/lib/session/leave_to'
import { removeSavedBookings } from '@/lib/session/saved_bookings'

/** After which signing out no longer waits for what else ends with it. */
const PATIENCE_MS = 2_000

/** Returns a function that clears the member's cached data and navigates to the server's sign-out endpoint. */
export function useSignOut() {
  const queryClient = useQueryClient()

  const signOut = () => {
    // Sets a guest. A removed query would be refetched while the session still exists.
    queryClient.setQueryData(CURRENT_USER_KEY, null)
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== CURRENT_USER_KEY[0] })
    queryClient.getMutationCache().clear()
    removeSavedBookings()
    leaveTo('/api/logout')
  }
  // Requests that are sent on page hide would fail after the session has ended.
  return () => {
    const member = queryClient.getQueryData<CurrentUser>(CURRENT_USER_KEY)
    void Promise.all([flushOnPageHide(), unsubscribe(), removeDrafts(member)]).then(signOut)
  }
}

/** Ends this browser's pushes. The server ends them with the session, so a failure or a slow push service does not matter. */
async function unsubscribe() {
  if (!readPushMember()) return
  const code = import('@/lib/push/device_push')
  await atMost(code.then((push) => push.unsubscribeDevice()))
}

/** Removes what the member has not sent about handovers and their profile. Its texts and photos are for two members alone. */
async function removeDrafts(member: CurrentUser | null | undefined) {
  if (!member) return
  const code = import('@/lib/drafts/remove_private_drafts')
  await atMost(code.then(({ removePrivateDrafts }) => removePrivateDrafts(member.id)))
}

/** Waits for work whose failure does not matter, for two seconds at most. */
async function atMost(work: Promise<void>) {
  const timeout = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([timeout, work.catch(() => {})])
}
