import type { Conversation, ConversationPush, Message } from '@saajha/contract/conversation'
import { QueryObserver, type QueryKey } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { applyPushes } from '@/lib/live/socket'
import { createQueryClient } from '@/lib/queries/query_client'
import {
  BOOKINGS_KEY,
  calendarKey,
  conversationKey,
  conversationsOfItemKey,
  messagesKey,
  UNREAD_CONVERSATIONS_KEY,
} from '@/lib/queries/query_keys'
import { message, rented } from '@/tests/conversation'
import { stubRequests } from '@/tests/stub_requests'

const AFTER_2 = 'GET /api/conversations/k1/messages?after=2&limit=50'
const AFTER_3 = 'GET /api/conversations/k1/messages?after=3&limit=50'
const LIST_KEY = ['/api/conversations', 'pages']

type StubResponses = Parameters<typeof stubRequests>[0]

function liveClient(responses: StubResponses = {}) {
  const requests = stubRequests(responses)
  const queryClient = createQueryClient()
  const handlers: Record<string, (payload: never) => void> = {}
  applyPushes(
    { on: (event: string, handler: never) => (handlers[event] = handler) } as never,
    queryClient
  )
  queryClient.setQueryData(conversationKey('k1'), rented)
  queryClient.setQueryData(messagesKey('k1'), [message(1, 'Hello'), message(2, 'Yes, it is.')])
  const push = (more: Partial<ConversationPush>) =>
    handlers.conversation?.({ ...pushed, ...more } as never)
  return {
    queryClient,
    push,
    connect: () => handlers.connect?.(undefined as never),
    conversation: () => queryClient.getQueryData<Conversation>(conversationKey('k1')),
    numbers: () => queryClient.getQueryData<Message[]>(messagesKey('k1'))!.map(({ no }) => no),
    urls: () => requests.mock.calls.map(([url]) => url as string),
  }
}

const pushed: ConversationPush = {
  conversationId: 'k1',
  lastNo: 2,
  unread: 1,
  version: 4,
  seenNo: 1,
}

test('a pushed conversation updates the counts of the cached one', () => {
  const { push, conversation } = liveClient()
  push({ unread: 0, seenNo: 2 })
  expect(conversation()).toMatchObject({ unread: 0, version: 4, seenNo: 2 })
})

test('a pushed conversation of an older version changes no count, and the seen number never falls', () => {
  const { push, conversation } = liveClient()
  push({ version: 2, unread: 5, seenNo: 0 })
  expect(conversation()).toEqual(rented)
})

test('a pushed conversation fetches the messages after the last cached one', async () => {
  const { push, numbers } = liveClient({ [AFTER_2]: { body: [message(3, 'At ten?')] } })
  push({ lastNo: 3 })
  await vi.waitFor(() => expect(numbers()).toEqual([1, 2, 3]))
})

test.each([
  ['text', false],
  ['contact', false],
  [null, false],
  ['booking', true],
  [undefined, true],
] as const)(
  'a pushed conversation whose new line is %s outdates bookings and calendars: %s',
  async (kind, is) => {
    const { queryClient, push } = liveClient()
    const isOutdated = (key: QueryKey) => queryClient.getQueryState(key)!.isInvalidated
    const days = [...calendarKey('i1'), { from: '2026-12-01' }]
    for (const key of [BOOKINGS_KEY, LIST_KEY, days]) queryClient.setQueryData(key, [])
    push({ kind })
    await vi.waitFor(() => expect(isOutdated(LIST_KEY)).toBe(true))
    expect([isOutdated(BOOKINGS_KEY), isOutdated(days)]).toEqual([is, is])
  }
)

test('a pushed conversation outdates the number of conversations with unread messages', async () => {
  const { queryClient, push } = liveClient()
  queryClient.setQueryData(UNREAD_CONVERSATIONS_KEY, { count: 0 })
  push({ unread: 1 })
  await vi.waitFor(() =>
    expect(queryClient.getQueryState(UNREAD_CONVERSATIONS_KEY)!.isInvalidated).toBe(true)
  )
})

test('a push that arrives twice shows its message once, by one request', async () => {
  const { push, numbers, urls } = liveClient({ [AFTER_2]: { body: [message(3, 'At ten?')] } })
  push({ lastNo: 3 })
  push({ lastNo: 3 })
  await vi.waitFor(() => expect(numbers()).toEqual([1, 2, 3]))
  expect(urls().filter((url) => url.includes('after='))).toHaveLength(1)
})

test('a response without the message of a push is followed by another request', async () => {
  const { push, numbers } = liveClient({
    [AFTER_2]: { body: [message(3, 'At ten?')] },
    [AFTER_3]: { body: [message(4, 'Or at noon?')] },
  })
  push({ lastNo: 4 })
  await vi.waitFor(() => expect(numbers()).toEqual([1, 2, 3, 4]))
})

test('a push while an earlier request lacks its message is followed by another request', async () => {
  const responses: ((response: { body: Message[] }) => void)[] = []
  const { connect, push, numbers } = liveClient({
    [AFTER_2]: () => new Promise((resolve) => responses.push(resolve)),
  })
  connect()
  await vi.waitFor(() => expect(responses).toHaveLength(1))
  push({ lastNo: 3 })
  responses[0]!({ body: [] })
  await vi.waitFor(() => expect(responses).toHaveLength(2))
  responses[1]!({ body: [message(3, 'At ten?')] })
  await vi.waitFor(() => expect(numbers()).toEqual([1, 2, 3]))
})

test('a push about a message that is cached fetches no message', () => {
  const { push, urls } = liveClient()
  push({ lastNo: 2 })
  expect(urls().filter((url) => url.includes('after='))).toEqual([])
})

test('a new message brings a cached conversation back from the archive, unless it is muted', () => {
  const { queryClient, push, conversation } = liveClient()
  for (const isMuted of [false, true]) {
    const archived = { ...rented, isArchived: true, isMuted }
    queryClient.setQueryData(conversationKey('k1'), archived)
    push({ lastNo: 3 })
    expect(conversation()?.isArchived).toBe(isMuted)
  }
})

test('a pushed conversation invalidates the lists, and the conversations of an item only without it', async () => {
  const { queryClient, push } = liveClient()
  const [known, unknown] = [conversationsOfItemKey('i1'), conversationsOfItemKey('i2')]
  queryClient.setQueryData(LIST_KEY, [])
  queryClient.setQueryData(known, [rented])
  queryClient.setQueryData(unknown, [])
  push({})
  const isInvalidated = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated
  await vi.waitFor(() => expect([LIST_KEY, unknown].map(isInvalidated)).toEqual([true, true]))
  expect(isInvalidated(known)).toBe(false)
})

test('a connection fetches the missed messages of a cached conversation by one request, and its state', async () => {
  const { queryClient, connect, numbers, urls, conversation } = liveClient({
    'GET /api/conversations/k1': { body: { ...rented, version: 5, seenNo: 2 } },
    [AFTER_2]: { body: [message(3, 'At ten?')] },
  })
  const options = { queryKey: conversationKey('k1') }
  const stop = new QueryObserver(queryClient, options).subscribe(() => {})
  queryClient.setQueryData(LIST_KEY, [])
  connect()
  await vi.waitFor(() => expect(numbers()).toEqual([1, 2, 3]))
  await vi.waitFor(() => expect(conversation()?.seenNo).toBe(2))
  expect(queryClient.getQueryState(LIST_KEY)?.isInvalidated).toBe(true)
  expect(urls().filter((url) => url.includes('messages'))).toHaveLength(1)
  stop()
})

test('messages that are pushed during their initial request are fetched again', async () => {
  const responses: ((response: { body: Message[] }) => void)[] = []
  const { queryClient, push } = liveClient({
    'GET /api/conversations/k1/messages': () => new Promise((resolve) => responses.push(resolve)),
  })
  queryClient.removeQueries({ queryKey: messagesKey('k1') })
  const options = { queryKey: messagesKey('k1') }
  const stop = new QueryObserver(queryClient, options).subscribe(() => {})
  await vi.waitFor(() => expect(responses).toHaveLength(1))
  push({ lastNo: 3 })
  await vi.waitFor(() => expect(responses).toHaveLength(2))
  stop()
})
