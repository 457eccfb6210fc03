import type { Booking } from '@saajha/contract/booking'
import { daysAfter, todayInIndia } from '@saajha/contract/calendar_days'
import type { Conversation } from '@saajha/contract/conversation'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConversation, ravi, type OpenOptions } from '@/tests/open_conversation'
import { received, requested } from '@/tests/booking'
import { camera } from '@/tests/camera'
import { message, owned, rented } from '@/tests/conversation'
import { completed } from '@/tests/review'

const startDate = daysAfter(todayInIndia(), 5)
const endDate = daysAfter(todayInIndia(), 7)
const FREE = `GET /api/items?category=camera&from=${startDate}&to=${endDate}&units=2&near=Pune%2C+Maharashtra`

const ofCamera = { itemCategoryId: 'camera', itemLocation: 'Pune, Maharashtra' }

/** Items that are free on the days, with the one that was asked for and one of the renter. */
const FOUND = [
  camera,
  { ...camera, id: 'i2', title: 'Nikon Z6' },
  { ...camera, id: 'i3', title: 'My own camera', ownerId: ravi.id },
  { ...camera, id: 'i4', title: 'Sony A7' },
  { ...camera, id: 'i5', title: 'Fujifilm X-T4' },
  { ...camera, id: 'i6', title: 'Canon EOS 80D' },
]

function open(
  booking: Partial<Booking>,
  conversation: Conversation = rented,
  responses: OpenOptions['responses'] = {}
) {
  const ended = {
    ...(conversation.side === 'owner' ? received : requested),
    startDate,
    endDate,
    units: 2,
  }
  const { state = 'declined', closedBy = 'owner' } = booking
  // A request itself is a text.
  const line =
    state === 'requested'
      ? message(2, 'Please')
      : message(2, '', {
          kind: 'booking',
          body: null,
          booking: { state: state as never, by: closedBy ?? 'owner' },
        })
  return openConversation({
    conversation: { ...conversation, ...ofCamera },
    messages: [
      message(1, 'For a wedding', { isMine: conversation.side === 'renter' }),
      line,
      message(3, 'Sorry'),
    ],
    bookings: [{ ...ended, ...booking }],
    responses: { [FREE]: { body: FOUND }, ...responses },
  })
}

test.each([
  ['declined', { state: 'declined', closedBy: 'owner', reason: 'dates' }],
  ['taken by another request', { state: 'declined', closedBy: 'system', reason: 'dates_taken' }],
  ['expired', { state: 'expired', closedBy: 'system' }],
  ['cancelled by the owner', { state: 'cancelled', closedBy: 'owner', reason: 'plans_changed' }],
] satisfies [string, Partial<Booking>][])(
  'a renter whose days were %s sees the three nearest others that are free on them, and asks for other days',
  async (_, booking) => {
    const { list } = await open(booking)
    const links = await waitFor(() => {
      const found = list.getAllByRole('link')
      expect(found).toHaveLength(5)
      return found.map((link) => link.getAttribute('href'))
    })
    expect(list.getByRole('link', { name: /^Nikon Z6/ }).textContent).toBe(
      'Nikon Z6₹450.50/day · Total ₹1,802 · Pune, Maharashtra'
    )
    const days = `startDate=${startDate}&endDate=${endDate}&units=2`
    expect(links).toEqual([
      `/item/i2?${days}`,
      `/item/i4?${days}`,
      `/item/i5?${days}`,
      `/search?location=Pune%2C+Maharashtra&category=camera&from=${startDate}&to=${endDate}&units=2`,
      '/item/i1#booking',
    ])
    // Below the line that says so, above what was written later.
    const all = list.getByRole('link', { name: 'See all' })
    const later = list.getByText('Sorry')
    expect(all.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
)

test('a renter whose profile says too little is led to it', async () => {
  const { list } = await open({ state: 'declined', closedBy: 'owner', reason: 'renter_profile' })
  const profile = await list.findByRole('link', { name: 'Complete your profile' })
  expect(profile.getAttribute('href')).toBe('/profile/edit')
})

test('others are found although the listing is gone', async () => {
  const { list } = await open(
    { state: 'declined', closedBy: 'system', reason: 'listing_gone' },
    { ...rented, isItemListed: false },
    { 'GET /api/items/i1': { status: 404 } }
  )
  expect(await list.findByRole('link', { name: /^Nikon Z6/ })).toBeTruthy()
  expect(list.queryByRole('link', { name: 'Request other dates' })).toBeNull()
})

test('without a free one there is only the link to the search of the kind', async () => {
  const { list } = await open({ state: 'expired' }, rented, { [FREE]: { body: [camera] } })
  const link = await list.findByRole('link', { name: 'Find something similar' })
  expect(link.getAttribute('href')).toBe('/search?location=Pune%2C+Maharashtra&category=camera')
  expect(list.queryByRole('link', { name: 'See all' })).toBeNull()
})

test.each([
  ['the owner', 'owner', 'Asha:'],
  ['the renter', 'renter', 'You:'],
] as const)(
  'a renter reads what %s wrote about the end of the booking, below its line',
  async (_, closedBy, author) => {
    const { list } = await open({ state: 'cancelled', closedBy, note: 'The lens is broken.' })
    const note = await list.findByText('The lens is broken.')
    expect(note.closest('div')!.parentElement!.textContent).toContain(author)
    const line = list.getByText(/cancelled the booking/)
    expect(line.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
)

test('what the other member wrote about the end has the warning of a fraud', async () => {
  const note = 'Please scan this QR code and enter your UPI PIN to receive the advance'
  const { list } = await open({ state: 'declined', closedBy: 'owner', reason: 'other', note })
  expect(await list.findByText(note)).toBeTruthy()
  expect(await list.findByRole('link', { name: /1930/ })).toBeTruthy()
})

test('a renter whose second request was declined sees others although the first rental can still be reviewed', async () => {
  const declined: Booking = {
    ...requested,
    id: 'b2',
    startDate,
    endDate,
    units: 2,
    state: 'declined',
    closedAt: '2099-12-07T04:30:00.000Z',
  }
  const { list } = await openConversation({
    conversation: { ...rented, ...ofCamera },
    messages: [
      message(1, '', { kind: 'booking', body: null, booking: { state: 'completed', by: 'owner' } }),
      message(2, '', { kind: 'booking', body: null, booking: { state: 'declined', by: 'owner' } }),
    ],
    bookings: [declined, completed()],
    responses: { [FREE]: { body: FOUND } },
  })
  expect(await list.findByRole('link', { name: /^Nikon Z6/ })).toBeTruthy()
})

test('a renter whose later request was declined before the return is asked for the deposit after it', async () => {
  const declined: Booking = {
    ...requested,
    id: 'b2',
    state: 'declined',
    closedAt: '2099-12-01T04:30:00.000Z',
  }
  const { list } = await openConversation({
    messages: [
      message(1, '', { kind: 'booking', body: null, booking: { state: 'declined', by: 'owner' } }),
      message(2, '', { kind: 'booking', body: null, booking: { state: 'completed', by: 'owner' } }),
    ],
    bookings: [declined, completed({ may: false })],
    responses: {
      'GET /api/bookings/b1/handover': { body: { records: [], mayRecord: ['end'], code: null } },
    },
  })
  expect(
    await list.findByRole('group', { name: 'Do you have the deposit of ₹5,000 back?' })
  ).toBeTruthy()
  const row = within(await screen.findByRole('region', { name: /^Booking, / }))
  expect(await row.findByText('Completed')).toBeTruthy()
})

test('a request that waits for its answer leads nowhere else', async () => {
  const { list, sent } = await open({ state: 'requested' })
  await screen.findByRole('list', { name: 'Quick replies' })
  expect(list.queryAllByRole('link')).toEqual([])
  expect(sent(FREE)).toEqual([])
})

test.each([
  ['withdrew the request', { state: 'withdrawn', closedBy: 'renter' }],
  ['cancelled the booking', { state: 'cancelled', closedBy: 'renter' }],
] satisfies [string, Partial<Booking>][])(
  'a renter who %s can ask for other days, and is shown no others',
  async (_, booking) => {
    const { list, sent } = await open(booking)
    const again = await list.findByRole('link', { name: 'Request other dates' })
    expect(again.getAttribute('href')).toBe('/item/i1#booking')
    expect(list.getAllByRole('link')).toEqual([again])
    expect(screen.getAllByRole('link', { name: 'Request other dates' })).toEqual([again])
    expect(sent(FREE)).toEqual([])
  }
)

test('a renter who stepped back from a listing that is gone is led to the search of its kind', async () => {
  const { list } = await open(
    { state: 'withdrawn', closedBy: 'renter' },
    { ...rented, isItemListed: false },
    { 'GET /api/items/i1': { status: 404 } }
  )
  expect(await list.findByRole('link', { name: 'Find something similar' })).toBeTruthy()
})

test('a renter can rent the item again after the rental', async () => {
  const { list } = await open({ state: 'completed' })
  const again = await list.findByRole('link', { name: 'Rent again' })
  expect(again.getAttribute('href')).toBe('/item/i1#booking')
})

const NEXT = 'GET /api/bookings?as=owner&group=coming&limit=1'

test.each(['completed', 'declined', 'expired', 'withdrawn', 'cancelled'] as const)(
  'an owner is led to the next booking after one that is %s',
  async (state) => {
    const next = {
      ...received,
      id: 'b2',
      itemId: 'i2',
      conversationId: 'k2',
      startDate: '2099-12-05',
      endDate: '2099-12-07',
      renter: { ...received.renter!, fullName: 'Kavita Joshi' },
    }
    const { list, sent } = await open({ state }, owned, { [NEXT]: { body: [next] } })
    const link = await list.findByRole('link', { name: /^Next: .*, Kavita$/ })
    expect(link.getAttribute('href')).toBe('/contact/i2?with=k2')
    expect(sent(FREE)).toEqual([])
  }
)

test('an owner without a next booking is led to all bookings', async () => {
  const { list } = await open({ state: 'declined' }, owned, { [NEXT]: { body: [] } })
  const link = await list.findByRole('link', { name: 'All bookings' })
  expect(link.getAttribute('href')).toBe('/dashboard?show=bookings')
})
