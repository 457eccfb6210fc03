import { expect, test, vi } from 'vitest'
import { createQueryClient } from '@/lib/queries/query_client'
import { likelyAuthTab } from '@/lib/session/known_browser'
import { openMemberSession } from '@/lib/session/member_session'
import { reportUnauthorized } from '@/lib/session/unauthorized'
import { createStore } from '@/store'

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
