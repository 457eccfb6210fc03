import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { message, open, PATH, written } from '@/features/interactions/tests/open_contact_page'
import { fill } from '@/tests/fill'
import { asha } from '@/tests/member'
import { sentContact } from '@/tests/sent_contact'

const failingOnce = () => {
  const responses = [{ status: 500 }, { status: 201, body: sentContact }]
  return () => responses.shift() ?? { status: 201, body: { ...sentContact, id: 'c2' } }
}

test('a message is sent with the account’s details and then links back to the item', async () => {
  const { press, sent } = open(PATH, {
    'POST /api/contact-interactions': { status: 201, body: sentContact },
  })
  expect(await screen.findByRole('heading', { name: 'Contact Owner' })).toBeTruthy()
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ravi Iyer'))
  expect(await written()).toContain('Canon EOS R6')
  await press('Send Message')
  expect(await screen.findByText('Message Sent!')).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Back to Item' })
  expect(back.getAttribute('href')).toBe('/item/i1')
  expect(sent().map(({ body }) => body)).toEqual([
    {
      itemId: 'i1',
      ownerId: 'u1',
      contacterId: 'u2',
      interactionType: 'message',
      contactMethod: 'form',
      message: `Hi Asha Rao, I'm interested in renting "Canon EOS R6". Is it available?`,
      senderName: 'Ravi Iyer',
      senderEmail: 'ravi@example.in',
      senderPhone: null,
    },
  ])
})

test('a member who goes to another page while a message is sent stays there', async () => {
  const response = Promise.withResolvers<{ status: number; body: object }>()
  const { press, visitor, router } = open(PATH, {
    'POST /api/contact-interactions': () => response.promise,
  })
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ravi Iyer'))
  await fill(visitor, await message(), ' On Sunday?')
  const drafts = () => Object.keys(localStorage).filter((key) => key.includes('_draft_'))
  await waitFor(() => expect(drafts()).toHaveLength(1))
  await press('Send Message')
  await visitor.click(screen.getByRole('link', { name: 'Saajha home' }))
  await waitFor(() => expect(screen.queryByLabelText('Message')).toBeNull())
  response.resolve({ status: 201, body: sentContact })
  await waitFor(() => expect(drafts()).toEqual([]))
  expect(router.state.location.pathname).toBe('/')
})

test('sending refetches the counts and the notifications', async () => {
  const { press, queryClient } = open(PATH, {
    'POST /api/contact-interactions': { status: 201, body: sentContact },
  })
  const keys = [
    ['/api/contact-interactions/counts', 'i1'],
    ['/api/notifications'],
    ['/api/notifications/unread-count'],
  ]
  await message()
  await screen.findByRole('button', { name: 'Your account' })
  keys.forEach((key) => queryClient.setQueryData(key, {}))
  await press('Send Message')
  await screen.findByText('Message Sent!')
  const states = keys.map((key) => queryClient.getQueryState(key))
  expect(states.every((state) => state?.isInvalidated || state?.status === 'error')).toBe(true)
})

test('a failed send keeps the text, and its retry sends the same idempotency key', async () => {
  const { visitor, press, sent } = open(PATH, { 'POST /api/contact-interactions': failingOnce() })
  await fill(visitor, await message(), ' On Sunday?')
  await press('Send Message')
  expect(await screen.findByText('Failed to send message. Please try again.')).toBeTruthy()
  expect(await written()).toMatch(/On Sunday\?$/)
  await press('Send Message')
  expect(await screen.findByText('Message Sent!')).toBeTruthy()
  const [first, second] = sent()
  expect(first?.key).toBeTruthy()
  expect(second?.key).toBe(first?.key)
})

test('a changed text and a second message send another idempotency key', async () => {
  const { visitor, press, sent } = open(PATH, { 'POST /api/contact-interactions': failingOnce() })
  await message()
  await screen.findByRole('button', { name: 'Your account' })
  await press('Send Message')
  await screen.findByText('Failed to send message. Please try again.')
  await fill(visitor, await message(), ' Thanks!')
  await press('Send Message')
  await screen.findByText('Message Sent!')
  await press('Write another message')
  await press('Send Message')
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(new Set(sent().map(({ key }) => key)).size).toBe(3)
})

test('an owner who contacts themselves reads the server’s message', async () => {
  const fieldError = "This is your own listing, so you can't contact its owner."
  const { press } = open(PATH, {
    'GET /api/auth/user': { body: asha },
    'POST /api/contact-interactions': { status: 422, body: { message: fieldError } },
  })
  await message()
  await screen.findByRole('button', { name: 'Your account' })
  await press('Send Message')
  expect(await screen.findAllByText(fieldError)).not.toHaveLength(0)
})

test('focus moves to the confirmation of a sent message', async () => {
  const { press } = open(PATH, {
    'POST /api/contact-interactions': { status: 201, body: sentContact },
  })
  await screen.findByRole('button', { name: 'Your account' })
  await message()
  await press('Send Message')
  const heading = await screen.findByRole('heading', { name: 'Your message is on its way' })
  expect(document.activeElement).toBe(heading)
})
