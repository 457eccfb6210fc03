import type { Booking, BookingCounts, BookingGroup } from '@saajha/contract/booking'
import { daysAfter, todayInIndia } from '@saajha/contract/calendar_days'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { createPath } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'
import { received, requested, withNext } from '@/tests/booking'
import { chooseInMenu } from '@/tests/booking_menu'
import { fill } from '@/tests/fill'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { completed } from '@/tests/review'
import { stubRequests } from '@/tests/stub_requests'

type Grouped = Partial<Record<BookingGroup, Booking[]>>
type Responses = Parameters<typeof stubRequests>[0]

const BOOKINGS = '/dashboard?show=bookings'
const GROUPS: BookingGroup[] = ['waiting', 'now', 'coming', 'past']

/**
 * The responses to the reads of the groups as they are then, of one side if `side` is set; groups that are left out are empty.
 */
function groups(bookings: Grouped, side = ''): Responses {
  return Object.fromEntries(
    GROUPS.map((name) => [
      `GET /api/bookings?group=${name}${side && `&as=${side}`}`,
      () => ({
        body: (bookings[name] ?? []).map((booking) => ({ ...withNext(booking), group: name })),
      }),
    ])
  )
}

function open(responses: Responses, sides: BookingCounts['sides'] = ['owner'], path = BOOKINGS) {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/bookings/counts': { body: { waiting: 0, sides } satisfies BookingCounts },
    ...responses,
  })
  return renderApp(path)
}

/** The titles of the items in a group. */
async function titlesIn(heading: string) {
  const list = await screen.findByRole('list', { name: heading })
  return within(list)
    .getAllByRole('link')
    .map((link) => /Tent|Drill|Canon EOS R6|Bike/.exec(link.textContent)?.[0])
}

test('a member’s bookings of both sides are in groups, and each says who rents from whom', async () => {
  const rented = { ...requested, id: 'b2', itemTitle: 'Tent', state: 'active' } as const
  const asked = { ...requested, id: 'b3', itemTitle: 'Drill' }
  const over = { ...received, id: 'b4', itemTitle: 'Bike', state: 'completed' } as const
  const asking = { ...received, renter: { ...received.renter!, completedRentals: 3 } }
  open(groups({ waiting: [asking], now: [rented], coming: [asked], past: [over] }), [
    'owner',
    'renter',
  ])
  expect(await titlesIn('Waiting for you')).toEqual(['Canon EOS R6'])
  expect(await titlesIn('Now')).toEqual(['Tent'])
  expect(await titlesIn('Coming')).toEqual(['Drill'])
  expect(await titlesIn('Past')).toEqual(['Bike'])
  const main = within(screen.getByRole('main'))
  const headings = main.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings).toEqual(['Bookings', 'Waiting for you', 'Now', 'Coming', 'Past'])
  const rows = main.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(
    /New request.*Ravi Iyer rents from you · Member since 1 Jan 2026 · 3 completed bookings3–6 Dec 2099 · ₹1,350 · Deposit\u00a0₹5,000Answer by/
  )
  expect(rows[1]).toMatch(/Handed over.*You rent from Asha Rao.*Return it on 6 Dec 2099\./)
  expect(rows[2]).toMatch(/You rent from Asha Rao.*Asha has until .* to answer\./)
  expect(rows[3]).toMatch(/Ravi Iyer rents from you.*The rental is over\./)
  expect(rows.slice(1).join()).not.toMatch(/Answer by/)
  const [link] = main.getAllByRole('link', { name: /Canon EOS R6/ })
  expect(link!.getAttribute('href')).toBe('/contact/i1?with=k1')
})

test('the page of bookings shows neither profile nor figures nor tabs', async () => {
  open(groups({ coming: [requested] }))
  await screen.findByRole('list', { name: 'Coming' })
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByText('Total Listings')).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(document.title).toBe('Bookings | Saajha')
})

test('a proposal that waits for the member shows by when they have to answer it', async () => {
  const change = {
    id: 'c1',
    by: 'renter',
    startDate: '2099-12-04',
    endDate: '2099-12-07',
    units: 1,
    total: '1350.00',
    answerBy: '2099-12-02T04:30:00.000Z',
    proposedAt: '2099-11-30T04:30:00.000Z',
    beyondLimits: [],
  } as const
  const booking: Booking = {
    ...received,
    state: 'accepted',
    change: { ...change, beyondLimits: [] },
    mayAnswerChange: ['accepted', 'declined'],
  }
  open(groups({ waiting: [booking] }))
  const list = within(await screen.findByRole('list', { name: 'Waiting for you' }))
  expect(list.getByText(/^Ravi wants to change .* Answer by 2 Dec 2099/)).toBeTruthy()
})

test('a member with bookings of both sides narrows the list to one, in the URL too', async () => {
  const tent = { ...requested, id: 'b2', itemTitle: 'Tent' }
  const { visitor, router } = open(
    {
      ...groups({ waiting: [received], coming: [tent] }),
      ...groups({ coming: [tent] }, 'renter'),
    },
    ['owner', 'renter']
  )
  await screen.findByRole('list', { name: 'Waiting for you' })
  await visitor.click(screen.getByRole('radio', { name: 'Renter' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Waiting for you' })).toBeNull())
  expect(await titlesIn('Coming')).toEqual(['Tent'])
  expect(createPath(router.state.location)).toBe(`${BOOKINGS}&as=renter`)
  await visitor.click(screen.getByRole('radio', { name: 'All' }))
  expect(await titlesIn('Waiting for you')).toEqual(['Canon EOS R6'])
  expect(createPath(router.state.location)).toBe(BOOKINGS)
})

test('a member with bookings of one side sees them, whatever side the URL names', async () => {
  open(
    { ...groups({ coming: [requested] }), ...groups({}, 'owner') },
    ['renter'],
    `${BOOKINGS}&as=owner`
  )
  expect(await titlesIn('Coming')).toEqual(['Canon EOS R6'])
  expect(screen.queryByText('No bookings yet')).toBeNull()
})

test('a member without bookings is told what shows up here, and finds something to rent', async () => {
  const { visitor, router } = open(groups({}), [])
  await screen.findByText('No bookings yet')
  await visitor.click(screen.getByRole('link', { name: 'Find Something to Rent' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'))
})

test.each([
  ['bookings', BOOKINGS],
  ['rentals', `${BOOKINGS}&as=renter`],
  ['conversations', '/dashboard?show=messages'],
  ['archived', '/dashboard?show=archived'],
])('the former URL of %s leads to %s and is replaced', async (show, path) => {
  const { router } = open({}, [], `/dashboard?tab=notifications&show=${show}`)
  await waitFor(() => expect(createPath(router.state.location)).toBe(path))
  expect(router.state.historyAction).toBe('REPLACE')
})

test('further bookings of a group are loaded with Show More', async () => {
  const { visitor } = open({
    ...groups({}),
    'GET /api/bookings?group=past': {
      body: [received],
      headers: { link: '</api/bookings?group=past&cursor=a>; rel="next"' },
    },
    'GET /api/bookings?group=past&cursor=a': {
      body: [{ ...received, id: 'b2', itemTitle: 'Tent' }],
    },
  })
  await visitor.click(await screen.findByRole('button', { name: 'Show More' }))
  await waitFor(async () => expect(await titlesIn('Past')).toEqual(['Canon EOS R6', 'Tent']))
})

test('the list leads to the link for calendar apps', async () => {
  const { visitor, router } = open(groups({ coming: [requested] }))
  await visitor.click(await screen.findByRole('link', { name: 'See them in your calendar' }))
  expect(await screen.findByRole('region', { name: 'Your calendar' })).toBeTruthy()
  expect(router.state.location).toMatchObject({ pathname: '/profile/edit', hash: '#calendar' })
})

test('a group that failed to load is loaded again on request', async () => {
  let status = 500
  const { visitor } = open({
    ...groups({}),
    'GET /api/bookings?group=now': () => ({ status, body: [received] }),
  })
  await screen.findByText("We couldn't load your bookings")
  status = 200
  await visitor.click(screen.getAllByRole('button', { name: 'Try Again' }).at(-1)!)
  expect(await titlesIn('Now')).toEqual(['Canon EOS R6'])
})

test('a booking shows when it is collected and returned, as far as that is agreed', async () => {
  const booking = { ...received, collectAt: '10:00', returnAt: '18:30' }
  open(
    groups({
      coming: [booking, { ...booking, id: 'b2', collectAt: null }, { ...received, id: 'b3' }],
    })
  )
  const list = within(await screen.findByRole('list', { name: 'Coming' }))
  const [both, one, none] = list.getAllByRole('listitem').map((row) => row.textContent)
  expect(both).toMatch(/Collect at 10:00\sam · Return at 6:30\spm/)
  expect(one).toMatch(/₹5,000Return at 6:30\spm/)
  expect(none).not.toMatch(/Collect at|Return at/)
})

const active: Booking = {
  ...received,
  startDate: daysAfter(todayInIndia(), -3),
  endDate: daysAfter(todayInIndia(), -1),
  state: 'active',
  may: ['completed'],
}
const returned: Booking = { ...completed(), renter: received.renter }
const STAR = { name: '4 of 5 stars' }

async function cardIn(heading: string) {
  const list = within(await screen.findByRole('list', { name: heading }))
  return within(list.getByRole('listitem'))
}

/** Presses Returned on a card, and in its dialog. */
async function takeBack(visitor: UserEvent, card: Awaited<ReturnType<typeof cardIn>>) {
  await visitor.click(card.getByRole('button', { name: 'Returned' }))
  await visitor.click(await screen.findByRole('button', { name: 'Yes, Returned' }))
}

test('the review follows the step Returned in its dialog, which stays open when the booking moves to Past', async () => {
  const bookings: Grouped = { now: [active] }
  const { visitor, queryClient } = open({
    ...groups(bookings),
    'GET /api/bookings/b1': { body: returned },
    'PUT /api/bookings/b1': () => {
      Object.assign(bookings, { now: [], past: [returned] })
      return { body: withNext(returned) }
    },
  })
  await takeBack(visitor, await cardIn('Now'))
  await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0))
  const review = within(screen.getByRole('dialog'))
  expect(await review.findByRole('radio', STAR)).toBeTruthy()
  await visitor.click(review.getByRole('button', { name: 'Close' }))
  expect(await titlesIn('Past')).toEqual(['Canon EOS R6'])
  expect(screen.queryByRole('list', { name: 'Now' })).toBeNull()
  const main = screen.getByRole('main')
  await waitFor(() => expect(main.contains(document.activeElement)).toBe(true))
})

test('the review follows the step Returned before the lists are loaded again', async () => {
  let isReturned = false
  const { visitor } = open({
    ...groups({}),
    'GET /api/bookings?group=now': () =>
      isReturned ? new Promise<never>(() => {}) : { body: [withNext(active)] },
    'GET /api/bookings/b1': { body: returned },
    'PUT /api/bookings/b1': () => {
      isReturned = true
      return { body: withNext(returned) }
    },
  })
  await takeBack(visitor, await cardIn('Now'))
  expect(await within(screen.getByRole('dialog')).findByRole('radio', STAR)).toBeTruthy()
})

test('what is typed in the dialog of a booking stays when the other member moves it to another group', async () => {
  const accepted: Booking = { ...received, state: 'accepted', may: [], maySetMeeting: true }
  const bookings: Grouped = { coming: [accepted] }
  let sent: unknown
  const { visitor, queryClient } = open({
    ...groups(bookings),
    'GET /api/bookings/b1': { body: withNext({ ...accepted, itemTitle: 'Canon EOS R7' }) },
    'PUT /api/bookings/b1/meeting': ({ body }) => {
      sent = JSON.parse(body as string)
      return { body: withNext(accepted) }
    },
  })
  const dialog = await chooseInMenu(visitor, await cardIn('Coming'), 'Where and when do you meet?')
  await fill(visitor, dialog.getByRole('textbox'), 'Gate 2')
  // The lists are loaded one after another, so that for a moment none has the booking.
  bookings.coming = []
  await act(() => queryClient.invalidateQueries({ queryKey: BOOKINGS_KEY }))
  await screen.findByRole('dialog', { name: 'Canon EOS R7 · Ravi' })
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Gate 2')
  bookings.waiting = [accepted]
  await act(() => queryClient.invalidateQueries({ queryKey: BOOKINGS_KEY }))
  await screen.findByRole('dialog', { name: 'Canon EOS R6 · Ravi' })
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Gate 2')
  await visitor.click(screen.getByRole('button', { name: 'Save' }))
  expect(await titlesIn('Waiting for you')).toEqual(['Canon EOS R6'])
  expect(sent).toEqual({ text: 'Gate 2' })
})

test('a booking whose dialog could not be loaded moves to its next group', async () => {
  const code = document.createElement('meta')
  code.name = 'code:booking_dialog'
  code.content = '/assets/booking_dialog.js'
  document.head.append(code)
  onTestFinished(() => code.remove())
  const bookings: Grouped = { now: [active] }
  const { visitor, queryClient } = open({
    ...groups(bookings),
    'GET /assets/booking_dialog.js': { status: 503 },
  })
  const card = await cardIn('Now')
  await visitor.click(card.getByRole('button', { name: 'Returned' }))
  await screen.findByText('Something went wrong')
  Object.assign(bookings, { now: [], past: [returned] })
  await act(() => queryClient.invalidateQueries({ queryKey: BOOKINGS_KEY }))
  expect(await titlesIn('Past')).toEqual(['Canon EOS R6'])
})
