import type { Notification } from '@saajha/contract/notification'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookingNotice } from '@/tests/booking_notice'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const called: Notification = {
  ...{ ...bookingNotice, id: 'n2' },
  ...{ type: 'call', title: 'Call about Canon EOS R6', itemId: null, startDate: null },
  message: 'Ravi Iyer tapped Call. Missed it? Call back.',
}

test('a notification shows its texts, days, total and the ways to answer its sender', async () => {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/notifications': { body: [bookingNotice, called] },
  })
  renderApp('/dashboard?tab=notifications')
  const card = within(
    (await screen.findByRole('link', { name: 'Booking request for Canon EOS R6' })).closest(
      'li'
    ) as HTMLElement
  )
  expect(card.getByText('New')).toBeTruthy()
  expect(card.getByText(/^3–6 Dec( 2026)? · Total ₹1,351\.50$/)).toBeTruthy()
  expect(card.getByText('+91 98123 45678')).toBeTruthy()
  expect(card.getByText('Is it free that weekend?')).toBeTruthy()
  const links = card.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/item/i1',
    expect.stringMatching(/^https:\/\/wa\.me\/\+919812345678\?/),
    'tel:+919812345678',
    'mailto:ravi@example.in',
  ])
  expect(screen.getByText('Ravi Iyer tapped Call. Missed it? Call back.')).toBeTruthy()
})
