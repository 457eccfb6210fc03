import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openConversation } from '@/tests/open_conversation'
import { conversationKey, NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/queries/query_keys'
import { message, rented } from '@/tests/conversation'

const handlers = vi.hoisted((): Record<string, (payload: never) => void> => ({}))
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (event: string, handler: (payload: never) => void) => (handlers[event] = handler),
    disconnect: () => ({ connect() {} }),
  }),
}))

const READ = 'PUT /api/conversations/k1/read'
const AFTER_2 = 'GET /api/conversations/k1/messages?after=2&limit=50'
const AFTER_3 = 'GET /api/conversations/k1/messages?after=3&limit=50'
const state = { unread: 0, version: 9, badge: { count: 1, version: 7 } }

// Time passes as it does, and `passTime` skips some.
beforeEach(() => {
  Object.keys(handlers).forEach((event) => delete handlers[event])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(() => void vi.useRealTimers())

const passTime = () => act(() => vi.advanceTimersByTimeAsync(2_000))

/** Opens the conversation and waits until it is read. */
async function openRead(responses = {}) {
  const opened = await openConversation({
    handlers,
    responses: { [READ]: { body: state }, ...responses },
  })
  const read = () => opened.sent(READ).map(({ body }) => body)
  await waitFor(() => expect(read()).toEqual([{ upTo: 2 }]))
  await waitFor(() => expect(handlers.conversation).toBeTruthy())
  return { ...opened, read }
}

test('an open conversation is marked as read up to its last message, which sets its count and the badge', async () => {
  const { queryClient } = await openRead()
  await waitFor(() =>
    expect(queryClient.getQueryData(conversationKey('k1'))).toMatchObject({ unread: 0, version: 9 })
  )
  expect(queryClient.getQueryData(UNREAD_COUNT_KEY)).toEqual(state.badge)
})

test('reading keeps a badge of a higher version, and refetches the notifications', async () => {
  const newer = { count: 4, version: 8 }
  const { queryClient, push, read } = await openRead({
    [AFTER_2]: { body: [message(3, 'At ten?')] },
  })
  queryClient.setQueryData(UNREAD_COUNT_KEY, newer)
  queryClient.setQueryData(NOTIFICATIONS_KEY, [])
  push({ lastNo: 3 })
  await waitFor(() => expect(read()).toContainEqual({ upTo: 3 }))
  await waitFor(() =>
    expect(queryClient.getQueryState(NOTIFICATIONS_KEY)?.isInvalidated).toBe(true)
  )
  expect(queryClient.getQueryData(UNREAD_COUNT_KEY)).toEqual(newer)
})

test('each new message is read once, and pushes without one read nothing', async () => {
  const { list, push, read } = await openRead({
    [AFTER_2]: { body: [message(3, 'At ten?')] },
    [AFTER_3]: { body: [message(4, 'Or at noon?')] },
  })
  push({ lastNo: 3 })
  await list.findByText('At ten?')
  await waitFor(() => expect(read()).toEqual([{ upTo: 2 }, { upTo: 3 }]))
  push({ lastNo: 3, version: 10 })
  push({ lastNo: 4, version: 11 })
  await waitFor(() => expect(read()).toEqual([{ upTo: 2 }, { upTo: 3 }, { upTo: 4 }]))
})

test('a conversation in view is read again when a notification is added, once for each', async () => {
  const { queryClient, read } = await openRead()
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  const setBadge = (badge: object) =>
    act(() => void queryClient.setQueryData(UNREAD_COUNT_KEY, badge))
  setBadge({ count: 2, version: 20 })
  await waitFor(() => expect(read()).toHaveLength(2))
  setBadge({ count: 2, version: 20 })
  setBadge({ count: 0, version: 21 })
  await passTime()
  expect(read()).toEqual([{ upTo: 2 }, { upTo: 2 }])
})

test('a message below the reader’s position is read when they reach it', async () => {
  const { list, push, read, scrollTo } = await openRead({
    [AFTER_2]: { body: [message(3, 'At ten?')] },
  })
  scrollTo(-300)
  push({ lastNo: 3 })
  await list.findByText('At ten?')
  await passTime()
  expect(read()).toHaveLength(1)
  scrollTo(0)
  await waitFor(() => expect(read()).toHaveLength(2))
})

test('messages are read when their list is on the screen, not while it is below or above it', async () => {
  const reports = new Set<(isIntersecting: boolean) => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        reports.add((isIntersecting) => report([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    }
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const see = (isShown: boolean) => {
    act(() => reports.forEach((report) => report(isShown)))
    return passTime()
  }
  const { sent } = await openConversation({ responses: { [READ]: { body: state } } })
  await passTime()
  await see(false)
  expect(sent(READ)).toEqual([])
  await see(true)
  expect(sent(READ)).toHaveLength(1)
})

test('a message in a conversation that is in view is read within 200 ms', async () => {
  const { list, push, read } = await openRead({ [AFTER_2]: { body: [message(3, 'At ten?')] } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  push({ lastNo: 3 })
  await vi.waitFor(() => expect(list.queryByText('At ten?')).toBeTruthy())
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(read()).toEqual([{ upTo: 2 }, { upTo: 3 }])
})

test('messages are not read while the page is hidden, and are read once when it is visible', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { sent } = await openConversation({ responses: { [READ]: { body: state } } })
  await passTime()
  expect(sent(READ)).toEqual([])
  const change = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    return passTime()
  }
  await change('visible')
  expect(sent(READ)).toHaveLength(1)
  await change('hidden')
  await change('visible')
  expect(sent(READ)).toHaveLength(1)
})

test.each([
  ['seen', () => void document.dispatchEvent(new Event('visibilitychange'))],
  [
    'online',
    (isBack: boolean) => void window.dispatchEvent(new Event(isBack ? 'online' : 'offline')),
  ],
])('a read that failed is sent again when the page is %s again', async (_, change) => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  const connection = vi.spyOn(navigator, 'onLine', 'get')
  const responses = [{ status: 500 }, { body: state }]
  const { read } = await openRead({ [READ]: () => responses.shift() ?? { body: state } })
  await passTime()
  expect(read()).toHaveLength(1)
  for (const isBack of [false, true]) {
    visibility.mockReturnValue(isBack ? 'visible' : 'hidden')
    connection.mockReturnValue(isBack)
    act(() => change(isBack))
    await passTime()
  }
  expect(read()).toEqual([{ upTo: 2 }, { upTo: 2 }])
})

test('a conversation with own messages only reads nothing', async () => {
  const { sent } = await openConversation({
    conversation: { ...rented, unread: 0 },
    messages: [message(1, 'Is it free?', { isMine: true })],
  })
  await passTime()
  expect(sent(READ)).toEqual([])
})
