import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter, openListingPage } from '@/pages/tests/open_listing_page'
import { camera } from '@/tests/camera'

const more = () => screen.getByText('Cheaper by the week or month (optional)')
const isOpen = () => more().closest('details')!.open
const WEEK = 'Price for a week (7 days)'
const MONTH = 'Price for a month (30 days)'
const EDIT = '/edit-listing/i1'
const prices = { price: '500.00', weeklyPrice: '2500.00', monthlyPrice: '8000.00' }
const stored = { 'GET /api/items/i1': { body: { ...camera, ...prices } } }

test('prices for a week and a month are closed at first and sent as amounts', async () => {
  const { fill, press, visitor, sent } = await openListingPage()
  expect(isOpen()).toBe(false)
  await fill()
  await visitor.click(more())
  enter(WEEK, '₹ 2,500/-')
  enter(MONTH, '८,०००')
  await press('Publish Listing')
  await waitFor(() => expect(sent('POST', '/api/items')).toHaveLength(1))
  expect(sent('POST', '/api/items')[0]).toMatchObject({
    weeklyPrice: '2500',
    monthlyPrice: '8000',
  })
})

test('an edit opens and keeps the prices for a week and a month', async () => {
  const { press, sent } = await openListingPage(EDIT, stored)
  expect(isOpen()).toBe(true)
  expect(screen.getByLabelText(WEEK)).toHaveProperty('value', '2500')
  await press('Update Listing')
  await waitFor(() => expect(sent('PUT', '/api/items/i1')).toHaveLength(1))
  expect(sent('PUT', '/api/items/i1')[0]).toMatchObject({
    price: '500',
    weeklyPrice: '2500',
    monthlyPrice: '8000',
  })
})

test.each(['week', 'negotiable'])(
  'prices for a week and a month end with a price per day: %s',
  async (kind) => {
    const { press, visitor, sent } = await openListingPage(EDIT, stored)
    if (kind === 'negotiable') await visitor.click(screen.getByLabelText(/^Negotiable/))
    else await visitor.selectOptions(screen.getByLabelText(/^Duration/), 'week')
    expect(screen.queryByLabelText(WEEK)).toBeNull()
    await press('Update Listing')
    await waitFor(() => expect(sent('PUT', '/api/items/i1')).toHaveLength(1))
    expect(sent('PUT', '/api/items/i1')[0]).toMatchObject({ weeklyPrice: null, monthlyPrice: null })
  }
)

test.each([
  [WEEK, '3500.01', "The price for a week can't be more than ₹3,500, the price of 7 days"],
  [WEEK, '499', "The price for a week can't be less than ₹500, the price per day"],
  [WEEK, 'cheap', 'Please enter a price in rupees, like 500 or 499.50'],
  [MONTH, '15001', "The price for a month can't be more than ₹15,000, the price of 30 days"],
  [MONTH, '2499', "The price for a month can't be less than ₹2,500, the price of a shorter time"],
])('%s %j is rejected with a message', async (label, text, message) => {
  const { press, alerts, sent } = await openListingPage(EDIT, stored)
  enter(label, text)
  await press('Update Listing')
  await waitFor(() => expect(alerts()).toEqual([message]))
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  expect(sent('PUT', '/api/items/i1')).toEqual([])
})

test('a price per day below a seventh of the price for a week is rejected at the price for a week', async () => {
  const { press, alerts, sent } = await openListingPage(EDIT, stored)
  enter('Price', '300')
  await press('Update Listing')
  const message = "The price for a week can't be more than ₹2,100, the price of 7 days"
  await waitFor(() => expect(alerts()).toEqual([message]))
  expect(sent('PUT', '/api/items/i1')).toEqual([])
  enter('Price', '400')
  await waitFor(() => expect(alerts()).toEqual([]))
})
