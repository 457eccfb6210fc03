import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BOOKING, message, open, written } from '@/features/interactions/tests/open_contact_page'
import { camera } from '@/tests/camera'
import { fill } from '@/tests/fill'

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
