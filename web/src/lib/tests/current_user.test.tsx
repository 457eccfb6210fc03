import { SIGNED_IN_COOKIE } from '@saajha/contract/signed_in_cookie'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createQueryClient } from '@/lib/query_client'
import { CURRENT_USER_KEY } from '@/lib/query_keys'
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

/** A page that wants to know who is signed in. */
function open(answers: Parameters<typeof stubRequests>[0] = {}) {
  const requests = stubRequests(answers)
  const queryClient = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const page = renderHook(() => ({ who: useCurrentUser(), signIn: useSignIn() }), { wrapper })
  return {
    requests,
    who: () => page.result.current.who,
    signIn: () => act(() => page.result.current.signIn(asha)),
    askAgain: () => act(() => queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY })),
  }
}

/** The server gives the cookie with a session and takes it back, in this tab or in another. */
function setCookie({ isThere }: { isThere: boolean }) {
  document.cookie = `${SIGNED_IN_COOKIE}=1; max-age=${isThere ? 60 : 0}`
}

test('a guest is known as one at once, and the server is never asked', async () => {
  const { requests, who, askAgain } = open()
  expect(who()).toEqual(GUEST)
  await askAgain()
  expect(who()).toEqual(GUEST)
  expect(requests).not.toHaveBeenCalled()
})

test('a member is asked for, and not taken for a guest before the answer', async () => {
  const { requests, who } = open(ASHA_IS_HERE)
  expect(who()).toEqual({ ...GUEST, isPending: true })
  await waitFor(() => expect(who()).toEqual(MEMBER))
  expect(requests).toHaveBeenCalledOnce()
})

test('whoever’s session has ended is a guest', async () => {
  const { who } = open({ 'GET /api/auth/user': { status: 401 } })
  await waitFor(() => expect(who()).toEqual(GUEST))
})

test('a guest who signs in is known at once, and asked for from then on', async () => {
  const answers = {}
  const { requests, who, signIn, askAgain } = open(answers)
  Object.assign(answers, ASHA_IS_HERE)
  setCookie({ isThere: true })
  signIn()
  await waitFor(() => expect(who()).toEqual(MEMBER))
  expect(requests).not.toHaveBeenCalled()
  await askAgain()
  expect(requests).toHaveBeenCalledOnce()
  expect(who()).toEqual(MEMBER)
})

test('who signs in or out in another tab is seen as soon as this one asks again', async () => {
  const { who, askAgain } = open(ASHA_IS_HERE)
  await waitFor(() => expect(who()).toEqual(MEMBER))
  setCookie({ isThere: false })
  await askAgain()
  await waitFor(() => expect(who()).toEqual(GUEST))
  setCookie({ isThere: true })
  await askAgain()
  await waitFor(() => expect(who()).toEqual(MEMBER))
})

test('a browser with a session that cannot reach the server is neither a member nor a guest', async () => {
  const answers: Parameters<typeof stubRequests>[0] = { 'GET /api/auth/user': offline }
  const { who, askAgain } = open(answers)
  await waitFor(() => expect(who()).toEqual({ ...GUEST, isUnknown: true }))
  Object.assign(answers, ASHA_IS_HERE)
  await askAgain()
  await waitFor(() => expect(who()).toEqual(MEMBER))
})

test('a known member stays one when the server cannot be reached later', async () => {
  const answers = { ...ASHA_IS_HERE }
  const { requests, who, askAgain } = open(answers)
  await waitFor(() => expect(who()).toEqual(MEMBER))
  Object.assign(answers, { 'GET /api/auth/user': offline })
  await askAgain()
  expect(requests).toHaveBeenCalledTimes(2)
  expect(who()).toEqual(MEMBER)
})
