import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter, openListingPage } from '@/pages/tests/open_listing_page'
import { camera } from '@/tests/camera'

const more = () => screen.getByText(/deposit, rental time and quantity \(optional\)$/i)
const isOpen = () => more().closest('details')!.open
const DEPOSIT = 'Deposit'
const SHORTEST = 'Shortest rental, in days'
const LONGEST = 'Longest rental, in days'
const QUANTITY = 'How many of these do you have?'
const BETWEEN = 'Days between two rentals'
const NOTICE = 'Advance notice (days)'

test('a new listing is sent as one piece without deposit, rental times and days between, which are closed at first', async () => {
  const { fill, press, sent } = await openListingPage()
  expect(isOpen()).toBe(false)
  await fill()
  await press('Publish Listing')
  await waitFor(() => expect(sent('POST', '/api/items')).toHaveLength(1))
  expect(sent('POST', '/api/items')[0]).toMatchObject({
    deposit: null,
    minRentalDuration: 1,
    maxRentalDuration: null,
    quantity: 1,
    bufferDays: 0,
    noticeDays: 0,
  })
})

test('deposit and rental times are sent as numbers without separators', async () => {
  const { fill, press, visitor, sent } = await openListingPage()
  await fill()
  await visitor.click(more())
  enter(DEPOSIT, '3,000')
  enter(SHORTEST, '2')
  enter(LONGEST, ' 30 ')
  enter(QUANTITY, '20')
  enter(BETWEEN, '1')
  enter(NOTICE, '2')
  await press('Publish Listing')
  await waitFor(() => expect(sent('POST', '/api/items')).toHaveLength(1))
  expect(sent('POST', '/api/items')[0]).toMatchObject({
    deposit: '3000',
    minRentalDuration: 2,
    maxRentalDuration: 30,
    quantity: 20,
    bufferDays: 1,
    noticeDays: 2,
  })
})

test('an edit opens and keeps the deposit and the rental times of a listing', async () => {
  const rental = {
    minRentalDuration: 2,
    maxRentalDuration: 30,
    quantity: 20,
    bufferDays: 1,
    noticeDays: 2,
  }
  const terms = { deposit: '3000.00', ...rental }
  const { press, sent } = await openListingPage('/edit-listing/i1', {
    'GET /api/items/i1': { body: { ...camera, ...terms } },
  })
  expect(isOpen()).toBe(true)
  expect(screen.getByLabelText(DEPOSIT)).toHaveProperty('value', '3000')
  await press('Update Listing')
  await waitFor(() => expect(sent('PUT', '/api/items/i1')).toHaveLength(1))
  expect(sent('PUT', '/api/items/i1')[0]).toMatchObject({ ...terms, deposit: '3000' })
})

test('an edit of a listing with the default rental times leaves their fields empty', async () => {
  await openListingPage('/edit-listing/i1')
  expect(isOpen()).toBe(false)
  expect(screen.getByLabelText(SHORTEST)).toHaveProperty('value', '')
})

test.each([
  [DEPOSIT, 'much', 'Please enter the deposit in rupees, like 3000 or 499.50'],
  [SHORTEST, '0', 'Please enter a whole number from 1 to 3,650'],
  [SHORTEST, '1.5', 'Please enter a whole number from 1 to 3,650'],
  [LONGEST, '3651', 'Please enter a whole number from 1 to 3,650'],
  [QUANTITY, '501', 'Please enter a whole number from 1 to 500'],
  [BETWEEN, '8', 'Please enter a whole number from 0 to 7'],
  [NOTICE, '31', 'Please enter a whole number from 0 to 30'],
])('%s %j is rejected with a message, and is not hidden', async (label, text, message) => {
  const { fill, press, visitor, alerts, sent } = await openListingPage()
  await fill()
  await visitor.click(more())
  enter(label, text)
  await visitor.click(more())
  expect(isOpen()).toBe(false)
  await press('Publish Listing')
  await waitFor(() => expect(alerts()).toEqual([message]))
  expect(isOpen()).toBe(true)
  expect(sent('POST', '/api/items')).toEqual([])
})

test('a field with an error cannot be hidden', async () => {
  const { fill, press, visitor, alerts } = await openListingPage()
  await fill()
  await visitor.click(more())
  enter(DEPOSIT, 'much')
  await press('Publish Listing')
  await waitFor(() => expect(alerts()).toHaveLength(1))
  await visitor.click(more())
  await waitFor(() => expect(isOpen()).toBe(true))
})

test('a restored draft with a deposit shows it', async () => {
  const { visitor } = await openListingPage()
  await visitor.click(more())
  enter(DEPOSIT, '3000')
  cleanup()
  await openListingPage()
  await waitFor(() => expect(screen.getByLabelText(DEPOSIT)).toHaveProperty('value', '3000'))
  expect(isOpen()).toBe(true)
})

test('a longest rental below the shortest is rejected until the shortest is lowered', async () => {
  const { fill, press, visitor, alerts } = await openListingPage()
  await fill()
  await visitor.click(more())
  enter(SHORTEST, '4')
  enter(LONGEST, '3')
  await press('Publish Listing')
  await waitFor(() =>
    expect(alerts()).toEqual(["The longest rental can't be less than the shortest"])
  )
  enter(SHORTEST, '3')
  await waitFor(() => expect(alerts()).toEqual([]))
})

test('the rental times are named in the unit of the price', async () => {
  const { visitor } = await openListingPage()
  await visitor.selectOptions(screen.getByLabelText('Duration'), 'Per Week')
  expect(screen.getByLabelText('Shortest rental, in weeks')).toBeTruthy()
})

test('a rental time that the server rejects is shown at its field', async () => {
  const message = 'The maximum rental duration must not be below the minimum.'
  const { fill, press } = await openListingPage('/create-listing', {
    'POST /api/items': {
      status: 422,
      body: { message, errors: [{ field: 'maxRentalDuration', message }] },
    },
  })
  await fill()
  await press('Publish Listing')
  expect((await screen.findByText(message)).getAttribute('role')).toBe('alert')
  expect(isOpen()).toBe(true)
})
