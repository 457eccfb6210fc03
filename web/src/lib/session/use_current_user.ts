import { SIGNED_IN_COOKIE } from '@saajha/contract/signed_in_cookie'
import type { CurrentUser } from '@saajha/contract/user'
import { queryOptions, useQuery, type QueryFunctionContext } from '@tanstack/react-query'
import { readQuery } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'

const FIVE_MINUTES = 5 * 60 * 1000

/** The query of the current user; null for a guest. The app begins it before the code of its page has loaded. */
export const currentUserQuery = queryOptions({
  queryKey: CURRENT_USER_KEY,
  queryFn: readCurrentUser,
  staleTime: FIVE_MINUTES,
  meta: { url: CURRENT_USER_KEY[0] },
})

/**
 * The current user: `user` is null for a guest, `isPending` is true while it is loading, and `isUnknown` if the browser may
 * have a session but the request failed. A loaded member stays signed in while offline.
 */
export function useCurrentUser() {
  const { data, isPending, isError } = useQuery({
    ...currentUserQuery,
    initialData: () => (mayBeSignedIn() ? undefined : null),
  })
  const user = data ?? null
  const isUnknown = isError && data === undefined && mayBeSignedIn()
  return { user, isPending, isUnknown, isSignedIn: user !== null }
}

/** Whether the browser may have a session. The server removes the cookie with the session, so without it the response would be 401. */
export function mayBeSignedIn() {
  return document.cookie.includes(`${SIGNED_IN_COOKIE}=`)
}

async function readCurrentUser(context: QueryFunctionContext) {
  if (!mayBeSignedIn()) return null
  try {
    return (await readQuery(context)) as CurrentUser
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
