import type { Booking } from '@saajha/contract/booking'
import type { ContactBody } from '@saajha/contract/contact'
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { conversationKey, conversationsOfItemKey, CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import { requested } from '@/tests/booking'
import { camera } from '@/tests/camera'
import { message, owned, rented } from '@/tests/conversation'
import { fill } from '@/tests/fill'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { latestOf, sentContact } from '@/tests/sent_contact'
import { stubRequests } from '@/tests/stub_requests'

type StubResponses = Parameters<typeof stubRequests>[0]

const ravi = { ...asha, id: 'u2', fullName: 'Ravi Iyer' }
const BOOKING = '/contact/i1?intent=booking&startDate=2099-12-03&endDate=2099-12-06'

function open(path: string, responses: StubResponses = {}) {
  stubRequests({
    'GET /api/auth/user': { body: ravi },
    'GET /api/items/i1': { body: camera },
    'GET /api/conversations?itemId=i1': { body: [rented] },
    'GET /api/conversations/k1/messages': { body: [message(1, 'Is it free?', { isMine: true })] },
    ...responses,
  })
  return renderApp(path)
}

/** A renter without a conversation. */
const NONE = { 'GET /api/conversations?itemId=i1': { body: [] } }
const asOwner = {
  'GET /api/auth/user': { body: asha },
  'GET /api/conversations/k1': { body: owned },
}
const BOOKINGS = 'GET /api/bookings?as=renter&itemId=i1'
const messageList = () => screen.findByRole('region', { name: /^Conversation with/ })

test('a renter with a conversation reads it in place of the form', async () => {
  open('/contact/i1')
  expect(within(await messageList()).getByText('Is it free?')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Contact Owner', level: 1 })).toBeTruthy()
  expect(screen.queryByLabelText('Email')).toBeNull()
})

test('a renter without a conversation sees the form, also from a node of the previous release', async () => {
  open('/contact/i1', { 'GET /api/conversations?itemId=i1': { status: 404 } })
  expect(await screen.findByLabelText('Email')).toBeTruthy()
})

test('a renter whose conversation could not be looked up is shown no form, and can try again', async () => {
  const responses = [{ status: 500 }]
  const { visitor } = open('/contact/i1', {
    'GET /api/conversations?itemId=i1': () => responses.shift() ?? { body: [rented] },
  })
  const retry = await screen.findByRole('button', { name: 'Try Again' })
  expect(screen.queryByLabelText('Email')).toBeNull()
  await visitor.click(retry)
  expect(await messageList()).toBeTruthy()
})

test('a renter who reloads without a network sees no form, and their conversation once the network returns', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onlineManager.setOnline(false)
  open('/contact/i1', {
    'GET /api/auth/user': () => {
      if (!navigator.onLine) throw new TypeError('Failed to fetch')
      return { body: ravi }
    },
  })
  await screen.findByText("This conversation will load when you're back online.")
  expect(screen.queryByLabelText('Message')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Contact Owner' })).toBeNull()
  onLine.mockReturnValue(true)
  act(() => onlineManager.setOnline(true))
  expect(within(await messageList()).getByText('Is it free?')).toBeTruthy()
})

test('a form in which a member writes stays when their conversation appears', async () => {
  const { visitor, queryClient } = open('/contact/i1', NONE)
  await screen.findByRole('button', { name: 'Your account' })
  const field = await screen.findByLabelText('Message')
  await fill(visitor, field, ' On Sunday?')
  act(() => void queryClient.setQueryData(conversationsOfItemKey('i1'), [rented]))
  await waitFor(() => expect(queryClient.getQueryData(conversationKey('k1'))).toBeTruthy())
  expect(screen.getByLabelText('Message')).toBe(field)
  expect(field).toHaveProperty('value', expect.stringMatching(/ On Sunday\?$/))
})

test('an owner without an id in the URL sees none of their conversations about the item', async () => {
  open('/contact/i1', { ...asOwner, 'GET /api/conversations?itemId=i1': { body: [owned] } })
  expect(await screen.findByLabelText('Email')).toBeTruthy()
  expect(screen.queryByRole('region', { name: /^Conversation with/ })).toBeNull()
})

test('an owner opens the conversation of the URL, without the advice for renters', async () => {
  open('/contact/i1?with=k1', asOwner)
  await messageList()
  expect(screen.getByRole('heading', { name: 'Conversation', level: 1 })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Ravi Iyer', level: 2 })).toBeTruthy()
  expect(screen.queryByText('Privacy and safety')).toBeNull()
  await waitFor(() => expect(document.title).toBe('Conversation | Saajha'))
})

test.each([
  ['unknown', { status: 404 }],
  ['of another item', { body: { ...owned, itemId: 'i2' } }],
])('a conversation that is %s is not found', async (_, response) => {
  open('/contact/i1?with=k1', { ...asOwner, 'GET /api/conversations/k1': response })
  expect(await screen.findByRole('heading', { name: 'Conversation not found' })).toBeTruthy()
  expect(screen.getByText('You may be logged in with another account.')).toBeTruthy()
})

test('a conversation that failed to load can be loaded again', async () => {
  const responses = [{ status: 500 }]
  const { visitor } = open('/contact/i1?with=k1', {
    ...asOwner,
    'GET /api/conversations/k1': () => responses.shift() ?? { body: owned },
  })
  await visitor.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await messageList()).toBeTruthy()
})

test('a guest is asked to log in for a conversation', async () => {
  open('/contact/i1?with=k1', { 'GET /api/auth/user': { status: 401 } })
  expect(await screen.findByText('Please log in to read this conversation.')).toBeTruthy()
})

test('a conversation about a listing that is gone stays open, and says that it is no longer shown', async () => {
  open('/contact/i1', {
    'GET /api/items/i1': { status: 404 },
    'GET /api/conversations?itemId=i1': { body: [{ ...rented, isItemListed: false }] },
  })
  await messageList()
  expect(screen.getByText('This listing is no longer shown')).toBeTruthy()
  expect(screen.queryByText('Item not found')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Canon EOS R6' })).toBeNull()
  expect(screen.getByLabelText('Message')).toBeTruthy()
})

test('an item that is gone without a conversation is not found', async () => {
  open('/contact/i1', {
    'GET /api/items/i1': { status: 404 },
    'GET /api/conversations?itemId=i1': { body: [] },
  })
  expect(await screen.findByRole('heading', { name: 'Item not found' })).toBeTruthy()
})

test('a booking request of a renter with a conversation has its form, and a link to the conversation', async () => {
  const { visitor } = open(BOOKING, {
    'GET /api/contact-interactions/latest/i1': { body: { contact: latestOf(sentContact) } },
  })
  expect(await screen.findByRole('heading', { name: 'Booking Request', level: 1 })).toBeTruthy()
  expect(await screen.findByLabelText('Email')).toBeTruthy()
  expect(screen.queryByRole('region', { name: /^Conversation with/ })).toBeNull()
  await visitor.click(await screen.findByRole('link', { name: 'Open conversation' }))
  expect(await messageList()).toBeTruthy()
})

const asked: Booking = {
  ...requested,
  startDate: '2099-12-03',
  endDate: '2099-12-06',
  group: 'coming',
}

test('a request that is still open is shown in place of a form for the same days, with a way to others', async () => {
  open(BOOKING, { [BOOKINGS]: { body: [asked] } })
  expect(await messageList()).toBeTruthy()
  expect(screen.queryByLabelText('Email')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Your dates' })).toBeNull()
  const others = screen.getByRole('link', { name: 'Request other dates' })
  expect(others.getAttribute('href')).toBe('/item/i1#booking')
})

test.each([
  ['closed', { ...asked, state: 'declined', group: 'past' }],
  ['for other days', { ...asked, endDate: '2099-12-07' }],
  ['for more pieces', { ...asked, units: 2 }],
])('a form can be sent although a request before is %s', async (_, before) => {
  const answered = vi.fn(() => ({ body: [before] }))
  open(BOOKING, { [BOOKINGS]: answered })
  await waitFor(() => expect(answered).toHaveBeenCalled())
  expect(await screen.findByLabelText('Email')).toBeTruthy()
  expect(screen.queryByRole('region', { name: /^Conversation with/ })).toBeNull()
})

test('a sent request is replaced by its conversation, also after a reload', async () => {
  const conversations = [{ body: [] as object[] }]
  const responses = {
    'GET /api/conversations?itemId=i1': () => conversations.shift() ?? { body: [rented] },
    [BOOKINGS]: { body: [asked] },
    'POST /api/contact-interactions': {
      status: 201,
      body: { ...sentContact, conversationId: 'k1' },
    },
  }
  const { visitor, router } = open(`${BOOKING}&collectAt=10:00`, responses)
  await screen.findByRole('button', { name: 'Your account' })
  await visitor.click(await screen.findByRole('button', { name: 'Send Message' }))
  const list = await messageList()
  expect(list.closest('[tabindex="-1"]')).toBe(document.activeElement)
  expect(await screen.findByText('Booking request sent')).toBeTruthy()
  const { pathname, search } = router.state.location
  const expectChat = () => {
    expect(screen.queryByText(/on its way/)).toBeNull()
    expect(screen.queryByText('Booking Request')).toBeNull()
    expect(screen.queryByLabelText(/^Collect at/)).toBeNull()
    expect(screen.queryByLabelText('Email')).toBeNull()
  }
  expectChat()
  cleanup()
  open(pathname + search, responses)
  await messageList()
  expectChat()
})

test('a second press of Send Message sends nothing while the conversation is loaded', async () => {
  const loaded = Promise.withResolvers<{ body: object[] }>()
  const conversations: (() => Promise<{ body: object[] }>)[] = [async () => ({ body: [] })]
  let posts = 0
  const { visitor } = open('/contact/i1', {
    'GET /api/conversations?itemId=i1': () => (conversations.shift() ?? (() => loaded.promise))(),
    'POST /api/contact-interactions': () => {
      posts++
      return { status: 201, body: { ...sentContact, conversationId: 'k1' } }
    },
  })
  await screen.findByRole('button', { name: 'Your account' })
  await visitor.click(await screen.findByRole('button', { name: 'Send Message' }))
  await screen.findByText('Message Sent!')
  await visitor.click(screen.getByRole('button', { name: 'Sending...' }))
  loaded.resolve({ body: [rented] })
  await messageList()
  expect(posts).toBe(1)
})

test('what a guest wrote in the form is in the box of the conversation after the log-in', async () => {
  const { visitor, queryClient } = open('/contact/i1', { 'GET /api/auth/user': { status: 401 } })
  const field = await screen.findByLabelText('Message')
  await visitor.clear(field)
  await fill(visitor, field, 'Is it free on Sunday?')
  act(() => void queryClient.setQueryData(CURRENT_USER_KEY, ravi))
  await messageList()
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Is it free on Sunday?')
})

describe('a first message whose response is lost', () => {
  const FAILED = 'Failed to send message. Please try again.'

  /** Writes a message whose response is lost, and which the API has stored if it `isStored`. */
  async function loseResponse(isStored: boolean, path = '/contact/i1') {
    const state = { isStored: false, posts: 0, hadError: false }
    const stored = message(1, '', { isMine: true })
    const conversation = { ...rented, last: stored, unread: 0 }
    const opened = open(path, {
      'GET /api/conversations?itemId=i1': () => ({ body: state.isStored ? [conversation] : [] }),
      'GET /api/conversations/k1/messages': async () => {
        // An error of the send is rendered by then.
        await new Promise(requestAnimationFrame)
        state.hadError ||= screen.queryByText(FAILED) !== null
        return { body: [stored] }
      },
      'POST /api/contact-interactions': ({ body }) => {
        if (state.posts++ > 0)
          return { status: 201, body: { ...sentContact, conversationId: 'k1' } }
        const {
          message,
          startDate = null,
          endDate = null,
        } = JSON.parse(body as string) as ContactBody
        Object.assign(stored, { body: message, startDate, endDate })
        state.isStored = isStored
        return { status: 503 }
      },
    })
    await screen.findByRole('button', { name: 'Your account' })
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Message')
    await opened.visitor.clear(field)
    await fill(opened.visitor, field, 'Is it free?')
    const send = () => opened.visitor.click(screen.getByRole('button', { name: 'Send Message' }))
    await send()
    return { ...opened, state, stored, conversation, field, send }
  }
  const isFailed = () => screen.findByText(FAILED)
  const isSent = () => screen.findByText('Message Sent!')

  test('is shown as sent, without an error, if it was stored', async () => {
    const { state } = await loseResponse(true)
    await isSent()
    expect(state.hadError).toBe(false)
    expect(within(await messageList()).getByText('Is it free?')).toBeTruthy()
    expect(screen.getByLabelText('Message')).toHaveProperty('value', '')
    expect(state.posts).toBe(1)
  })

  test('is shown as sent when its conversation appears later', async () => {
    const { state, conversation, queryClient } = await loseResponse(false)
    await isFailed()
    state.isStored = true
    act(() => void queryClient.setQueryData(conversationsOfItemKey('i1'), [conversation]))
    await isSent()
    expect(state.posts).toBe(1)
  })

  test.each([
    { what: 'a message', path: '/contact/i1', title: 'Message Sent!' },
    { what: 'a booking request', path: BOOKING, title: 'Booking request sent' },
  ])(
    'is, as $what, not sent again after an edit, which is in the box of the conversation',
    async (row) => {
      const { visitor, state, field, send } = await loseResponse(false, row.path)
      await isFailed()
      state.isStored = true
      await fill(visitor, field, ' On Sunday?')
      await send()
      await screen.findByText(row.title)
      expect(state.posts).toBe(1)
      expect(within(await messageList()).getByText('Is it free?')).toBeTruthy()
      const box = await screen.findByDisplayValue('Is it free? On Sunday?')
      expect(screen.getByLabelText('Message')).toBe(box)
    }
  )

  test('is sent again from its form if it was not stored, although there is a conversation', async () => {
    const { state, stored, conversation, queryClient, field, send } = await loseResponse(false)
    await isFailed()
    state.isStored = true
    Object.assign(stored, { body: 'Another one' })
    act(() => void queryClient.setQueryData(conversationsOfItemKey('i1'), [conversation]))
    await waitFor(() => expect(queryClient.getQueryData(conversationKey('k1'))).toBeTruthy())
    expect(screen.getByLabelText('Message')).toBe(field)
    await send()
    await isSent()
    expect(state.posts).toBe(2)
  })
})

test('a first message with signs of a fraud is sent after a question', async () => {
  const contacts: unknown[] = []
  const { visitor } = open('/contact/i1', {
    ...NONE,
    'POST /api/contact-interactions': ({ body }) => {
      contacts.push(body)
      return { status: 201, body: sentContact }
    },
  })
  await screen.findByRole('button', { name: 'Your account' })
  const field = await screen.findByLabelText('Message')
  await fill(visitor, field, ' Install AnyDesk and tell me the OTP')
  await visitor.click(screen.getByRole('button', { name: 'Send Message' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Send this message?' }))
  expect(contacts).toHaveLength(0)
  await visitor.click(question.getByRole('button', { name: 'Send anyway' }))
  await waitFor(() => expect(contacts).toHaveLength(1))
})
