import { SIGNED_IN_COOKIE } from '@saajha/contract/signed_in_cookie'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createQueryClient } from '@/lib/queries/query_client'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { useSignIn } from '@/lib/session/use_sign_in'
import { stubRequests } from '@/tests/stub_requests'
import { asha } from '@/tests/member'

const GUEST = { user: null, isPending: false, isUnknown: false, isSignedIn: false }
const MEMBER = { user: asha, isPending: false, isUnknown: false, isSignedIn: true }
const offline = () => {
  throw new TypeError('Failed to fetch')
}
const ASHA_IS_HERE = { 'GET /api/auth/user': { body: asha } }

/** Renders a page that uses the current user. */
function open(responses: Parameters<typeof stubRequests>[0] = {}) {
  const requests = stubRequests(responses)
  const queryClient = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const page = renderHook(() => ({ who: useCurrentUser(), signIn: useSignIn() }), { wrapper })
  return {
    requests,
    who: () => page.result.current.who,
    signIn: () => act(() => page.result.current.signIn(asha)),
    refetch: () => act(() => queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY })),
  }
}

/** Sets or removes the cookie as the server does with a session, in this tab or another. */
function setCookie({ isThere }: { isThere: boolean }) {
  document.cookie = `${SIGNED_IN_COOKIE}=1; max-age=${isThere ? 60 : 0}`
}

test('a guest is recognized immediately and without a request', async () => {
  const { requests, who, refetch } = open()
  expect(who()).toEqual(GUEST)
  await refetch()
  expect(who()).toEqual(GUEST)
  expect(requests).not.toHaveBeenCalled()
})

test('a member is pending, not a guest, until the response arrives', async () => {
  const { requests, who } = open(ASHA_IS_HERE)
  expect(who()).toEqual({ ...GUEST, isPending: true })
  await waitFor(() => expect(who()).toEqual(MEMBER))
  expect(requests).toHaveBeenCalledOnce()
})

test('a member whose session has ended is a guest', async () => {
  const { who } = open({ 'GET /api/auth/user': { status: 401 } })
  await waitFor(() => expect(who()).toEqual(GUEST))
})

test('a guest who signs in is a member immediately, and later refetches request the member', async () => {
  const responses = {}
  const { requests, who, signIn, refetch } = open(responses)
  Object.assign(responses, ASHA_IS_HERE)
  setCookie({ isThere: true })
  signIn()
  await waitFor(() => expect(who()).toEqual(MEMBER))
  expect(requests).not.toHaveBeenCalled()
  await refetch()
  expect(requests).toHaveBeenCalledOnce()
  expect(who()).toEqual(MEMBER)
})

test('a sign-in or sign-out in another tab applies to this tab with its next refetch', async () => {
  const { who, refetch } = open(ASHA_IS_HERE)
  await waitFor(() => expect(who()).toEqual(MEMBER))
  setCookie({ isThere: false })
  await refetch()
  await waitFor(() => expect(who()).toEqual(GUEST))
  setCookie({ isThere: true })
  await refetch()
  await waitFor(() => expect(who()).toEqual(MEMBER))
})

test('a user with a session is unknown while the server is unreachable', async () => {
  const responses: Parameters<typeof stubRequests>[0] = { 'GET /api/auth/user': offline }
  const { who, refetch } = open(responses)
  await waitFor(() => expect(who()).toEqual({ ...GUEST, isUnknown: true }))
  Object.assign(responses, ASHA_IS_HERE)
  await refetch()
  await waitFor(() => expect(who()).toEqual(MEMBER))
})

test('a loaded member stays signed in when the server becomes unreachable', async () => {
  const responses = { ...ASHA_IS_HERE }
  const { requests, who, refetch } = open(responses)
  await waitFor(() => expect(who()).toEqual(MEMBER))
  Object.assign(responses, { 'GET /api/auth/user': offline })
  await refetch()
  expect(requests).toHaveBeenCalledTimes(2)
  expect(who()).toEqual(MEMBER)
})
