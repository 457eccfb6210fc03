import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openConversation, ravi } from '@/tests/open_conversation'
import { draftKey, saveDraft } from '@/lib/drafts/draft_storage'
import { message, rented } from '@/tests/conversation'
import { fill } from '@/tests/fill'
import {
  SEND,
  delivered,
  FAILED,
  failingOnce,
} from '@/features/interactions/conversation/tests/sending'

const handlers = vi.hoisted((): Record<string, (payload: never) => void> => ({}))

vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (event: string, handler: (payload: never) => void) => (handlers[event] = handler),
    disconnect() {
      return this
    },
    connect() {},
  }),
}))

test('a message that failed returns to the box with the error, and is sent again with its key', async () => {
  const { visitor, field, send, sent, list } = await openConversation({
    responses: { [SEND]: failingOnce() },
  })
  await fill(visitor, field(), 'At ten?')
  await send()
  expect((await screen.findByText(FAILED)).getAttribute('role')).toBe('alert')
  expect(field().value).toBe('At ten?')
  expect(list.queryByText('At ten?')).toBeNull()
  await send()
  expect(await list.findByText('At ten?')).toBeTruthy()
  expect(screen.queryByText(FAILED)).toBeNull()
  const [first, second] = sent(SEND)
  expect(first?.key).toBeTruthy()
  expect(second?.key).toBe(first?.key)
})

test('a failed message is sent again by the button beside its error', async () => {
  const { visitor, field, send, sent, list } = await openConversation({
    responses: { [SEND]: failingOnce() },
  })
  await fill(visitor, field(), 'At ten?')
  await send()
  await visitor.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await list.findByText('At ten?')).toBeTruthy()
  expect(document.activeElement).toBe(field())
  expect(new Set(sent(SEND).map(({ key }) => key)).size).toBe(1)
})

test('a message that was not sent without a network is sent with the same key each time the network returns', async () => {
  const { visitor, field, send, sent, list } = await openConversation({
    responses: {
      [SEND]: () => {
        if (sent(SEND).length < 3) throw new TypeError('Failed to fetch')
        return delivered
      },
    },
  })
  const network = (state: 'online' | 'offline') => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
    act(() => void window.dispatchEvent(new Event(state)))
  }
  network('offline')
  await fill(visitor, field(), 'At ten?')
  await send()
  await screen.findByText("Not sent. We'll send it when you're back online.")
  expect(field().value).toBe('At ten?')
  network('online')
  await waitFor(() => expect(sent(SEND)).toHaveLength(2))
  await screen.findByText(FAILED)
  network('offline')
  network('online')
  await waitFor(() => expect(field().value).toBe(''))
  network('offline')
  network('online')
  expect(list.getAllByText('At ten?')).toHaveLength(1)
  expect(sent(SEND)).toHaveLength(3)
  expect(new Set(sent(SEND).map(({ key }) => key)).size).toBe(1)
})

test('a text that was changed after it failed is not sent when the network returns', async () => {
  const { visitor, field, send, sent } = await openConversation({
    responses: {
      [SEND]: () => {
        throw new TypeError('Failed to fetch')
      },
    },
  })
  await fill(visitor, field(), 'At ten?')
  await send()
  await screen.findByText(FAILED)
  await fill(visitor, field(), ' Or')
  act(() => void window.dispatchEvent(new Event('online')))
  expect(sent(SEND)).toHaveLength(1)
  expect(field().value).toBe('At ten? Or')
})

test('what is written while a message is being sent is not sent with it, and follows it if it failed', async () => {
  let respond = (_: { status: number }) => {}
  const { visitor, field, send, sent, list } = await openConversation({
    responses: { [SEND]: () => new Promise((resolve) => (respond = resolve)) },
  })
  await fill(visitor, field(), 'At ten?')
  await send()
  await fill(visitor, field(), 'Or at noon?')
  await send()
  expect(field().value).toBe('Or at noon?')
  expect(list.getByText('At ten?')).toBeTruthy()
  respond({ status: 500 })
  await waitFor(() => expect(field().value).toBe('At ten?\nOr at noon?'))
  expect(sent(SEND)).toHaveLength(1)
})

test('a text that became too long says by how much, and is not sent before it is shortened', async () => {
  let respond = (_: { status: number }) => {}
  const { field, send, sent } = await openConversation({
    responses: { [SEND]: () => new Promise((resolve) => (respond = resolve)) },
  })
  fireEvent.change(field(), { target: { value: 'x'.repeat(1_990) } })
  await send()
  fireEvent.change(field(), { target: { value: 'y'.repeat(12) } })
  respond({ status: 500 })
  const text = 'This is 3 characters too long. Please shorten it, or send it in two parts.'
  const alert = await screen.findByText(text)
  expect(field().getAttribute('aria-describedby')).toBe(alert.id)
  await send()
  expect(sent(SEND)).toHaveLength(1)
  fireEvent.change(field(), { target: { value: 'x'.repeat(2_000) } })
  await send()
  await waitFor(() => expect(sent(SEND)).toHaveLength(2))
})

test('a text that was not sent is in the box after a reload, and a sent one is not', async () => {
  const first = await openConversation()
  await fill(first.visitor, first.field(), 'At ten?')
  cleanup()
  const second = await openConversation({ responses: { [SEND]: delivered } })
  expect(second.field().value).toBe('At ten?')
  await second.send()
  await second.list.findByText('At ten?')
  await waitFor(() => expect(second.list.queryByText('Sending...')).toBeNull())
  cleanup()
  const third = await openConversation()
  expect(third.field().value).toBe('')
})

test('a text that was being sent when the page was closed is in the box again', async () => {
  const first = await openConversation({ responses: { [SEND]: () => new Promise(() => {}) } })
  await fill(first.visitor, first.field(), 'At ten?')
  await first.send()
  cleanup()
  const second = await openConversation()
  expect(second.field().value).toBe('At ten?')
})

test('a text that was being sent when the page was closed is sent again with its key', async () => {
  const first = await openConversation({ responses: { [SEND]: () => new Promise(() => {}) } })
  await fill(first.visitor, first.field(), 'At ten?')
  await first.send()
  const { key } = first.sent(SEND)[0]!
  cleanup()
  const second = await openConversation({ responses: { [SEND]: delivered } })
  await second.send()
  await waitFor(() => expect(second.sent(SEND).map((sent) => sent.key)).toEqual([key, key]))
})

test('a text that was delivered although the page was closed before is not in the box again', async () => {
  const first = await openConversation({ responses: { [SEND]: () => new Promise(() => {}) } })
  await fill(first.visitor, first.field(), 'At ten?')
  await first.send()
  await fill(first.visitor, first.field(), 'Or at noon?')
  const { key } = first.sent(SEND)[0]!
  cleanup()
  const received = message(3, 'At ten?', { isMine: true, idempotencyKey: key })
  const second = await openConversation({
    messages: [message(1, 'Is it free?', { isMine: true }), message(2, 'Yes, it is.'), received],
  })
  await waitFor(() => expect(second.field().value).toBe('Or at noon?'))
  expect(second.list.getAllByText('At ten?')).toHaveLength(1)
})

test('a message whose response was lost leaves the box when it is received', async () => {
  const after = 'GET /api/conversations/k1/messages?after=2&limit=50'
  let key: string | null = null
  const { visitor, field, send, sent, list } = await openConversation({
    responses: {
      [SEND]: { status: 503 },
      [after]: () => {
        key = sent(SEND)[0]!.key
        return { body: [message(3, 'At ten?', { isMine: true, idempotencyKey: key })] }
      },
    },
  })
  await fill(visitor, field(), 'At ten?')
  await send()
  await waitFor(() => expect(key).toBeTruthy())
  await waitFor(() => expect(field().value).toBe(''))
  expect(list.getAllByText('At ten?')).toHaveLength(1)
  await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull())
})

test('a message whose response was lost is not sent again after an edit', async () => {
  const after = 'GET /api/conversations/k1/messages?after=2&limit=50'
  let isOnline = false
  const { visitor, field, send, sent, list } = await openConversation({
    responses: {
      [SEND]: { status: 503 },
      [after]: () =>
        isOnline
          ? {
              body: [message(3, 'At ten?', { isMine: true, idempotencyKey: sent(SEND)[0]!.key })],
            }
          : { status: 503 },
    },
  })
  await fill(visitor, field(), 'At ten?')
  await send()
  await screen.findByText(FAILED)
  await waitFor(() => expect(sent(after).length).toBeGreaterThanOrEqual(3))
  await fill(visitor, field(), ' Or at noon?')
  isOnline = true
  await send()
  await waitFor(() => expect(field().value).toBe('Or at noon?'))
  expect(sent(SEND)).toHaveLength(1)
  expect(list.getAllByText('At ten?')).toHaveLength(1)
})

test('an equal message that was sent before leaves a text in the box', async () => {
  const { visitor, field, send } = await openConversation({
    messages: [message(1, 'Ok', { isMine: true, idempotencyKey: 'an-earlier-one' })],
    responses: { [SEND]: { status: 503 } },
  })
  await fill(visitor, field(), 'Ok')
  await send()
  await screen.findByText(FAILED)
  expect(field().value).toBe('Ok')
})

test('the first message, which was sent from the form, is not in the box again', async () => {
  const first = message(1, 'Is it free?', { isMine: true })
  saveDraft(draftKey(ravi.id, 'message-i1'), {
    values: { message: 'Is it free?' },
    basis: '',
    files: 0,
  })
  const { field } = await openConversation({
    conversation: { ...rented, last: first, unread: 0, seenNo: 0 },
    messages: [first],
  })
  expect(field().value).toBe('')
})

test('a text survives the end of the session', async () => {
  let isSignedIn = true
  const first = await openConversation({
    responses: {
      'GET /api/auth/user': () => (isSignedIn ? { body: ravi } : { status: 401 }),
      [SEND]: () => {
        isSignedIn = false
        return { status: 401, body: { code: 'loginRequired', message: 'Please log in.' } }
      },
    },
  })
  await waitFor(() => expect(handlers.connect).toBeTruthy())
  await fill(first.visitor, first.field(), 'At ten?')
  await first.send()
  expect(await screen.findByText('Login required')).toBeTruthy()
  expect(screen.queryByRole('region', { name: /^Conversation with/ })).toBeNull()
  cleanup()
  const second = await openConversation()
  expect(second.field().value).toBe('At ten?')
})

test('a text that another tab stores is in the box, and one that it sent is not', async () => {
  const { visitor, field } = await openConversation()
  const key = draftKey(ravi.id, 'reply-k1')
  await fill(visitor, field(), 'At ten')
  const store = (message: string | null) => {
    if (message === null) localStorage.removeItem(key)
    else saveDraft(key, { values: { message, attempt: null }, basis: '', files: 0 })
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  }
  store('At ten or at noon?')
  expect(field().value).toBe('At ten or at noon?')
  store(null)
  expect(field().value).toBe('')
})
