import type { CurrentUser } from '@saajha/contract/user'
import type { QueryClient } from '@tanstack/react-query'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import { reloadPage } from '@/lib/session/leave_to'
import { mayBeSignedIn } from '@/lib/session/use_current_user'

/**
 * Refreshes a page that returns from the back/forward cache, where it misses changes of the session and of all data. The page
 * of a member who has signed out since, or of another one, shows nothing and is loaded again.
 */
export async function refreshRestoredPage(queryClient: QueryClient): Promise<void> {
  const shownId = memberId(queryClient)
  if (shownId !== undefined && !mayBeSignedIn()) return replacePage(queryClient)
  await queryClient.refetchQueries({ queryKey: CURRENT_USER_KEY })
  if (shownId !== undefined && memberId(queryClient) !== shownId) return replacePage(queryClient)
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== CURRENT_USER_KEY[0],
  })
}

function memberId(queryClient: QueryClient): string | undefined {
  return queryClient.getQueryData<CurrentUser | null>(CURRENT_USER_KEY)?.id
}

/** Shows what a guest sees until the page is loaded. */
function replacePage(queryClient: QueryClient): void {
  queryClient.setQueryData(CURRENT_USER_KEY, null)
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== CURRENT_USER_KEY[0] })
  reloadPage()
}
