import { daysAfter, todayInIndia } from '@saajha/contract/calendar_days'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BOOKING, open, written } from '@/features/interactions/tests/open_contact_page'
import { camera } from '@/tests/camera'
import { sentContact } from '@/tests/sent_contact'

test('a renter of an item of several pieces chooses how many, up to all, and the total counts them', async () => {
  const { press, sent, router } = open(BOOKING, {
    'GET /api/items/i1': { body: { ...camera, quantity: 3 } },
    'POST /api/contact-interactions': { status: 201, body: sentContact },
  })
  const pieces = within(await screen.findByRole('group', { name: 'Pieces' }))
  expect(pieces.getByRole('button', { name: 'One piece less' })).toHaveProperty('disabled', true)
  await press('One piece more')
  await press('One piece more')
  expect(pieces.getByRole('status').textContent).toBe('3')
  expect(pieces.getByRole('button', { name: 'One piece more' })).toHaveProperty('disabled', true)
  await press('One piece less')
  expect(screen.getByText('₹2,703 (3 days × ₹450.50 × 2)')).toBeTruthy()
  expect(new URLSearchParams(router.state.location.search).get('units')).toBe('2')
  expect(await written()).toContain('₹2,703')
  await press('Send Message')
  await waitFor(() => expect(sent().map(({ body }) => body.units)).toEqual([2]))
})

test.each([
  { left: 2, pieces: '2', isBlocked: false },
  { left: 0, pieces: '1', isBlocked: true },
])(
  'a request of more pieces than the $left that are left on its days is for $pieces',
  async (row) => {
    const from = todayInIndia()
    const days = `from=${from}&to=${daysAfter(from, 366)}`
    open(`${BOOKING}&units=9`, {
      'GET /api/items/i1': { body: { ...camera, quantity: 20 } },
      [`GET /api/items/i1/calendar?${days}`]: {
        body: { quantity: 20, booked: [], unavailable: [], free: { '2026-12-03': row.left } },
      },
    })
    await screen.findByText(`${row.left} left on these days`)
    const pieces = within(screen.getByRole('group', { name: 'Pieces' }))
    expect(pieces.getByRole('status').textContent).toBe(row.pieces)
    await screen.findByRole('button', { name: 'Your account' })
    expect(screen.getByRole('button', { name: 'Send Message' })).toHaveProperty(
      'disabled',
      row.isBlocked
    )
  }
)

test.each(['0', '501', '1.5', 'many'])('pieces of %j in the URL count as one', async (units) => {
  open(`${BOOKING}&units=${units}`, { 'GET /api/items/i1': { body: { ...camera, quantity: 3 } } })
  const pieces = within(await screen.findByRole('group', { name: 'Pieces' }))
  expect(pieces.getByRole('status').textContent).toBe('1')
})

test('pieces above those of the owner count as all of them', async () => {
  open(`${BOOKING}&units=10`, { 'GET /api/items/i1': { body: { ...camera, quantity: 3 } } })
  const pieces = within(await screen.findByRole('group', { name: 'Pieces' }))
  expect(pieces.getByRole('status').textContent).toBe('3')
  expect(screen.getByText('₹4,054.50 (3 days × ₹450.50 × 3)')).toBeTruthy()
})

test('an item of one piece has no choice of pieces', async () => {
  open(BOOKING)
  expect(await screen.findByText('₹1,351.50 (3 days × ₹450.50)')).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Pieces' })).toBeNull()
})
