import { daysAfter, todayInIndia } from '@saajha/contract/calendar_days'
import type { CurrentUser } from '@saajha/contract/user'
import { notifyManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  BOOKING,
  message,
  open,
  PATH,
  ravi,
  written,
} from '@/features/interactions/tests/open_contact_page'
import { rememberMember } from '@/lib/session/known_browser'
import { camera } from '@/tests/camera'
import { fill } from '@/tests/fill'
import { asha } from '@/tests/member'
import { sentContact } from '@/tests/sent_contact'

const failingOnce = () => {
  const responses = [{ status: 500 }, { status: 201, body: sentContact }]
  return () => responses.shift() ?? { status: 201, body: { ...sentContact, id: 'c2' } }
}

test('a message is sent with the account’s details and then links back to the item', async () => {
  const { press, sent } = open(PATH, {
    'POST /api/contact-interactions': { status: 201, body: sentContact },
  })
  expect(await screen.findByRole('heading', { name: 'Contact Owner' })).toBeTruthy()
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ravi Iyer'))
  expect(await written()).toContain('Canon EOS R6')
  await press('Send Message')
  expect(await screen.findByText('Message Sent!')).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Back to Item' })
  expect(back.getAttribute('href')).toBe('/item/i1')
  expect(sent().map(({ body }) => body)).toEqual([
    {
      itemId: 'i1',
      ownerId: 'u1',
      contacterId: 'u2',
      interactionType: 'message',
      contactMethod: 'form',
      message: `Hi Asha Rao, I'm interested in renting "Canon EOS R6". Is it available?`,
      senderName: 'Ravi Iyer',
      senderEmail: 'ravi@example.in',
      senderPhone: null,
    },
  ])
})

test.each([
  [false, "You can send it once you're online again."],
  [true, /^We couldn't load your account, so you can't send it yet\./],
])(
  'without a loaded account and navigator.onLine %s, Send Message is disabled and says why',
  async (isOnline, text) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    open(PATH, { 'GET /api/auth/user': { status: 500 } })
    const reason = await screen.findByText(text)
    const send = screen.getByRole('button', { name: 'Send Message' })
    expect(send).toHaveProperty('disabled', true)
    expect(send.getAttribute('aria-describedby')).toBe(reason.id)
  }
)

test('the contact page has the item before the form and the advice after it, in the tab order', async () => {
  open(PATH)
  const form = (await message()).closest('section')!
  const item = screen.getByRole('link', { name: /^Canon EOS R6/ })
  const advice = screen.getByText('Privacy and safety')
  expect(item.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(form.compareDocumentPosition(advice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('sending refetches the counts and the notifications', async () => {
  const { press, queryClient } = open(PATH, {
    'POST /api/contact-interactions': { status: 201, body: sentContact },
  })
  const keys = [
    ['/api/contact-interactions/counts', 'i1'],
    ['/api/notifications'],
    ['/api/notifications/unread-count'],
  ]
  await message()
  await screen.findByRole('button', { name: 'Your account' })
  keys.forEach((key) => queryClient.setQueryData(key, {}))
  await press('Send Message')
  await screen.findByText('Message Sent!')
  const states = keys.map((key) => queryClient.getQueryState(key))
  expect(states.every((state) => state?.isInvalidated || state?.status === 'error')).toBe(true)
})

test.each([
  [
    { priceUnit: 'week', price: '700.00' },
    '₹700 (1 × ₹700/week)',
    /, total ₹700 \(1 × ₹700\/week\)\./,
  ],
  [
    { priceUnit: 'hour', price: '450.00' },
    '₹450/hour, hours to be agreed',
    /Dec( \d+)?, ₹450\/hour\. Is it/,
  ],
  [
    { price: '500.00', weeklyPrice: '1200.00' },
    '1 week, ₹1,200; you save ₹300',
    /, total ₹1,200 \(1 week\)\./,
  ],
  [{ isNegotiable: true }, 'Negotiable', /Dec( \d+)?\. Is it/],
  [{ isNegotiable: true, priceUnit: 'hour' }, 'Negotiable', /Dec( \d+)?\. Is it/],
])(
  'a booking request for %j has the total %s, and so has its message',
  async (change, total, text) => {
    open(BOOKING, { 'GET /api/items/i1': { body: { ...camera, ...change } } })
    const days = within(await screen.findByRole('region', { name: 'Your dates' }))
    expect(days.getByText(total)).toBeTruthy()
    expect(await written()).toMatch(text)
  }
)

test.each([
  ['3000.00', ['₹3,000'], /\), deposit ₹3,000\. Is it/],
  ['0.00', [], /\)\. Is it/],
  [null, [], /\)\. Is it/],
])(
  'a booking request for an item with the deposit %s shows %j as deposit, and so does its message',
  async (deposit, shown, text) => {
    open(BOOKING, { 'GET /api/items/i1': { body: { ...camera, deposit } } })
    const days = within(await screen.findByRole('region', { name: 'Your dates' }))
    const terms = days.queryAllByText('Deposit')
    expect(terms.map((term) => term.nextSibling?.textContent)).toEqual(shown)
    expect(await written()).toMatch(text)
  }
)

test.each([
  ['day', 4, null, 'Minimum rental: 4 days.'],
  ['day', 1, 2, 'Maximum rental: 2 days.'],
  ['week', 2, null, 'Minimum rental: 2 weeks.'],
] as const)(
  'a booking request of 3 days for an item per %s, from %j to %j, cannot be sent and shows %j',
  async (priceUnit, minRentalDuration, maxRentalDuration, sentence) => {
    const item = { ...camera, priceUnit, minRentalDuration, maxRentalDuration }
    open(BOOKING, { 'GET /api/items/i1': { body: item } })
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Choose dates' }).getAttribute('href')).toBe('/item/i1')
    await screen.findByRole('button', { name: 'Your account' })
    expect(screen.getByRole('button', { name: 'Send Message' })).toHaveProperty('disabled', true)
  }
)

test('a booking request below the shortest rental of an item per month cannot be sent', async () => {
  const item = { ...camera, priceUnit: 'month', minRentalDuration: 2 }
  open(BOOKING, { 'GET /api/items/i1': { body: item } })
  expect(await screen.findByText('Minimum rental: 2 months.')).toBeTruthy()
  await screen.findByRole('button', { name: 'Your account' })
  expect(screen.getByRole('button', { name: 'Send Message' })).toHaveProperty('disabled', true)
})

test('a booking request within the limits of an item can be sent without a note', async () => {
  const item = { ...camera, minRentalDuration: 3, maxRentalDuration: 3 }
  open(BOOKING, { 'GET /api/items/i1': { body: item } })
  await screen.findByRole('button', { name: 'Your account' })
  expect(await screen.findByRole('button', { name: 'Send Message' })).toHaveProperty(
    'disabled',
    false
  )
  expect(screen.queryByText(/rental:/i)).toBeNull()
})

test('a guest whose browser has had no member signs up for a message, from the first field on', async () => {
  const { press } = open(PATH, { 'GET /api/auth/user': { status: 401 } })
  await message()
  await press('Login or Sign Up')
  const tab = await screen.findByRole('tab', { name: 'Sign Up' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(screen.getByLabelText('Full Name'))
})

test('a guest who signs up for a message does not type name and email again', async () => {
  const { visitor, press } = open(PATH, { 'GET /api/auth/user': { status: 401 } })
  await fill(visitor, await screen.findByLabelText('Name'), 'R. Iyer')
  await fill(visitor, screen.getByLabelText('Email'), 'r@example.in')
  await press('Login or Sign Up')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Full Name')).toHaveProperty('value', 'R. Iyer')
  expect(dialog.getByLabelText('Email')).toHaveProperty('value', 'r@example.in')
  expect(dialog.getByLabelText('Username')).toHaveProperty('value', '')
})

test('a guest’s draft survives the log-in, and the account fills in the other fields', async () => {
  let session: { status?: number; body?: CurrentUser } = { status: 401 }
  const { visitor, press } = open(PATH, {
    'GET /api/auth/user': () => session,
    'POST /api/login/email': () => (session = { body: ravi }),
  })
  rememberMember()
  await fill(visitor, await screen.findByLabelText('Name'), 'R. Iyer')
  await visitor.clear(await message())
  await fill(visitor, await message(), 'Is it free on Sunday?')
  expect(screen.getByRole('button', { name: 'Send Message' })).toHaveProperty('disabled', true)
  await press('Login or Sign Up')
  const tab = await screen.findByRole('tab', { name: 'Log In' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
  await fill(visitor, screen.getByLabelText('Username or Email'), 'ravi')
  await fill(visitor, screen.getByLabelText('Password'), 'saajha-demo')
  await press('Sign In')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await message()).toHaveProperty('value', 'Is it free on Sunday?')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'R. Iyer')
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ravi@example.in')
  expect(screen.queryByText('Login required')).toBeNull()
})

test('a failed send keeps the text, and its retry sends the same idempotency key', async () => {
  const { visitor, press, sent } = open(PATH, { 'POST /api/contact-interactions': failingOnce() })
  await fill(visitor, await message(), ' On Sunday?')
  await press('Send Message')
  expect(await screen.findByText('Failed to send message. Please try again.')).toBeTruthy()
  expect(await written()).toMatch(/On Sunday\?$/)
  await press('Send Message')
  expect(await screen.findByText('Message Sent!')).toBeTruthy()
  const [first, second] = sent()
  expect(first?.key).toBeTruthy()
  expect(second?.key).toBe(first?.key)
})

test('a changed text and a second message send another idempotency key', async () => {
  const { visitor, press, sent } = open(PATH, { 'POST /api/contact-interactions': failingOnce() })
  await message()
  await screen.findByRole('button', { name: 'Your account' })
  await press('Send Message')
  await screen.findByText('Failed to send message. Please try again.')
  await fill(visitor, await message(), ' Thanks!')
  await press('Send Message')
  await screen.findByText('Message Sent!')
  await press('Write another message')
  await press('Send Message')
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(new Set(sent().map(({ key }) => key)).size).toBe(3)
})

test('an owner who contacts themselves reads the server’s message', async () => {
  const fieldError = "This is your own listing, so you can't contact its owner."
  const { press } = open(PATH, {
    'GET /api/auth/user': { body: asha },
    'POST /api/contact-interactions': { status: 422, body: { message: fieldError } },
  })
  await message()
  await screen.findByRole('button', { name: 'Your account' })
  await press('Send Message')
  expect(await screen.findAllByText(fieldError)).not.toHaveLength(0)
})

test('name, e-mail and message are required', async () => {
  const { visitor, press, sent } = open(PATH)
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ravi Iyer'))
  for (const label of ['Name', 'Email', 'Message'])
    await visitor.clear(screen.getByLabelText(label))
  await press('Send Message')
  const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent)
  expect(alerts).toEqual([
    'Please enter your name',
    'Please enter a valid email address',
    'Please write a message.',
  ])
  expect(sent()).toEqual([])
})

test.each(['a?bcc=x@example.in', 'a&b@example.in', '"a"@example.in', "a'b@example.in"])(
  'an e-mail that could add a header to a mailto link is not sent: %s',
  async (email) => {
    const { visitor, press, sent } = open(PATH)
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ravi Iyer'))
    await visitor.clear(screen.getByLabelText('Email'))
    await fill(visitor, screen.getByLabelText('Email'), email)
    await press('Send Message')
    const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent)
    expect(alerts).toEqual(['Please enter a valid email address'])
    expect(sent()).toEqual([])
  }
)

test('an invalid phone number is not sent, and spaces around a name are trimmed', async () => {
  const { visitor, press, sent } = open(PATH, {
    'POST /api/contact-interactions': { status: 201, body: sentContact },
  })
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ravi Iyer'))
  await fill(visitor, screen.getByLabelText('Name'), '  ')
  await fill(visitor, screen.getByLabelText(/^Phone/), 'call me')
  await press('Send Message')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(sent()).toEqual([])
  await visitor.clear(screen.getByLabelText(/^Phone/))
  await fill(visitor, screen.getByLabelText(/^Phone/), ' 9876543210 ')
  await press('Send Message')
  expect(await screen.findByText('Message Sent!')).toBeTruthy()
  expect(sent()[0]?.body).toMatchObject({ senderName: 'Ravi Iyer', senderPhone: '9876543210' })
})

test('focus moves to the confirmation of a sent message', async () => {
  const { press } = open(PATH, {
    'POST /api/contact-interactions': { status: 201, body: sentContact },
  })
  await screen.findByRole('button', { name: 'Your account' })
  await message()
  await press('Send Message')
  const heading = await screen.findByRole('heading', { name: 'Your message is on its way' })
  expect(document.activeElement).toBe(heading)
})

test.each([true, false])(
  'an owner with isVerified %s has the matching tick beside the name',
  async (isVerified) => {
    open(PATH, {
      'GET /api/items/i1': { body: { ...camera, owner: { ...camera.owner, isVerified } } },
    })
    await screen.findByText('Listed by Asha Rao')
    expect(screen.queryAllByLabelText('Verified')).toHaveLength(isVerified ? 1 : 0)
  }
)

test('the owner name in the URL is shown while the item loads', async () => {
  open(PATH, { 'GET /api/items/i1': () => new Promise(() => {}) })
  expect(await screen.findByText(/^Send Asha Rao a message\./)).toBeTruthy()
})

test('the retry button refetches an item that failed to load', async () => {
  const responses = [{ status: 500 }, { body: camera }]
  const { press } = open(PATH, { 'GET /api/items/i1': () => responses.shift()! })
  expect(await screen.findByRole('heading', { name: "We couldn't load this item" })).toBeTruthy()
  await press('Try Again')
  expect(await message()).toBeTruthy()
})

test('a message survives a failed refetch of its item', async () => {
  const responses = [{ body: camera }]
  const { visitor, queryClient } = open(PATH, {
    'GET /api/items/i1': () => responses.shift() ?? { status: 500 },
  })
  await fill(visitor, await message(), ' Thanks')
  await act(async () => {
    await queryClient.invalidateQueries({ queryKey: ['/api/items', 'i1'] })
    // React Query notifies the page later, in call order.
    await new Promise<void>((callback) => notifyManager.schedule(callback))
  })
  expect(queryClient.getQueryState(['/api/items', 'i1'])?.status).toBe('error')
  expect(await written()).toMatch(/ Thanks$/)
})

test('an unknown id shows the not-found state', async () => {
  open('/contact/nope')
  expect(await screen.findByRole('heading', { name: 'Item not found' })).toBeTruthy()
})

test('a booking request for an unavailable item is blocked and leads to a message', async () => {
  const { visitor } = open(BOOKING, {
    'GET /api/items/i1': { body: { ...camera, isAvailable: false } },
  })
  expect(await screen.findByText('Not available now')).toBeTruthy()
  await screen.findByRole('button', { name: 'Your account' })
  expect(screen.getByRole('button', { name: 'Send Message' })).toHaveProperty('disabled', true)
  await visitor.click(screen.getByRole('link', { name: 'Message Owner' }))
  expect(await screen.findByRole('heading', { name: 'Contact Owner' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send Message' })).toHaveProperty('disabled', false)
})

test('a booking request for an item that became unavailable keeps the text and leads to a message', async () => {
  const responses = [{ body: camera }]
  const text = "This item isn't available right now. You can still send the owner a message."
  const { visitor, press } = open(BOOKING, {
    'GET /api/items/i1': () => responses.shift() ?? { body: { ...camera, isAvailable: false } },
    'POST /api/contact-interactions': {
      status: 409,
      body: { code: 'itemUnavailable', message: text },
    },
  })
  await fill(visitor, await message(), ' Thanks')
  await screen.findByRole('button', { name: 'Your account' })
  await press('Send Message')
  const form = within((await message()).closest('form')!)
  expect(await form.findByText(text)).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Message Owner' })).toBeTruthy()
  expect(await written()).toMatch(/ Thanks$/)
  expect(screen.getByRole('button', { name: 'Send Message' })).toHaveProperty('disabled', true)
})

test('a renter of an item of several pieces chooses how many, up to all, and the total counts them', async () => {
  const { press, sent, router } = open(BOOKING, {
    'GET /api/items/i1': { body: { ...camera, quantity: 3 } },
    'POST /api/contact-interactions': { status: 201, body: sentContact },
  })
  const pieces = within(await screen.findByRole('group', { name: 'Pieces' }))
  expect(pieces.getByRole('button', { name: 'One piece less' })).toHaveProperty('disabled', true)
  await press('One piece more')
  await press('One piece more')
  expect(pieces.getByRole('status').textContent).toBe('3')
  expect(pieces.getByRole('button', { name: 'One piece more' })).toHaveProperty('disabled', true)
  await press('One piece less')
  expect(screen.getByText('₹2,703 (3 days × ₹450.50 × 2)')).toBeTruthy()
  expect(new URLSearchParams(router.state.location.search).get('units')).toBe('2')
  expect(await written()).toContain('₹2,703')
  await press('Send Message')
  await waitFor(() => expect(sent().map(({ body }) => body.units)).toEqual([2]))
})

test.each([
  { left: 2, pieces: '2', isBlocked: false },
  { left: 0, pieces: '1', isBlocked: true },
])(
  'a request of more pieces than the $left that are left on its days is for $pieces',
  async (row) => {
    const from = todayInIndia()
    const days = `from=${from}&to=${daysAfter(from, 366)}`
    open(`${BOOKING}&units=9`, {
      'GET /api/items/i1': { body: { ...camera, quantity: 20 } },
      [`GET /api/items/i1/calendar?${days}`]: {
        body: { quantity: 20, booked: [], unavailable: [], free: { '2026-12-03': row.left } },
      },
    })
    await screen.findByText(`${row.left} left on these days`)
    const pieces = within(screen.getByRole('group', { name: 'Pieces' }))
    expect(pieces.getByRole('status').textContent).toBe(row.pieces)
    await screen.findByRole('button', { name: 'Your account' })
    expect(screen.getByRole('button', { name: 'Send Message' })).toHaveProperty(
      'disabled',
      row.isBlocked
    )
  }
)

test.each(['0', '501', '1.5', 'many'])('pieces of %j in the URL count as one', async (units) => {
  open(`${BOOKING}&units=${units}`, { 'GET /api/items/i1': { body: { ...camera, quantity: 3 } } })
  const pieces = within(await screen.findByRole('group', { name: 'Pieces' }))
  expect(pieces.getByRole('status').textContent).toBe('1')
})

test('pieces above those of the owner count as all of them', async () => {
  open(`${BOOKING}&units=10`, { 'GET /api/items/i1': { body: { ...camera, quantity: 3 } } })
  const pieces = within(await screen.findByRole('group', { name: 'Pieces' }))
  expect(pieces.getByRole('status').textContent).toBe('3')
  expect(screen.getByText('₹4,054.50 (3 days × ₹450.50 × 3)')).toBeTruthy()
})

test('an item of one piece has no choice of pieces', async () => {
  open(BOOKING)
  expect(await screen.findByText('₹1,351.50 (3 days × ₹450.50)')).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Pieces' })).toBeNull()
})

const ONE_DAY = `${PATH}&intent=booking&startDate=2026-12-03&endDate=2026-12-03`
const hourly = { ...camera, price: '90.00', priceUnit: 'hour' }

test('a renter of one day of a price per hour enters both times, and the total counts the hours', async () => {
  const { visitor, press, sent, router } = open(ONE_DAY, {
    'GET /api/items/i1': { body: hourly },
    'POST /api/contact-interactions': { status: 201, body: sentContact },
  })
  const days = within(await screen.findByRole('region', { name: 'Your dates' }))
  expect(days.getByText('₹90/hour, hours to be agreed')).toBeTruthy()
  await fill(visitor, screen.getByLabelText(/^Collect at/), '10:00')
  await fill(visitor, screen.getByLabelText(/^Return at/), '12:15')
  expect(await days.findByText('₹270 (3 × ₹90/hour)')).toBeTruthy()
  const form = within(screen.getByRole('button', { name: 'Send Message' }).closest('form')!)
  expect(form.getByText('₹270')).toBeTruthy()
  expect(form.getByText(/^3 Dec( 2026)? · 10:00 am → 12:15 pm$/)).toBeTruthy()
  expect(await written()).toContain(', total ₹270 (3 × ₹90/hour). Is it available?')
  const parameters = new URLSearchParams(router.state.location.search)
  expect([parameters.get('collectAt'), parameters.get('returnAt')]).toEqual(['10:00', '12:15'])
  await screen.findByRole('button', { name: 'Your account' })
  await press('Send Message')
  await screen.findByText('Booking request sent')
  expect(sent()[0]?.body).toMatchObject({ collectAt: '10:00', returnAt: '12:15' })
})

test('a renter may enter one time only, or remove it again', async () => {
  const { visitor, press, sent } = open(BOOKING, {
    'POST /api/contact-interactions': { status: 201, body: sentContact },
  })
  await fill(visitor, await screen.findByLabelText(/^Collect at/), '10:00')
  await fill(visitor, screen.getByLabelText(/^Return at/), '09:00')
  await visitor.clear(screen.getByLabelText(/^Collect at/))
  await screen.findByRole('button', { name: 'Your account' })
  await press('Send Message')
  await screen.findByText('Booking request sent')
  expect(sent()[0]?.body).toMatchObject({ returnAt: '09:00' })
  expect(sent()[0]?.body).not.toHaveProperty('collectAt')
})

test('a return that is not after the collection on one day is explained and cannot be sent', async () => {
  const { visitor } = open(`${ONE_DAY}&collectAt=10:00&returnAt=10:00`)
  const sentence = 'On the same day, the return has to be after the collection.'
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  await screen.findByRole('button', { name: 'Your account' })
  const send = screen.getByRole('button', { name: 'Send Message' })
  expect(send).toHaveProperty('disabled', true)
  const returnAt = screen.getByLabelText(/^Return at/)
  expect(returnAt.getAttribute('aria-invalid')).toBe('true')
  await visitor.clear(returnAt)
  await fill(visitor, returnAt, '10:30')
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
  expect(send).toHaveProperty('disabled', false)
})

test('a request for fewer hours than the owner rents for cannot be sent', async () => {
  open(`${ONE_DAY}&collectAt=10:00&returnAt=12:00`, {
    'GET /api/items/i1': { body: { ...hourly, minRentalDuration: 3 } },
  })
  expect(await screen.findByText('Minimum rental: 3 hours.')).toBeTruthy()
  await screen.findByRole('button', { name: 'Your account' })
  expect(screen.getByRole('button', { name: 'Send Message' })).toHaveProperty('disabled', true)
})

test.each(['24:00', '9:30', 'noon'])('a time of %j in the URL is not sent', async (time) => {
  const { press, sent } = open(`${BOOKING}&collectAt=${time}`, {
    'POST /api/contact-interactions': { status: 201, body: sentContact },
  })
  await screen.findByRole('button', { name: 'Your account' })
  await message()
  await press('Send Message')
  await screen.findByText('Booking request sent')
  expect(sent()[0]?.body).not.toHaveProperty('collectAt')
})
