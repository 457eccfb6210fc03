import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter, openListingPage } from '@/pages/tests/open_listing_page'
import { camera } from '@/tests/camera'

const PHONE =
  'Please enter a valid phone number using only numbers (0-9) and + sign, with 10-15 digits'
const FIXED = 'Price and duration are required for fixed pricing, and price must be a valid decimal'

async function openFilled() {
  const form = await openListingPage()
  await form.fill()
  return form
}

test.each(['987654321', '9876543210987654', '98765@43210', 'call 9876543210'])(
  'the phone number %s is rejected',
  async (phone) => {
    const { press, alerts, sent } = await openFilled()
    enter(/^Contact Mobile Number/, phone)
    await press('Publish Listing')
    expect(alerts()).toEqual([PHONE])
    expect(sent('POST', '/api/items')).toEqual([])
  }
)

test.each(['9876543210', '+919876543210', '987654321098765'])(
  'the phone number %s is accepted',
  async (phone) => {
    const { press, sent } = await openFilled()
    enter(/^Contact Mobile Number/, phone)
    await press('Publish Listing')
    await waitFor(() => expect(sent('POST', '/api/items')).toHaveLength(1))
    expect(sent('POST', '/api/items')[0]?.contactPhone).toBe(phone)
  }
)

test('numbers as they are pasted, and typed on a Hindi keyboard, are sent in normal form', async () => {
  const { press, visitor, sent } = await openFilled()
  enter(/^Contact Mobile Number/, '\u2068+91-98220 12345\u2069')
  enter('Price', '₹ 1,25,000/-')
  await visitor.click(screen.getByText(/deposit, rental time and quantity \(optional\)$/i))
  enter('Deposit', '२,०००')
  enter('How many of these do you have?', '३')
  await press('Publish Listing')
  await waitFor(() => expect(sent('POST', '/api/items')).toHaveLength(1))
  expect(sent('POST', '/api/items')[0]).toMatchObject({
    contactPhone: '+919822012345',
    price: '125000',
    deposit: '2000',
    quantity: 3,
  })
})

test('a price with a comma that groups no digits is rejected at its field', async () => {
  const { press, alerts, sent } = await openFilled()
  enter('Price', '499,50')
  await press('Publish Listing')
  expect(alerts()).toEqual(['Please check the comma: write paise after a point, like 499.50'])
  expect(sent('POST', '/api/items')).toEqual([])
})

test.each(['450', '450.5', '450.55'])('%s is accepted as a price', async (price) => {
  const { press, sent } = await openFilled()
  enter('Price', price)
  await press('Publish Listing')
  await waitFor(() => expect(sent('POST', '/api/items')).toHaveLength(1))
  expect(sent('POST', '/api/items')[0]?.price).toBe(price)
})

test.each([
  ['Title', '   ', 'Title is required'],
  ['Description', '   ', 'Description is required'],
  ['Description', '\u3164\u200b', 'Description is required'],
  ['Price', '', FIXED],
])('%s is required, and %j is rejected', async (label, text, message) => {
  const { press, alerts, sent } = await openFilled()
  enter(label, text)
  await press('Publish Listing')
  expect(alerts()).toEqual([message])
  expect(sent('POST', '/api/items')).toEqual([])
})

test('a custom location replaces the city', async () => {
  const { press, visitor, sent } = await openFilled()
  await visitor.click(screen.getByLabelText('Custom location'))
  enter('Your location', 'Hampi bazaar')
  await press('Publish Listing')
  await waitFor(() => expect(sent('POST', '/api/items')).toHaveLength(1))
  expect(sent('POST', '/api/items')[0]?.location).toBe('Hampi bazaar')
})

test('a custom location of two letters is accepted, and one of a single letter is rejected', async () => {
  const { press, visitor, alerts, sent } = await openFilled()
  await visitor.click(screen.getByLabelText('Custom location'))
  enter('Your location', 'U')
  await press('Publish Listing')
  expect(alerts()).toEqual(['Location must be at least 2 characters'])
  expect(sent('POST', '/api/items')).toEqual([])
  enter('Your location', 'Ut')
  await press('Publish Listing')
  await waitFor(() => expect(sent('POST', '/api/items')).toHaveLength(1))
  expect(sent('POST', '/api/items')[0]?.location).toBe('Ut')
})

test.each([
  ['450.00', '450'],
  ['450.50', '450.50'],
])('a price of %s is shown as %s in the edit form', async (price, shown) => {
  await openListingPage('/edit-listing/i1', { 'GET /api/items/i1': { body: { ...camera, price } } })
  expect(screen.getByLabelText('Price')).toHaveProperty('value', shown)
})

test('an edit keeps the price unit and the phone number of a listing', async () => {
  const { press, sent } = await openListingPage('/edit-listing/i1', {
    'GET /api/items/i1': { body: { ...camera, priceUnit: 'week' } },
  })
  expect(screen.getByLabelText('Duration')).toHaveProperty('value', 'week')
  await press('Update Listing')
  await waitFor(() => expect(sent('PUT', '/api/items/i1')).toHaveLength(1))
  expect(sent('PUT', '/api/items/i1')[0]).toMatchObject({
    priceUnit: 'week',
    isNegotiable: false,
    contactPhone: '+919800000001',
  })
})

test('an edit keeps the price of a listing negotiable', async () => {
  const { press, sent } = await openListingPage('/edit-listing/i1', {
    'GET /api/items/i1': { body: { ...camera, price: null, isNegotiable: true } },
  })
  expect(screen.queryByLabelText('Price')).toBeNull()
  await press('Update Listing')
  await waitFor(() => expect(sent('PUT', '/api/items/i1')).toHaveLength(1))
  expect(sent('PUT', '/api/items/i1')[0]).toMatchObject({ price: null, isNegotiable: true })
})
