import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter, openListingPage } from '@/pages/tests/open_listing_page'
import { camera } from '@/tests/camera'
import { asha } from '@/tests/member'

const LAST = 'GET /api/items?ownerId=u1&limit=1'
const city = () => screen.getByRole('combobox', { name: 'City' }).textContent
const phone = () => screen.getByLabelText(/^Contact Mobile Number/)
const hasCity = (name: string) => waitFor(() => expect(city()).toBe(name))
const hasPhone = (value: string) => waitFor(() => expect(phone()).toHaveProperty('value', value))
const as = (profile: object) => ({ 'GET /api/auth/user': { body: { ...asha, ...profile } } })

test('a first listing starts with the city and the phone number of the profile', async () => {
  await openListingPage('/create-listing', { ...as({}), [LAST]: { body: [] } })
  await hasCity('Pune, Maharashtra')
  expect(phone()).toHaveProperty('value', '+919800000001')
})

test('a further listing starts with the location and the phone number of the last one', async () => {
  const last = { ...camera, location: 'Hampi bazaar', contactPhone: '9822012345' }
  await openListingPage('/create-listing', { ...as({}), [LAST]: { body: [last] } })
  expect(await screen.findByLabelText('Your location')).toHaveProperty('value', 'Hampi bazaar')
  expect(phone()).toHaveProperty('value', '9822012345')
})

test('the phone number of the profile stays private if the last listing has none', async () => {
  const last = { ...camera, location: 'Hampi bazaar', contactPhone: null }
  await openListingPage('/create-listing', { ...as({}), [LAST]: { body: [last] } })
  await screen.findByLabelText('Your location')
  expect(phone()).toHaveProperty('value', '')
})

test('the profile is used if the last listing fails to load', async () => {
  await openListingPage('/create-listing', { ...as({}), [LAST]: { status: 500 } })
  await hasCity('Pune, Maharashtra')
})

test.each([
  ['+91 98000-00001', '+919800000001'],
  ['12345 ext', ''],
])('the phone number %j of a profile becomes %j', async (written, value) => {
  await openListingPage('/create-listing', as({ phone: written }))
  await hasCity('Pune, Maharashtra')
  expect(phone()).toHaveProperty('value', value)
})

test('a member without location and phone starts with empty fields', async () => {
  const { queryClient } = await openListingPage(
    '/create-listing',
    as({ location: null, phone: null })
  )
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(city()).toBe('Choose a city...')
  expect(phone()).toHaveProperty('value', '')
})

test('values from the profile are no draft, and are sent', async () => {
  const { fill, press, sent } = await openListingPage('/create-listing', as({}))
  await hasCity('Pune, Maharashtra')
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  await fill()
  enter(/^Contact Mobile Number/, '9822012345')
  await press('Publish Listing')
  await waitFor(() => expect(sent('POST', '/api/items')).toHaveLength(1))
  expect(sent('POST', '/api/items')[0]).toMatchObject({
    location: 'Pune, Maharashtra',
    contactPhone: '9822012345',
  })
})

/** Opens a new listing whose last listing is received with `receive()`. */
async function openWithPendingLast() {
  const { promise, resolve } = Promise.withResolvers<{ body: object[] }>()
  const form = await openListingPage('/create-listing', { ...as({}), [LAST]: () => promise })
  const last = { ...camera, location: 'Mysuru, Karnataka', contactPhone: '9822012345' }
  return { ...form, receive: () => act(async () => resolve({ body: [last] })) }
}

test('the form is open before the last listing is loaded, without the phone number of the profile', async () => {
  const { receive } = await openWithPendingLast()
  expect(screen.getByLabelText('Title')).toHaveProperty('disabled', false)
  expect(city()).toBe('Choose a city...')
  expect(phone()).toHaveProperty('value', '')
  await receive()
  await hasCity('Mysuru, Karnataka')
  expect(phone()).toHaveProperty('value', '9822012345')
})

test('a last listing that loads late keeps the changed fields and fills the others', async () => {
  const { receive } = await openWithPendingLast()
  enter(/^Contact Mobile Number/, '9900011111')
  enter('Title', 'Tent')
  await receive()
  await hasCity('Mysuru, Karnataka')
  expect(phone()).toHaveProperty('value', '9900011111')
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Tent')
})

test('a last listing that loads late does not replace a location of another type', async () => {
  const { visitor, receive } = await openWithPendingLast()
  await visitor.click(screen.getByLabelText('Custom location'))
  await receive()
  await hasPhone('9822012345')
  expect(screen.getByLabelText('Your location')).toHaveProperty('value', '')
})

test('a last listing that loads late leaves the field in which the member is', async () => {
  const { visitor, receive } = await openWithPendingLast()
  await visitor.click(phone())
  await receive()
  await hasCity('Mysuru, Karnataka')
  expect(phone()).toHaveProperty('value', '')
})

test('a phone number that was removed in a draft is not filled in again', async () => {
  const { visitor, receive } = await openWithPendingLast()
  await receive()
  await hasPhone('9822012345')
  await visitor.clear(phone())
  cleanup()
  const again = await openWithPendingLast()
  await screen.findByText(/^We restored your draft/)
  await again.receive()
  await hasCity('Mysuru, Karnataka')
  expect(phone()).toHaveProperty('value', '')
})
