import type { Message } from '@saajha/contract/conversation'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openConversation } from '@/tests/open_conversation'
import { fraud } from '@/messages/fraud'
import { message, owned, rented } from '@/tests/conversation'

const handlers = vi.hoisted((): Record<string, (payload: never) => void> => ({}))
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (event: string, handler: (payload: never) => void) => (handlers[event] = handler),
    disconnect() {},
  }),
}))

beforeEach(() => Object.keys(handlers).forEach((event) => delete handlers[event]))

test('a conversation shows the other member, the item and the messages of both by day', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T10:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { list } = await openConversation({
    messages: [
      message(1, 'Is it free?', { isMine: true }),
      message(2, 'Yes, it is.', { createdAt: '2026-11-24T07:00:00.000Z' }),
      message(3, 'Great', { isMine: true, createdAt: '2026-11-25T08:00:00.000Z' }),
    ],
  })
  const name = screen.getByRole('heading', { name: 'Asha Rao', level: 2 })
  expect(within(name.parentElement!).getByLabelText('Verified')).toBeTruthy()
  const days = list.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)
  expect(days).toEqual([expect.stringMatching(/^20 Nov/), 'Yesterday', 'Today'])
  expect(list.getByText('11:31 am').getAttribute('datetime')).toBe('2026-11-20T06:01:00.000Z')
})

test('the last message that the other member has read is marked as seen', async () => {
  const { list, push } = await openConversation({
    handlers,
    messages: [
      message(1, 'Is it free?', { isMine: true }),
      message(2, 'Yes, it is.'),
      message(3, 'Great', { isMine: true }),
    ],
  })
  const seenAfter = () => list.getByText('Seen').previousElementSibling?.textContent
  expect(seenAfter()).toContain('Is it free?')
  await waitFor(() => expect(handlers.conversation).toBeTruthy())
  push({ lastNo: 3, seenNo: 3 })
  await waitFor(() => expect(seenAfter()).toContain('Great'))
})

test('a hidden message is a line without its text', async () => {
  const hidden: Message = { ...message(1, ''), body: null, isHidden: true, hiddenReason: null }
  const { list } = await openConversation({ messages: [hidden, message(2, 'Yes, it is.')] })
  expect(list.getByText(/^This message was hidden\. ·/)).toBeTruthy()
})

test.each([
  { hiddenReason: 'Insults Asha', note: 'Hidden. Only you can see it: Insults Asha' },
  { hiddenReason: null, note: 'Hidden. Only you can see it.' },
])(
  'the author of a hidden message sees its text with the reason $hiddenReason, and never as seen',
  async ({ hiddenReason, note }) => {
    const { list } = await openConversation({
      conversation: { ...rented, seenNo: 2 },
      messages: [
        message(1, 'Is it free?', { isMine: true }),
        message(2, 'Answer me!', { isMine: true, isHidden: true, hiddenReason }),
      ],
    })
    expect(list.getByText(note).previousElementSibling?.textContent).toContain('Answer me!')
    expect(list.getByText('Seen').previousElementSibling?.textContent).toContain('Is it free?')
  }
)

test('a booking request by the month says its length in months', async () => {
  const days = { startDate: '2026-12-03', endDate: '2027-03-03', priceUnit: 'month' } as const
  const { list } = await openConversation({ messages: [message(1, 'Is it free then?', days)] })
  expect(list.getByText(/ · 3 months$/)).toBeTruthy()
})

test('calls and WhatsApp enquiries are lines, and a booking request shows its days', async () => {
  const { list } = await openConversation({
    conversation: owned,
    messages: [
      message(1, 'Is it free then?', { startDate: '2026-12-03', endDate: '2026-12-06' }),
      { ...message(2, '', { kind: 'contact', interactionType: 'call' }), body: null },
      { ...message(3, '', { kind: 'contact', interactionType: 'whatsapp' }), body: null },
    ],
  })
  expect(list.getByText(/^3\s?–\s?6 Dec.* · 3 days$/)).toBeTruthy()
  expect(list.getByText(/^Ravi tapped Call ·/)).toBeTruthy()
  expect(list.getByText(/^Ravi opened a WhatsApp chat ·/)).toBeTruthy()
})

test('a kind of a newer release shows its text, or nothing', async () => {
  const newer = [
    message(1, 'Handed over', { kind: 'handover' as never }),
    { ...message(2, '', { kind: 'handover' as never }), body: null },
  ]
  const { list } = await openConversation({
    messages: newer,
    responses: { 'GET /api/conversations/k1/messages': { body: newer, isUndocumented: true } },
  })
  expect(list.getByText('Handed over')).toBeTruthy()
  expect(list.getAllByRole('time')).toHaveLength(1)
})

test('a message keeps its line breaks and direction, and only links of this site are links', async () => {
  const link = `${window.location.origin}/item/i2`
  const text = `Two\nlines https://example.com ${link}`
  const { list } = await openConversation({ messages: [message(1, text)] })
  const [shown] = list.getAllByRole('link')
  expect(list.getAllByRole('link')).toHaveLength(1)
  expect(shown?.getAttribute('href')).toBe('/item/i2')
  const paragraph = shown?.closest('p')
  expect(paragraph?.textContent).toBe(text)
  expect(paragraph?.dir).toBe('auto')
})

test('earlier messages are loaded before the first one', async () => {
  const { visitor, list } = await openConversation({
    messages: [message(51, 'Newest')],
    responses: {
      'GET /api/conversations/k1/messages?before=51': {
        body: [message(1, 'First'), ...Array.from({ length: 49 }, (_, at) => message(at + 2, 'x'))],
      },
    },
  })
  await visitor.click(list.getByRole('button', { name: 'Show earlier messages' }))
  expect(await list.findByText('First')).toBeTruthy()
  expect(list.queryByRole('button', { name: 'Show earlier messages' })).toBeNull()
  expect(list.getByText('Newest')).toBeTruthy()
})

test('earlier messages that could not be loaded are reported and can be asked for again', async () => {
  const responses = [{ status: 500 }, { body: [message(1, 'First')] }]
  const { visitor, list } = await openConversation({
    messages: [message(2, 'Newest')],
    responses: { 'GET /api/conversations/k1/messages?before=2': () => responses.shift()! },
  })
  await visitor.click(list.getByRole('button', { name: 'Show earlier messages' }))
  expect(await list.findByText("We couldn't load these messages")).toBeTruthy()
  await visitor.click(list.getByRole('button', { name: 'Show earlier messages' }))
  expect(await list.findByText('First')).toBeTruthy()
})

test('a pushed message appears without a reload, once', async () => {
  const { list, push } = await openConversation({
    handlers,
    responses: {
      'GET /api/conversations/k1/messages?after=2&limit=50': { body: [message(3, 'At ten?')] },
    },
  })
  await waitFor(() => expect(handlers.conversation).toBeTruthy())
  push({ lastNo: 3, unread: 2 })
  push({ lastNo: 3, unread: 2 })
  expect(await list.findByText('At ten?')).toBeTruthy()
  expect(list.getAllByText('At ten?')).toHaveLength(1)
  expect(screen.getByText('Asha: At ten?').getAttribute('role')).toBe('status')
})

test('several messages that arrive at once are announced by their number', async () => {
  const { list, push } = await openConversation({
    handlers,
    responses: {
      'GET /api/conversations/k1/messages?after=2&limit=50': {
        body: [message(3, 'At ten?'), message(4, 'Or at noon?')],
      },
    },
  })
  await waitFor(() => expect(handlers.conversation).toBeTruthy())
  push({ lastNo: 4, unread: 3 })
  expect(await list.findByText('Or at noon?')).toBeTruthy()
  expect(screen.getByText('2 new messages from Asha').getAttribute('role')).toBe('status')
})

test('a message below the reader’s position offers to scroll to it, which keeps the focus', async () => {
  const { visitor, region, push, scrollTo } = await openConversation({
    handlers,
    responses: {
      'GET /api/conversations/k1/messages?after=2&limit=50': { body: [message(3, 'At ten?')] },
    },
  })
  await waitFor(() => expect(handlers.conversation).toBeTruthy())
  scrollTo(-300)
  expect(screen.queryByRole('button', { name: 'New message' })).toBeNull()
  push({ lastNo: 3, unread: 2 })
  await visitor.click(await screen.findByRole('button', { name: 'New message' }))
  expect(region.scrollTop).toBe(0)
  expect(document.activeElement).toBe(region)
  expect(screen.queryByRole('button', { name: 'New message' })).toBeNull()
})

test('messages that failed to load can be loaded again', async () => {
  const responses = [{ status: 500 }]
  const found = openConversation({
    responses: {
      'GET /api/conversations/k1/messages': () =>
        responses.shift() ?? { body: [message(1, 'Is it free?')] },
    },
  })
  const retry = await screen.findByRole('button', { name: 'Try Again' })
  act(() => retry.click())
  const { list } = await found
  expect(list.getByText('Is it free?')).toBeTruthy()
})

test('a renter’s conversation is found by its item, without another request for it', async () => {
  const { sent } = await openConversation({ conversation: rented })
  expect(sent('GET /api/conversations?itemId=i1')).toHaveLength(1)
  expect(sent('GET /api/conversations/k1')).toHaveLength(0)
})

test('a received message with signs of a fraud is shown below a warning, one of one’s own is not', async () => {
  const warnings: Message['warnings'] = ['otp']
  const { list } = await openConversation({
    messages: [
      message(1, 'Tell me the OTP', { isMine: true, warnings }),
      message(2, 'Send me the code that you get', { warnings }),
    ],
  })
  expect(await list.findAllByText(fraud.warnings.otp)).toHaveLength(1)
  expect(list.getByRole('link', { name: /1930/ })).toBeTruthy()
})
