import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  BOOKING,
  message,
  open,
  PATH,
  written,
} from '@/features/interactions/tests/open_contact_page'
import { camera } from '@/tests/camera'
import { fill } from '@/tests/fill'
import { sentContact } from '@/tests/sent_contact'

const ONE_DAY = `${PATH}&intent=booking&startDate=2026-12-03&endDate=2026-12-03`
const hourly = { ...camera, price: '90.00', priceUnit: 'hour' }

test('a renter of one day of a price per hour enters both times, and the total counts the hours', async () => {
  const { visitor, press, sent, router } = open(ONE_DAY, {
    'GET /api/items/i1': { body: hourly },
    'POST /api/contact-interactions': { status: 201, body: sentContact },
  })
  const days = within(await screen.findByRole('region', { name: 'Your dates' }))
  expect(days.getByText('₹90/hour, hours to be agreed')).toBeTruthy()
  await fill(visitor, screen.getByLabelText(/^Collect at/), '10:00')
  await fill(visitor, screen.getByLabelText(/^Return at/), '12:15')
  expect(await days.findByText('₹270 (3 × ₹90/hour)')).toBeTruthy()
  const form = within(screen.getByRole('button', { name: 'Send Message' }).closest('form')!)
  expect(form.getByText('₹270')).toBeTruthy()
  expect(form.getByText(/^3 Dec( 2026)? · 10:00 am → 12:15 pm$/)).toBeTruthy()
  expect(await written()).toContain(', total ₹270 (3 × ₹90/hour). Is it available?')
  const parameters = new URLSearchParams(router.state.location.search)
  expect([parameters.get('collectAt'), parameters.get('returnAt')]).toEqual(['10:00', '12:15'])
  await screen.findByRole('button', { name: 'Your account' })
  await press('Send Message')
  await screen.findByText('Booking request sent')
  expect(sent()[0]?.body).toMatchObject({ collectAt: '10:00', returnAt: '12:15' })
})

test('a renter may enter one time only, or remove it again', async () => {
  const { visitor, press, sent } = open(BOOKING, {
    'POST /api/contact-interactions': { status: 201, body: sentContact },
  })
  await fill(visitor, await screen.findByLabelText(/^Collect at/), '10:00')
  await fill(visitor, screen.getByLabelText(/^Return at/), '09:00')
  await visitor.clear(screen.getByLabelText(/^Collect at/))
  await screen.findByRole('button', { name: 'Your account' })
  await press('Send Message')
  await screen.findByText('Booking request sent')
  expect(sent()[0]?.body).toMatchObject({ returnAt: '09:00' })
  expect(sent()[0]?.body).not.toHaveProperty('collectAt')
})

test('a return that is not after the collection on one day is explained and cannot be sent', async () => {
  const { visitor } = open(`${ONE_DAY}&collectAt=10:00&returnAt=10:00`)
  const sentence = 'On the same day, the return has to be after the collection.'
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  await screen.findByRole('button', { name: 'Your account' })
  const send = screen.getByRole('button', { name: 'Send Message' })
  expect(send).toHaveProperty('disabled', true)
  const returnAt = screen.getByLabelText(/^Return at/)
  expect(returnAt.getAttribute('aria-invalid')).toBe('true')
  await visitor.clear(returnAt)
  await fill(visitor, returnAt, '10:30')
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
  expect(send).toHaveProperty('disabled', false)
})

test('a request for fewer hours than the owner rents for cannot be sent', async () => {
  open(`${ONE_DAY}&collectAt=10:00&returnAt=12:00`, {
    'GET /api/items/i1': { body: { ...hourly, minRentalDuration: 3 } },
  })
  expect(await screen.findByText('Minimum rental: 3 hours.')).toBeTruthy()
  await screen.findByRole('button', { name: 'Your account' })
  expect(screen.getByRole('button', { name: 'Send Message' })).toHaveProperty('disabled', true)
})

test.each(['24:00', '9:30', 'noon'])('a time of %j in the URL is not sent', async (time) => {
  const { press, sent } = open(`${BOOKING}&collectAt=${time}`, {
    'POST /api/contact-interactions': { status: 201, body: sentContact },
  })
  await screen.findByRole('button', { name: 'Your account' })
  await message()
  await press('Send Message')
  await screen.findByText('Booking request sent')
  expect(sent()[0]?.body).not.toHaveProperty('collectAt')
})
