import type { Notification } from '@saajha/contract/notification'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NotificationSender } from '@/features/notifications/components/notification_sender'
import { whatsappAnswer } from '@/features/notifications/notification_text'
import { firstName } from '@/lib/text/first_name'
import { mailLink } from '@/lib/text/mail_link'
import { bookingNotice } from '@/tests/booking_notice'

afterEach(() => void vi.useRealTimers())

const ravi = { id: 'u2', name: 'Ravi Iyer', isVerified: false }

function show(changes: Partial<Notification>) {
  const notification = { ...bookingNotice, ...changes }
  const { container } = render(
    <NotificationSender notification={notification} Request={() => null} onAnswer={() => {}} />
  )
  return { notification, text: container.textContent }
}

test('a sender who submitted their account name is shown once', () => {
  const { text } = show({ senderAccount: ravi, senderName: 'Ravi Iyer' })
  expect(text).toMatch(/^Ravi Iyer/)
  expect(screen.queryByText(/wrote as/)).toBeNull()
  expect(screen.queryByRole('img', { name: 'Verified' })).toBeNull()
})

test('a sender who submitted another name is shown by account name, tick and submitted name', () => {
  const { text } = show({
    senderAccount: { ...ravi, isVerified: true },
    senderName: 'Saajha Support',
  })
  expect(text).toMatch(/^Ravi Iyer\s+\(wrote as: Saajha Support\)/)
  expect(screen.getByRole('img', { name: 'Verified' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Email Ravi Iyer: ravi@example.in' })).toBeTruthy()
})

test('a call by a guest without a name and an address shows no sender', () => {
  const noSender = { senderAccount: null, senderName: null, senderEmail: null, senderPhone: null }
  expect(show({ type: 'call', ...noSender }).text).toBe('')
})

test.each([
  ['ravi@example.in', 'mailto:ravi@example.in'],
  ['a?bcc=x&cc=y@example.in', 'mailto:a%3Fbcc%3Dx%26cc%3Dy@example.in'],
  ['"a?bcc=x@y.z"@b.example', 'mailto:%22a%3Fbcc%3Dx%40y.z%22@b.example'],
  ['a@b.example?bcc=x', 'mailto:a@b.example%3Fbcc%3Dx'],
])('the link to %s contains one recipient: %s', (senderEmail, href) => {
  show({ senderEmail })
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toContain(href)
  expect(mailLink(senderEmail)).toBe(href)
})

test('WhatsApp opens with an answer to a booking request that promises nothing, in the name of its sender', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:00:00Z'), toFake: ['Date'] })
  show({ startDate: '2026-11-28', endDate: '2026-11-29', total: '900.00' })
  const link = screen.getByRole('link', { name: 'WhatsApp Ravi' })
  const url = new URL(link.getAttribute('href')!)
  expect(url.origin + url.pathname).toBe('https://wa.me/+919812345678')
  expect(url.searchParams.get('text')).toBe(
    'Hi Ravi, I got your request for the Canon EOS R6, 28–29 Nov, ₹900.'
  )
  expect(link.getAttribute('target')).toBe('_blank')
})

test.each([
  [{ startDate: null, endDate: null }, 'Hi Ravi, thanks for asking about the Canon EOS R6.'],
  [
    { startDate: '2999-11-28', endDate: '2999-11-28', total: null },
    'Hi Ravi, I got your request for the Canon EOS R6, 28 Nov 2999.',
  ],
])('the answer to %j is: %s', (changes, text) => {
  const url = new URL(whatsappAnswer({ ...bookingNotice, ...changes })!)
  expect(url.searchParams.get('text')).toBe(text)
})

test.each([
  [{ senderPhone: null }, ['Email Ravi Iyer: ravi@example.in']],
  [{ senderEmail: null }, ['WhatsApp Ravi', 'Call Ravi Iyer: +91 98123 45678']],
  [{ senderPhone: null, senderEmail: null }, []],
])('a sender with %j can be answered by %j', (changes, names) => {
  show(changes)
  const links = screen.queryAllByRole('link')
  expect(links.map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual(names)
})

test.each([
  ['Ravi Iyer', 'Ravi'],
  ['M. Kulkarni', 'M. Kulkarni'],
  ['रवि', 'रवि'],
  ['', ''],
])('the first name of %j is %j', (name, first) => {
  expect(firstName(name)).toBe(first)
})
