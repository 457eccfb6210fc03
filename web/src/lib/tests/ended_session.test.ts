import type { CurrentUser } from '@saajha/contract/user'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '@/lib/queries/query_client'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import { authDialogOpened } from '@/lib/session/auth_dialog_slice'
import { watchSession } from '@/lib/session/ended_session'
import { reportUnauthorized } from '@/lib/session/unauthorized'
import { toastShown } from '@/lib/toasts/toasts_slice'
import { asha } from '@/tests/member'

/** Watches the session of a member; `user` returns the current user of each request. */
async function watch(user: () => CurrentUser | null) {
  const queryClient = createQueryClient()
  await queryClient.fetchQuery({ queryKey: CURRENT_USER_KEY, queryFn: user })
  const refetch = vi.spyOn(queryClient, 'refetchQueries')
  const dispatch = vi.fn()
  const dispatched = () => dispatch.mock.calls.map(([{ type }]) => type as string)
  return { refetch, dispatched, stop: watchSession(queryClient, dispatch) }
}

/** Opens the sign-in dialog and shows a notice. */
const SIGN_IN = [authDialogOpened.type, toastShown.type]

test('an unauthorized request opens sign-in with a notice only if no member is signed in again', async () => {
  let user: CurrentUser | null = asha
  const { refetch, dispatched, stop } = await watch(() => user)

  reportUnauthorized()
  await refetch.mock.results[0]!.value
  expect(dispatched()).toEqual([])

  user = null
  reportUnauthorized()
  await refetch.mock.results[1]!.value
  expect(dispatched()).toEqual(SIGN_IN)
  stop()
})

test('two simultaneous unauthorized requests open sign-in once, with one notice', async () => {
  let user: CurrentUser | null = asha
  const { refetch, dispatched, stop } = await watch(() => user)
  user = null
  reportUnauthorized()
  reportUnauthorized()
  await Promise.all(refetch.mock.results.map(({ value }) => value as Promise<void>))
  expect(dispatched()).toEqual(SIGN_IN)
  stop()
})
