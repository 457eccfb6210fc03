import type { Notification } from '@saajha/contract/notification'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NotificationSender } from '@/features/notifications/components/notification_sender'
import { notificationText } from '@/features/notifications/notification_text'
import { mailLink } from '@/lib/text/mail_link'
import { bookingNotice } from '@/tests/booking_notice'

const ravi = { id: 'u2', name: 'Ravi Iyer', isVerified: false }

function show(changes: Partial<Notification>) {
  const notification = { ...bookingNotice, ...changes }
  const { container } = render(<NotificationSender notification={notification} />)
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
  expect(text).toMatch(/^Ravi Iyer\(wrote as: Saajha Support\)/)
  expect(screen.getByRole('img', { name: 'Verified' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Email Ravi Iyer: ravi@example.in' })).toBeTruthy()
})

test('a tapped contact button shows the account name, whatever name was submitted', () => {
  const { notification } = show({
    type: 'whatsapp',
    senderAccount: ravi,
    senderName: 'Saajha Support',
  })
  expect(notificationText(notification)).toBe('Ravi Iyer opened a WhatsApp chat with you.')
})

test('a call by a guest shows a guest without a name', () => {
  const noSender = { senderAccount: null, senderName: null, senderEmail: null, senderPhone: null }
  const { notification, text } = show({ type: 'call', ...noSender })
  expect(text).toBe('')
  expect(notificationText(notification)).toBe('A guest tapped Call.')
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
