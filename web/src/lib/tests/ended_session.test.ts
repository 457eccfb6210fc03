import type { CurrentUser } from '@saajha/contract/user'
import { expect, test, vi } from 'vitest'
import { toastError } from '@/components/toast_queue'
import { createQueryClient } from '@/lib/queries/query_client'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import { watchSession } from '@/lib/session/ended_session'
import { reportUnauthorized } from '@/lib/session/unauthorized'
import { asha } from '@/tests/member'

vi.mock('@/components/toast_queue')

/** Watches the session of a member; `user` returns the current user of each request. */
async function watch(user: () => CurrentUser | null) {
  const queryClient = createQueryClient()
  await queryClient.fetchQuery({ queryKey: CURRENT_USER_KEY, queryFn: user })
  const refetch = vi.spyOn(queryClient, 'refetchQueries')
  const signIn = vi.fn()
  return { refetch, signIn, stop: watchSession(queryClient, signIn) }
}

test('an unauthorized request opens sign-in with a notice only if no member is signed in again', async () => {
  vi.mocked(toastError).mockClear()
  let user: CurrentUser | null = asha
  const { refetch, signIn, stop } = await watch(() => user)

  reportUnauthorized()
  await refetch.mock.results[0]!.value
  expect(signIn).not.toHaveBeenCalled()
  expect(toastError).not.toHaveBeenCalled()

  user = null
  reportUnauthorized()
  await refetch.mock.results[1]!.value
  expect(signIn).toHaveBeenCalledOnce()
  expect(toastError).toHaveBeenCalledOnce()
  stop()
})

test('two simultaneous unauthorized requests open sign-in once, with one notice', async () => {
  vi.mocked(toastError).mockClear()
  let user: CurrentUser | null = asha
  const { refetch, signIn, stop } = await watch(() => user)
  user = null
  reportUnauthorized()
  reportUnauthorized()
  await Promise.all(refetch.mock.results.map(({ value }) => value as Promise<void>))
  expect(signIn).toHaveBeenCalledOnce()
  expect(toastError).toHaveBeenCalledOnce()
  stop()
})
