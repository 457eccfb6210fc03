import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BOOKING, open, PATH, written } from '@/features/interactions/tests/open_contact_page'
import { sentContact } from '@/tests/sent_contact'

test('a booking request shows its days and sends them', async () => {
  const { press, sent } = open(BOOKING, {
    'POST /api/contact-interactions': { status: 201, body: sentContact },
  })
  expect(await screen.findByRole('heading', { name: 'Booking Request' })).toBeTruthy()
  const days = within(await screen.findByRole('region', { name: 'Your dates' }))
  expect(days.getAllByRole('definition').map((day) => day.textContent)).toEqual([
    expect.stringMatching(/^3 Dec/),
    expect.stringMatching(/^6 Dec/),
    '3 days',
    '₹1,351.50 (3 days × ₹450.50)',
  ])
  await screen.findByRole('button', { name: 'Your account' })
  await press('Send Message')
  expect(await screen.findByText('Booking request sent')).toBeTruthy()
  expect(sent()[0]?.body).toMatchObject({
    itemId: 'i1',
    ownerId: 'u1',
    contacterId: 'u2',
    interactionType: 'message',
    contactMethod: 'form',
    intent: 'booking',
    startDate: '2026-12-03',
    endDate: '2026-12-06',
  })
})

test('a booking request with equal first and last day is for one day', async () => {
  open(`${PATH}&intent=booking&startDate=2026-12-03&endDate=2026-12-03`)
  const days = within(await screen.findByRole('region', { name: 'Your dates' }))
  expect(days.getAllByRole('definition').map((day) => day.textContent)).toEqual([
    expect.stringMatching(/^3 Dec/),
    expect.stringMatching(/^3 Dec/),
    '1 day',
    '₹450.50 (1 day × ₹450.50)',
  ])
  expect(await written()).toMatch(/rent "Canon EOS R6" on 3 Dec/)
})

test.each([
  ['a day that no calendar has', 'startDate=2026-02-31&endDate=2026-03-02'],
  ['an end before its start', 'startDate=2026-12-06&endDate=2026-12-03'],
])('a booking request with %s cannot be sent', async (_, days) => {
  open(`${PATH}&intent=booking&${days}`)
  expect(await screen.findByText('Please choose your dates in the calendar.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send Message' })).toHaveProperty('disabled', true)
})

test('a booking request with invalid days links back to the calendar', async () => {
  open(`${PATH}&intent=booking&startDate=2026-02-31&endDate=2026-03-02`)
  expect(await screen.findByText('Please choose your dates in the calendar.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose dates' }).getAttribute('href')).toBe('/item/i1')
  expect(screen.getByRole('button', { name: 'Send Message' })).toHaveProperty('disabled', true)
})
