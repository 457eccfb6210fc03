import type { Conversation } from '@saajha/contract/conversation'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as screens from '@/lib/page/use_screen'
import { camera } from '@/tests/camera'
import { cameraConversation } from '@/tests/conversation'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { latestOf, sentContact } from '@/tests/sent_contact'
import { stubRequests } from '@/tests/stub_requests'

afterEach(() => void vi.restoreAllMocks())

const CONVERSATIONS = '/api/conversations?itemId=i1'
const LATEST = '/api/contact-interactions/latest/i1'
const ravi = { ...asha, id: 'u2', fullName: 'Ravi Iyer' }
const toAsha: Conversation = {
  ...cameraConversation,
  side: 'renter',
  with: { ...cameraConversation.with, id: asha.id, fullName: 'Asha Rao' },
}

type StubResponses = NonNullable<Parameters<typeof stubRequests>[0]>

function open(user: StubResponses, conversations: StubResponses[string], path = '/item/i1') {
  const requests = stubRequests({
    ...user,
    'GET /api/items/i1': { body: camera },
    'GET /api/items/i1/similar?limit=6': { body: [] },
    [`GET ${LATEST}`]: { body: { contact: latestOf(sentContact) } },
    [`GET ${CONVERSATIONS}`]: conversations,
  })
  const app = renderApp(path)
  const requestsTo = (url: string) => requests.mock.calls.filter(([path]) => path === url).length
  return { ...app, requestsTo }
}

const asRenter = { 'GET /api/auth/user': { body: ravi } }
const asOwner = { 'GET /api/auth/user': { body: asha } }
const card = () => screen.findByRole('link', { name: /conversation/i })

test('a renter gets their conversation at the top of the actions, instead of what they last asked', async () => {
  const { requestsTo } = open(asRenter, { body: [toAsha] })
  const link = await card()
  expect(link.getAttribute('href')).toBe('/contact/i1?with=k1')
  expect(link.id).toBe('yours')
  expect(within(link).getByText('Your conversation')).toBeTruthy()
  expect(within(link).getByText('2 new')).toBeTruthy()
  expect(within(link).getByText('Is it free that weekend?')).toBeTruthy()
  expect(within(link).getByText(/ago$/).tagName).toBe('TIME')
  const message = screen.getByRole('link', { name: 'Message Owner' })
  expect(link.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByText(/^You wrote to/)).toBeNull()
  expect([requestsTo(CONVERSATIONS), requestsTo(LATEST)]).toEqual([1, 0])
})

test('the sticky column of a wide screen shows the conversation too', async () => {
  vi.spyOn(screens, 'useIsWide').mockReturnValue(true)
  open(asRenter, { body: [toAsha] })
  expect((await card()).closest('section')?.className).toContain('sticky')
})

test('a read conversation shows no count', async () => {
  open(asRenter, { body: [{ ...toAsha, unread: 0 }] })
  expect(within(await card()).queryByText(/new$/)).toBeNull()
})

test.each([
  ['without a conversation', { body: [] }],
  ['whose conversations fail to load', { status: 500 }],
])('a renter %s sees what they last asked', async (_, conversations) => {
  open(asRenter, conversations)
  expect(await screen.findByText(/^You wrote to/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /conversation/i })).toBeNull()
})

test('the owner of one conversation about the listing gets it', async () => {
  open(asOwner, { body: [cameraConversation] })
  const link = await card()
  expect(link.getAttribute('href')).toBe('/contact/i1?with=k1')
  expect(within(link).getByText('Conversation about this listing')).toBeTruthy()
  expect(within(link).getByText('Is it free that weekend?')).toBeTruthy()
})

test('the owner of several conversations about the listing gets their number and the list', async () => {
  const second = { ...cameraConversation, id: 'v2', unread: 1 }
  open(asOwner, { body: [cameraConversation, second] })
  const link = await card()
  expect(link.getAttribute('href')).toBe('/dashboard?show=messages')
  expect(within(link).getByText('2 conversations about this listing')).toBeTruthy()
  expect(within(link).getByText('3 new')).toBeTruthy()
  expect(within(link).queryByText('Is it free that weekend?')).toBeNull()
})

test('the owner of more conversations than one page sees that there are more', async () => {
  const many = [1, 2].map((number) => ({ ...cameraConversation, id: `v${number}` }))
  const headers = { link: `<${CONVERSATIONS}&cursor=a>; rel="next"` }
  open(asOwner, { body: many, headers })
  expect(within(await card()).getByText('2+ conversations about this listing')).toBeTruthy()
})

test('the owner of a listing without conversations gets no link', async () => {
  const { requestsTo } = open(asOwner, { body: [] })
  await screen.findByText('Edit Listing')
  await waitFor(() => expect(requestsTo(CONVERSATIONS)).toBe(1))
  expect(screen.queryByRole('link', { name: /conversation/i })).toBeNull()
})

test('a guest requests no conversations', async () => {
  const { requestsTo } = open({}, { body: [toAsha] })
  await screen.findByRole('link', { name: 'Message Owner' })
  await screen.findAllByRole('button', { name: 'Login' })
  expect(requestsTo(CONVERSATIONS)).toBe(0)
})

test('#yours scrolls to the conversation once it is loaded', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  open(asRenter, { body: [toAsha] }, '/item/i1#yours')
  const link = await card()
  await waitFor(() => expect(scroll.mock.contexts).toContain(link))
})
