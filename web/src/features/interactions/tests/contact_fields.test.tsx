import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, PATH } from '@/features/interactions/tests/open_contact_page'
import { fill } from '@/tests/fill'
import { sentContact } from '@/tests/sent_contact'

test('name, e-mail and message are required', async () => {
  const { visitor, press, sent } = open(PATH)
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ravi Iyer'))
  for (const label of ['Name', 'Email', 'Message'])
    await visitor.clear(screen.getByLabelText(label))
  await press('Send Message')
  const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent)
  expect(alerts).toEqual([
    'Please enter your name',
    'Please enter a valid email address',
    'Please write a message.',
  ])
  expect(sent()).toEqual([])
})

test.each(['a?bcc=x@example.in', 'a&b@example.in', '"a"@example.in', "a'b@example.in"])(
  'an e-mail that could add a header to a mailto link is not sent: %s',
  async (email) => {
    const { visitor, press, sent } = open(PATH)
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ravi Iyer'))
    await visitor.clear(screen.getByLabelText('Email'))
    await fill(visitor, screen.getByLabelText('Email'), email)
    await press('Send Message')
    const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent)
    expect(alerts).toEqual(['Please enter a valid email address'])
    expect(sent()).toEqual([])
  }
)

test('an invalid phone number is not sent, and spaces around a name are trimmed', async () => {
  const { visitor, press, sent } = open(PATH, {
    'POST /api/contact-interactions': { status: 201, body: sentContact },
  })
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ravi Iyer'))
  await fill(visitor, screen.getByLabelText('Name'), '  ')
  await fill(visitor, screen.getByLabelText(/^Phone/), 'call me')
  await press('Send Message')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(sent()).toEqual([])
  await visitor.clear(screen.getByLabelText(/^Phone/))
  await fill(visitor, screen.getByLabelText(/^Phone/), ' 9876543210 ')
  await press('Send Message')
  expect(await screen.findByText('Message Sent!')).toBeTruthy()
  expect(sent()[0]?.body).toMatchObject({ senderName: 'Ravi Iyer', senderPhone: '9876543210' })
})
