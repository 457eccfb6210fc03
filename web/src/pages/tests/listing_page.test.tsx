import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter, openListingPage } from '@/pages/tests/open_listing_page'
import { stubRequests } from '@/tests/stub_requests'
import { camera } from '@/tests/camera'
import { CAMERAS } from '@/tests/categories'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

test('an empty listing shows the missing fields and sends no request', async () => {
  const { press, alerts, sent } = await openListingPage()
  await press('Publish Listing')
  expect(alerts()).toEqual([
    'Title is required',
    'Category is required',
    'Description is required',
    'Price and duration are required for fixed pricing, and price must be a valid decimal',
    'Location is required when selecting from list',
  ])
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))
  expect(sent('POST', '/api/items')).toEqual([])
})

test('a custom location and a phone number are validated', async () => {
  const { press, alerts, visitor, fill } = await openListingPage()
  await fill()
  await visitor.click(screen.getByLabelText('Custom location'))
  enter(/^Contact Mobile Number/, '98-123')
  await press('Publish Listing')
  expect(alerts()).toEqual([
    'Custom location is required when selecting custom location type',
    'Please enter a valid phone number using only numbers (0-9) and + sign, with 10-15 digits',
  ])
})

test.each(['abc', '12.345', '-5', '500-1000'])('%s is rejected as a price', async (price) => {
  const { press, alerts, fill } = await openListingPage()
  await fill()
  enter('Price', price)
  await press('Publish Listing')
  expect(alerts()).toEqual([
    'Price and duration are required for fixed pricing, and price must be a valid decimal',
  ])
})

test('a listing’s location is a city of the list or a custom location', async () => {
  const { press, visitor, fill, sent } = await openListingPage()
  const choices = within(screen.getByRole('group', { name: 'Location type' }))
  expect(choices.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'predefined',
    'custom',
  ])
  expect(choices.getByLabelText('Choose from list')).toHaveProperty('checked', true)
  expect(screen.queryByLabelText('Your location')).toBeNull()
  await fill()
  await visitor.click(choices.getByLabelText('Custom location'))
  expect(screen.queryByRole('combobox', { name: 'City' })).toBeNull()
  enter('Your location', 'Hampi bazaar')
  await visitor.click(choices.getByLabelText('Choose from list'))
  await press('Publish Listing')
  await waitFor(() => expect(sent('POST', '/api/items')).toHaveLength(1))
  expect(sent('POST', '/api/items')[0]).toMatchObject({ location: 'Pune, Maharashtra' })
})

test('a negotiable listing requires no price and sends none', async () => {
  const { press, visitor, fill, sent, router } = await openListingPage()
  await fill()
  await visitor.click(screen.getByLabelText(/^Negotiable/))
  expect(screen.queryByLabelText('Price')).toBeNull()
  await press('Publish Listing')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(sent('POST', '/api/items')[0]).toMatchObject({ price: null, isNegotiable: true })
})

test('the publish button shows its pending state, and a second submit is ignored', async () => {
  let respond = (_: { body: unknown }) => {}
  const { press, fill, sent } = await openListingPage('/create-listing', {
    'POST /api/items': () => new Promise((resolve) => (respond = resolve)),
  })
  await fill()
  const form = screen.getByRole('button', { name: 'Publish Listing' }).closest('form')
  form?.requestSubmit()
  form?.requestSubmit()
  const busy = await screen.findByRole('button', { name: 'Publishing...' })
  expect(busy).toHaveProperty('disabled', true)
  await press('Publishing...')
  respond({ body: camera })
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(sent('POST', '/api/items')).toHaveLength(1)
})

test("an edit starts with the item's values and keeps its photos when none are chosen", async () => {
  const { press, sent, router } = await openListingPage('/edit-listing/i1')
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Canon EOS R6')
  expect(screen.getByLabelText('Price')).toHaveProperty('value', '450.50')
  expect(screen.getByRole('combobox', { name: 'City' }).textContent).toBe('Pune, Maharashtra')
  await waitFor(() => expect(screen.getByLabelText('Category')).toHaveProperty('value', 'camera'))
  expect(screen.getAllByAltText(/^Photo \d$/)).toHaveLength(2)
  await press('Update Listing')
  expect(await screen.findByText('Listing Updated!')).toBeTruthy()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(sent('PUT', '/api/items/i1')[0]).toMatchObject({
    title: 'Canon EOS R6',
    price: '450.50',
    imageUrls: camera.imageUrls,
  })
  expect(sent('POST', '/api/upload/images')).toEqual([])
})

test('a location outside the city list is a custom location', async () => {
  await openListingPage('/edit-listing/i1', {
    'GET /api/items/i1': { body: { ...camera, location: 'Hampi bazaar' } },
  })
  expect(screen.getByLabelText('Custom location')).toHaveProperty('checked', true)
  expect(screen.getByLabelText('Your location')).toHaveProperty('value', 'Hampi bazaar')
})

test('a hidden listing is loaded for its owner from the list of hidden listings', async () => {
  const hidden = { ...camera, moderationStatus: 'rejected', rejectionReason: 'Forbidden goods' }
  const { press, sent } = await openListingPage('/edit-listing/i1', {
    'GET /api/items/i1': { status: 404 },
    'GET /api/user/items/hidden': { body: [{ ...hidden, id: 'i2' }, hidden] },
    'PUT /api/items/i1': { body: hidden },
  })
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Canon EOS R6')
  await press('Update Listing')
  expect(await screen.findByText('Listing Updated!')).toBeTruthy()
  expect(screen.queryByText('Your changes are live.')).toBeNull()
  expect(sent('PUT', '/api/items/i1')).toHaveLength(1)
})

test('a missing listing cannot be edited', async () => {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/user/items/hidden': { body: [{ ...camera, id: 'i2' }] },
  })
  renderApp('/edit-listing/i1')
  expect(await screen.findByText('Item not found')).toBeTruthy()
})

test('another member’s listing cannot be edited', async () => {
  stubRequests({
    'GET /api/auth/user': { body: { ...asha, id: 'u2' } },
    'GET /api/items/i1': { body: camera },
  })
  renderApp('/edit-listing/i1')
  expect(await screen.findByText('This listing belongs to another member')).toBeTruthy()
  const back = screen.getByRole('link', { name: 'View the listing' })
  expect(back.getAttribute('href')).toBe('/item/i1')
  expect(screen.queryByLabelText('Title')).toBeNull()
})

test('a city is selected by its former name and saved by its current one', async () => {
  const { visitor } = await openListingPage()
  await visitor.click(screen.getByRole('combobox', { name: 'City' }))
  await visitor.type(await screen.findByPlaceholderText('Search for a city...'), 'Gurgaon{Enter}')
  expect(screen.getByRole('combobox', { name: 'City' }).textContent).toBe('Gurugram, Haryana')
})

test('categories that fail to load have a retry button', async () => {
  const responses = [{ status: 500 }, { body: [CAMERAS] }]
  const { press } = await openListingPage('/create-listing', {
    'GET /api/categories': () => responses.shift() ?? {},
  })
  expect(await screen.findByText("We couldn't load the categories.")).toBeTruthy()
  await press('Try Again')
  expect(await screen.findByRole('option', { name: 'Cameras' })).toBeTruthy()
  expect(screen.queryByText("We couldn't load the categories.")).toBeNull()
})

test('a missing city takes the focus', async () => {
  const { press, alerts, visitor } = await openListingPage('/edit-listing/i1', {
    'GET /api/items/i1': { body: { ...camera, location: 'Hampi bazaar' } },
  })
  await screen.findByRole('option', { name: 'Cameras' })
  await visitor.click(screen.getByLabelText('Choose from list'))
  await press('Update Listing')
  expect(alerts()).toEqual(['Location is required when selecting from list'])
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'City' }))
})
