import type { Conversation, Message } from '@saajha/contract/conversation'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cameraConversation } from '@/tests/conversation'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

type StubResponses = Parameters<typeof stubRequests>[0]

const CONVERSATIONS = '/dashboard?show=messages'
const ARCHIVED = '/dashboard?show=archived'
const LIST = 'GET /api/conversations'
const ARCHIVE = 'GET /api/conversations?archived=true'

function open(path: string, responses: StubResponses = {}) {
  const requests = stubRequests({
    'GET /api/auth/user': { body: asha },
    [LIST]: { body: [cameraConversation] },
    ...responses,
  })
  const app = renderApp(path)
  const requestsTo = (line: string) =>
    requests.mock.calls.filter(
      ([url, init]) => `${init?.method ?? 'GET'} ${url as string}` === line
    ).length
  const url = () => app.router.state.location.pathname + app.router.state.location.search
  return { ...app, requestsTo, url }
}

const rows = async (name = 'Conversations') =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem')

/** Opens the list with one conversation and returns the text of its row. */
async function rowOf(changes: Partial<Conversation>, last: Partial<Message> = {}) {
  const listed = {
    ...cameraConversation,
    ...changes,
    last: { ...cameraConversation.last, ...last },
  }
  open(CONVERSATIONS, { [LIST]: { body: [listed] } })
  const [row] = await rows()
  return row!
}

test('the inbox is a page of its own, without profile, figures and tabs', async () => {
  open(CONVERSATIONS)
  expect(await rows()).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Inbox')
  expect(document.title).toBe('Inbox | Saajha')
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a conversation with a blocked member is not marked as unread', async () => {
  const row = await rowOf({ isBlocked: true, unread: 2 })
  expect(within(row).queryByText(/new messages/)).toBeNull()
})

test('a last message with signs of a fraud is warned of in the list, an own one is not', async () => {
  const fraud = { body: 'Tell me the OTP', warnings: ['otp' as const] }
  const row = await rowOf({}, fraud)
  expect(within(row).getByText('Be careful:')).toBeTruthy()
  cleanup()
  const own = await rowOf({}, { ...fraud, isMine: true })
  expect(within(own).getByText('Tell me the OTP')).toBeTruthy()
  expect(within(own).queryByText('Be careful:')).toBeNull()
})

test('a hidden last message, also of a booking request, says so in the list, and an own one shows its text with a mark', async () => {
  const hidden = { isHidden: true, hiddenReason: null } as const
  const days = { startDate: '2026-12-03', endDate: '2026-12-06' }
  const row = await rowOf({}, { ...hidden, ...days, body: null })
  expect(within(row).getByText('This message was hidden.')).toBeTruthy()
  cleanup()
  const own = await rowOf({}, { ...hidden, body: 'Answer me!', isMine: true })
  expect(within(own).getByText('Answer me!').parentElement!.textContent).toBe(
    'You (hidden): Answer me!'
  )
})

test('a press opens the conversation, and Back returns to the list', async () => {
  const { visitor, router, url } = open(CONVERSATIONS)
  await visitor.click(await screen.findByRole('link', { name: /^Ravi Iyer/ }))
  await waitFor(() => expect(url()).toBe('/contact/i1?with=k1'))
  await act(() => router.navigate(-1))
  expect(await rows()).toHaveLength(1)
  expect(url()).toBe(CONVERSATIONS)
})

test('a conversation shows the other member with tick, the item, the last message, its time and the unread count', async () => {
  const row = within(await rowOf({}))
  const link = row.getByRole('link', { name: /^Ravi Iyer\s?Verified Canon EOS R6$/ })
  expect(link.getAttribute('href')).toBe('/contact/i1?with=k1')
  expect(row.getByText('Is it free that weekend?')).toBeTruthy()
  expect(row.getByText(/ago$/).getAttribute('datetime')).toBe('2026-11-20T06:03:00.000Z')
  expect(row.getByText('2').textContent).toBe('2 new messages')
  expect(row.queryByRole('img', { name: 'Muted' })).toBeNull()
  expect(row.queryByText('No longer listed')).toBeNull()
})

test('a read conversation of an unverified member shows neither tick nor count', async () => {
  const other = { ...cameraConversation.with, isVerified: false }
  const row = within(await rowOf({ unread: 0, with: other }))
  expect(row.getByRole('link', { name: 'Ravi Iyer Canon EOS R6' })).toBeTruthy()
  expect(row.queryByText(/new message/)).toBeNull()
})

test.each<[string, Partial<Conversation>, Partial<Message>]>([
  ['You: Yes, it is.', {}, { isMine: true, body: 'Yes, it is.' }],
  [
    'Booking request for 28–29 Nov 2999',
    {},
    { startDate: '2999-11-28', endDate: '2999-11-29', body: 'Hi Asha' },
  ],
  [
    'You: Booking request for 28 Nov 2999',
    { side: 'renter' },
    { isMine: true, startDate: '2999-11-28', endDate: '2999-11-28' },
  ],
  ['Ravi tapped Call', {}, { kind: 'contact', body: null, interactionType: 'call' }],
  ['You tapped Call', { side: 'renter' }, { kind: 'contact', body: null, interactionType: 'call' }],
  ['Ravi opened a WhatsApp chat', {}, { kind: 'contact', body: null, interactionType: 'whatsapp' }],
  [
    'You opened a WhatsApp chat',
    { side: 'renter' },
    { kind: 'contact', body: null, interactionType: 'whatsapp' },
  ],
])('the last line of a conversation is: %s', async (line, changes, last) => {
  const row = within(await rowOf(changes, last))
  expect(
    row.getByText((_, element) => element?.textContent === line && element.tagName === 'P')
  ).toBeTruthy()
})

test('a muted conversation about a removed listing is marked', async () => {
  const row = within(await rowOf({ isMuted: true, isItemListed: false }))
  expect(row.getByRole('img', { name: 'Muted' })).toBeTruthy()
  expect(row.getByText('No longer listed')).toBeTruthy()
})

test('a renter’s conversation shows the item, an owner’s the renter', async () => {
  const asked = { ...cameraConversation, id: 'v2', side: 'renter' as const }
  const face = { ...cameraConversation.with, profileImageUrl: '/media/r/avatar.webp' }
  open(CONVERSATIONS, { [LIST]: { body: [asked, { ...cameraConversation, with: face }] } })
  const pictures = (await rows()).map((row) => row.querySelector('img')?.getAttribute('src'))
  expect(pictures).toEqual(['/media/a/small.webp', '/media/r/avatar.webp'])
})

test('a text in the other language is marked', async () => {
  const row = within(await rowOf({ itemTitle: 'कैमरा' }, { body: 'कब मिलेगा?' }))
  expect(row.getByText('कब मिलेगा?').lang).toBe('hi-IN')
  expect(row.getByText('कैमरा').lang).toBe('hi-IN')
})

test('further conversations are loaded with Show More, and a failure is shown', async () => {
  const next = [{ status: 500 }, { body: [{ ...cameraConversation, id: 'v2', itemTitle: 'Tent' }] }]
  const { visitor } = open(CONVERSATIONS, {
    [LIST]: {
      body: [cameraConversation],
      headers: { link: '</api/conversations?cursor=a>; rel="next"' },
    },
    [`${LIST}?cursor=a`]: () => next.shift()!,
  })
  await visitor.click(await screen.findByRole('button', { name: 'Show More' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/couldn't load more/)
  await visitor.click(screen.getByRole('button', { name: 'Show More' }))
  await screen.findByText('Tent')
  expect(await rows()).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull()
})

test('Archived shows the archived conversations, and leads back with the focus kept', async () => {
  const archived = { ...cameraConversation, id: 'v2', itemTitle: 'Tent', unread: 1 }
  const { visitor, url } = open(CONVERSATIONS, { [ARCHIVE]: { body: [archived] } })
  await visitor.click(await screen.findByRole('link', { name: 'Archived' }))
  const [row] = await rows('Archived conversations')
  expect(within(row!).getByText('Tent')).toBeTruthy()
  expect(url()).toBe(ARCHIVED)
  const back = screen.getByRole('link', { name: 'All conversations' })
  expect(document.activeElement).toBe(back)
  await visitor.click(back)
  expect(within((await rows())[0]!).getByText('Canon EOS R6')).toBeTruthy()
  expect(url()).toBe(CONVERSATIONS)
})

test.each([
  [CONVERSATIONS, LIST, 'No conversations yet'],
  [ARCHIVED, ARCHIVE, 'No archived conversations'],
])('%s without conversations says so', async (path, line, title) => {
  open(path, { [line]: { body: [] } })
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
})

test('an inbox without conversations leads to the search', async () => {
  open(CONVERSATIONS, { [LIST]: { body: [] } })
  const way = await screen.findByRole('link', { name: 'Find Something to Rent' })
  expect(way.getAttribute('href')).toBe('/search')
})

test('conversations show skeletons while they load', async () => {
  open(CONVERSATIONS, { [LIST]: () => new Promise(() => {}) })
  await screen.findByRole('link', { name: 'Archived' })
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
})

test('conversations that fail to load have a retry button', async () => {
  const responses = [{ status: 500 }, { body: [cameraConversation] }]
  const { visitor } = open(CONVERSATIONS, { [LIST]: () => responses.shift()! })
  expect(await screen.findByText("We couldn't load your conversations")).toBeTruthy()
  await visitor.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await rows()).toHaveLength(1)
})

test('a push of a message updates the list', async () => {
  const lists = [[], [cameraConversation]]
  const { queryClient } = open(CONVERSATIONS, { [LIST]: () => ({ body: lists.shift() }) })
  await screen.findByText('No conversations yet')
  act(() => void queryClient.invalidateQueries({ queryKey: ['/api/conversations'] }))
  expect(await rows()).toHaveLength(1)
})
