import { QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '@/lib/queries/query_client'
import { CONVERSATIONS_KEY, CURRENT_USER_KEY, NOTIFICATIONS_KEY } from '@/lib/queries/query_keys'
import { likelyAuthTab } from '@/lib/session/known_browser'
import { openMemberSession } from '@/lib/session/member_session'
import { reportUnauthorized } from '@/lib/session/unauthorized'
import { createStore } from '@/store'
import { asha } from '@/tests/member'
import { stubRequests } from '@/tests/stub_requests'

const CATEGORIES = ['/api/categories']

const socket = vi.hoisted(() => ({ on: vi.fn(), connect: vi.fn(), disconnect: vi.fn() }))
socket.disconnect.mockReturnValue(socket)
vi.mock('socket.io-client', () => ({ io: () => socket }))

function openSession() {
  vi.clearAllMocks()
  socket.disconnect.mockReturnValue(socket)
  const queryClient = createQueryClient()
  const refetch = vi.spyOn(queryClient, 'refetchQueries')
  return { refetch, end: openMemberSession('u1', queryClient, createStore(), vi.fn(), vi.fn()) }
}

test('a member’s session reconnects when the network returns and refetches the current user after a 401', () => {
  const { refetch, end } = openSession()
  window.dispatchEvent(new Event('online'))
  expect(socket.connect).toHaveBeenCalledOnce()
  reportUnauthorized()
  expect(refetch).toHaveBeenCalledOnce()
  end()
})

test('a tab whose member was replaced in another tab shows nothing of the first one to the second', async () => {
  const queryClient = createQueryClient()
  const open = (id: string) => openMemberSession(id, queryClient, createStore(), vi.fn(), vi.fn())
  stubRequests({ 'GET /api/conversations': { body: [] } })
  open('u1')()
  queryClient.setQueryData(CURRENT_USER_KEY, { ...asha, id: 'u2' })
  queryClient.setQueryData(NOTIFICATIONS_KEY, ['of the first'])
  queryClient.setQueryData(CONVERSATIONS_KEY, ['of the first'])
  queryClient.setQueryData(CATEGORIES, ['for all'])
  const shown = new QueryObserver(queryClient, { queryKey: CONVERSATIONS_KEY })
  const stop = shown.subscribe(() => {})
  open('u2')()
  expect(queryClient.getQueryData(NOTIFICATIONS_KEY)).toBeUndefined()
  expect(shown.getCurrentResult().data).toBeUndefined()
  expect(queryClient.getQueryData(CATEGORIES)).toEqual(['for all'])
  expect(queryClient.getQueryData(CURRENT_USER_KEY)).toMatchObject({ id: 'u2' })
  await waitFor(() => expect(shown.getCurrentResult().data).toEqual([]))
  stop()
})

test('a tab keeps what it has of its member when their session opens again', () => {
  const queryClient = createQueryClient()
  const open = () => openMemberSession('u1', queryClient, createStore(), vi.fn(), vi.fn())
  open()()
  queryClient.setQueryData(CONVERSATIONS_KEY, ['of theirs'])
  open()()
  expect(queryClient.getQueryData(CONVERSATIONS_KEY)).toEqual(['of theirs'])
})

test('a browser has the likely tab Sign Up until a member has signed in, then Log In', () => {
  expect(likelyAuthTab()).toBe('signup')
  openSession().end()
  expect(likelyAuthTab()).toBe('login')
})

test('a stopped session disconnects and ignores the network and 401 responses', () => {
  const { refetch, end } = openSession()
  end()
  expect(socket.disconnect).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('online'))
  expect(socket.connect).not.toHaveBeenCalled()
  reportUnauthorized()
  expect(refetch).not.toHaveBeenCalled()
})
