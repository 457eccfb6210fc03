import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openListingPage } from '@/pages/tests/open_listing_page'
import { camera } from '@/tests/camera'
import { asha } from '@/tests/member'

vi.mock('socket.io-client', () => ({ io: () => ({ on() {}, disconnect() {} }) }))

const LAST = 'GET /api/items?ownerId=u1&limit=1'
const city = () => screen.getByRole('combobox', { name: 'City' }).textContent
const phone = () => screen.getByLabelText(/^Contact Mobile Number/)
const as = (profile: object) => ({ 'GET /api/auth/user': { body: { ...asha, ...profile } } })

test('a first listing starts with the city and the phone number of the profile', async () => {
  await openListingPage('/create-listing', { ...as({}), [LAST]: { body: [] } })
  expect(city()).toBe('Pune, Maharashtra')
  expect(phone()).toHaveProperty('value', '+919800000001')
})

test('a further listing starts with the location and the phone number of the last one', async () => {
  const last = { ...camera, location: 'Hampi bazaar', contactPhone: '9822012345' }
  await openListingPage('/create-listing', { ...as({}), [LAST]: { body: [last] } })
  expect(screen.getByLabelText('Your location')).toHaveProperty('value', 'Hampi bazaar')
  expect(phone()).toHaveProperty('value', '9822012345')
})

test('the phone number of the profile stays private if the last listing has none', async () => {
  const last = { ...camera, contactPhone: null }
  await openListingPage('/create-listing', { ...as({}), [LAST]: { body: [last] } })
  expect(phone()).toHaveProperty('value', '')
})

test('the profile is used if the last listing fails to load', async () => {
  await openListingPage('/create-listing', { ...as({}), [LAST]: { status: 500 } })
  expect(city()).toBe('Pune, Maharashtra')
})

test.each([
  ['+91 98000-00001', '+919800000001'],
  ['12345 ext', ''],
])('the phone number %j of a profile becomes %j', async (written, value) => {
  await openListingPage('/create-listing', as({ phone: written }))
  expect(phone()).toHaveProperty('value', value)
})

test('a member without location and phone starts with empty fields', async () => {
  await openListingPage('/create-listing', as({ location: null, phone: null }))
  expect(city()).toBe('Choose a city...')
  expect(phone()).toHaveProperty('value', '')
})

test('values from the profile are no draft, and are sent', async () => {
  const { visitor, fill, press, sent } = await openListingPage('/create-listing', as({}))
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  await fill()
  await visitor.clear(phone())
  await visitor.type(phone(), '9822012345')
  await press('Publish Listing')
  await waitFor(() => expect(sent('POST', '/api/items')).toHaveLength(1))
  expect(sent('POST', '/api/items')[0]).toMatchObject({
    location: 'Pune, Maharashtra',
    contactPhone: '9822012345',
  })
})
