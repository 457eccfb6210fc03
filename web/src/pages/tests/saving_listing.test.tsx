import { QueryObserver } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { enter, openListingPage } from '@/pages/tests/open_listing_page'
import { routes } from '@/router'
import { camera } from '@/tests/camera'

afterEach(() => void vi.useRealTimers())

test('a new listing has four price units and defaults to the day', async () => {
  const { visitor, fill, press, sent } = await openListingPage()
  const unit = screen.getByLabelText('Duration')
  const units = within(unit).getAllByRole('option')
  expect(units.map((option) => option.textContent)).toEqual([
    'Per Hour',
    'Per Day',
    'Per Week',
    'Per Month',
  ])
  expect(unit).toHaveProperty('value', 'day')
  await fill()
  await visitor.selectOptions(unit, 'Per Hour')
  await press('Publish Listing')
  await waitFor(() => expect(sent('POST', '/api/items')).toHaveLength(1))
  expect(sent('POST', '/api/items')[0]).toMatchObject({ price: '450.50', priceUnit: 'hour' })
})

test('the phone number field has an explanation', async () => {
  await openListingPage()
  const phone = screen.getByLabelText(/^Contact Mobile Number/)
  const [hint = ''] = (phone.getAttribute('aria-describedby') ?? '').split(' ')
  expect(document.getElementById(hint)?.textContent).toBe(
    'Shown to customers for calling, texting or WhatsApp.'
  )
})

test('Cancel navigates home and saves nothing', async () => {
  const { visitor, sent, router } = await openListingPage('/edit-listing/i1')
  await visitor.click(screen.getByRole('link', { name: 'Cancel' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(sent('PUT', '/api/items/i1')).toEqual([])
})

test('the update button shows its pending state, and a second submit is ignored', async () => {
  let respond = (_: { body: unknown }) => {}
  const { press, sent } = await openListingPage('/edit-listing/i1', {
    'PUT /api/items/i1': () => new Promise((resolve) => (respond = resolve)),
  })
  await press('Update Listing')
  const busy = await screen.findByRole('button', { name: 'Updating...' })
  expect(busy).toHaveProperty('disabled', true)
  busy.closest('form')?.requestSubmit()
  respond({ body: camera })
  expect(await screen.findByText('Listing Updated!')).toBeTruthy()
  expect(sent('PUT', '/api/items/i1')).toHaveLength(1)
})

test('a saved listing is not saved again while the dashboard loads', async () => {
  const { fill, sent } = await openListingPage('/create-listing', {}, routes)
  await fill()
  const form = screen.getByRole('button', { name: 'Publish Listing' }).closest('form')
  form?.requestSubmit()
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  form?.requestSubmit()
  await screen.findByRole('tab', { name: 'My Listings' })
  expect(sent('POST', '/api/items')).toHaveLength(1)
})

test('a failed update shows an error and keeps the changes', async () => {
  const { press } = await openListingPage('/edit-listing/i1', {
    'PUT /api/items/i1': { status: 500 },
  })
  enter('Title', 'Canon EOS R6 Mark II')
  await press('Update Listing')
  expect(await screen.findByText('Error')).toBeTruthy()
  expect(screen.getByText('Failed to update listing. Please try again.')).toBeTruthy()
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Canon EOS R6 Mark II')
})

test.each([
  [403, 'You may not do this', []],
  [404, 'Item not found', []],
  [422, 'Please upload your photos here', ['imageUrls']],
  [422, 'You can add ten photos', ['imageUrls.0', 'videoUrl']],
])('an update refused with %i is explained by the server: %s', async (status, message, fields) => {
  const errors = fields.map((field) => ({ field, message }))
  const { press } = await openListingPage('/edit-listing/i1', {
    'PUT /api/items/i1': { status, body: { message, errors } },
  })
  await press('Update Listing')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.queryByText('Failed to update listing. Please try again.')).toBeNull()
})

test('a session that expired while editing opens the log-in dialog and keeps the form', async () => {
  const { fill, press } = await openListingPage(
    '/create-listing',
    { 'POST /api/items': { status: 401, body: { message: 'Log in first' } } },
    routes
  )
  await fill()
  await press('Publish Listing')
  expect(await screen.findByText('Authentication Error')).toBeTruthy()
  expect(screen.getByText('Please log in to create a listing.')).toBeTruthy()
  const tab = await screen.findByRole('tab', { name: 'Log In' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
  expect(screen.getByLabelText('Title')).toHaveProperty('value', ' Canon EOS R6 ')
})

test('saving refetches a list of items on the page', async () => {
  const list = vi.fn(() => ({ body: [camera] }))
  const { press, queryClient } = await openListingPage('/edit-listing/i1', {
    'GET /api/items?limit=3': list,
  })
  const stop = new QueryObserver(queryClient, { queryKey: ['/api/items', { limit: 3 }] }).subscribe(
    () => {}
  )
  await waitFor(() => expect(list).toHaveBeenCalledTimes(1))
  await press('Update Listing')
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  stop()
})

test('rate-limited publishing shows the server message', async () => {
  const message = "You've published 40 listings in the last hour. Please try again in 60 minutes."
  const { fill, press } = await openListingPage('/create-listing', {
    'POST /api/items': { status: 429, body: { message } },
  })
  await fill()
  await press('Publish Listing')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText('Title')).toHaveProperty('value', ' Canon EOS R6 ')
})

test('a published listing is cached from the response before its page opens', async () => {
  const { fill, press, queryClient, sent } = await openListingPage()
  await fill()
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(sent('PUT', '/api/items/i1')).toEqual([])
  expect(queryClient.getQueryData(['/api/items', camera.id])).toEqual(camera)
})

test('a session that expired before the photo upload opens the log-in dialog', async () => {
  const { fill, choose, press, sent } = await openListingPage(
    '/create-listing',
    { 'POST /api/upload/images': { status: 401, body: { message: 'Log in first' } } },
    routes
  )
  await fill()
  await choose(new File(['x'], 'a.jpg', { type: 'image/jpeg' }))
  await press('Publish Listing')
  expect(await screen.findByText('Authentication Error')).toBeTruthy()
  expect(await screen.findByRole('tab', { name: 'Log In' })).toBeTruthy()
  expect(sent('POST', '/api/items')).toEqual([])
})

test.each([
  ['Choose from list', 'City'],
  ['Custom location', 'Your location'],
])('a rejected location of the type %s is shown at the field %s', async (type, label) => {
  const message = 'This location is out of reach'
  const { visitor, fill, press } = await openListingPage('/create-listing', {
    'POST /api/items': {
      status: 422,
      body: { message, errors: [{ field: 'location', message }] },
    },
  })
  await fill()
  await visitor.click(screen.getByLabelText(type))
  if (label === 'Your location') enter(label, 'Hampi bazaar')
  await press('Publish Listing')
  expect((await screen.findByText(message)).getAttribute('role')).toBe('alert')
  expect(await screen.findByText('Failed to create listing. Please try again.')).toBeTruthy()
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
})

const created = () => ({ status: 201, body: camera })

/** Opens the form of a new listing, for which the server responds with these responses, and records the keys of the requests. */
async function openWithKeys(responses: (() => unknown)[]) {
  const keys: (string | null)[] = []
  const page = await openListingPage('/create-listing', {
    'POST /api/items': ({ headers }) => {
      keys.push(new Headers(headers).get('idempotency-key'))
      return responses.shift()!() as ReturnType<typeof created>
    },
  })
  return { ...page, keys }
}

test.each([
  ['was lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['was a 502', () => ({ status: 502 })],
  ['was a 504', () => ({ status: 504 })],
])('a listing whose response %s is sent again with its key, and then changed', async (_, fail) => {
  const { fill, press, sent, keys } = await openWithKeys([fail, created])
  await fill()
  await press('Publish Listing')
  await screen.findByText('Failed to create listing. Please try again.')
  enter('Price', '500')
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]])
  expect(sent('PUT', '/api/items/i1')).toMatchObject([{ price: '500' }])
})

test('a listing that the server refused is sent with another key, and not changed', async () => {
  const { fill, press, sent, keys } = await openWithKeys([() => ({ status: 422 }), created])
  await fill()
  await press('Publish Listing')
  await screen.findByText('Failed to create listing. Please try again.')
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(new Set(keys).size).toBe(2)
  expect(sent('PUT', '/api/items/i1')).toEqual([])
})

test('a listing that is published an hour after the one whose response was lost is another one', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:10:00Z'), toFake: ['Date'] })
  const lose = () => Promise.reject(new TypeError('Failed to fetch'))
  const { fill, press, sent, keys } = await openWithKeys([lose, created])
  await fill()
  await press('Publish Listing')
  await screen.findByText('Failed to create listing. Please try again.')
  vi.setSystemTime(new Date('2026-11-20T11:10:00Z'))
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(new Set(keys).size).toBe(2)
  expect(sent('PUT', '/api/items/i1')).toEqual([])
})
