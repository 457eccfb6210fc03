import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { camera } from '@/tests/camera'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { sentContact } from '@/tests/sent_contact'

async function open(responses: Parameters<typeof stubRequests>[0] = {}) {
  const requests = stubRequests({
    'GET /api/auth/user': { body: { ...asha, id: 'u2' } },
    'GET /api/items/i1': { body: camera },
    ...responses,
  })
  const app = renderApp('/contact/i1?owner=Asha+Rao&item=Canon+EOS+R6')
  await screen.findByRole('button', { name: 'Your account' })
  const send = await screen.findByRole('button', { name: 'Send Message' })
  const sent = () =>
    requests.mock.calls.filter(([path]) => path === '/api/contact-interactions').length
  return { ...app, send, sent }
}

test('the send button shows its pending state and ignores a second press', async () => {
  let respond = (_: { status: number; body: unknown }) => {}
  const { visitor, send, sent } = await open({
    'POST /api/contact-interactions': () => new Promise((resolve) => (respond = resolve)),
  })
  await visitor.click(send)
  const busy = await screen.findByRole('button', { name: 'Sending...' })
  expect(busy).toHaveProperty('disabled', true)
  await visitor.click(busy)
  busy.closest('form')?.requestSubmit()
  respond({ status: 201, body: sentContact })
  expect(await screen.findByText('Message Sent!')).toBeTruthy()
  expect(sent()).toBe(1)
})

test('a message without a recipient is not sent', async () => {
  const { visitor, send, sent } = await open({
    'GET /api/items/i1': { body: { ...camera, ownerId: '' } },
  })
  await visitor.click(send)
  expect(await screen.findByText('Unable to send message. Please try again.')).toBeTruthy()
  expect(sent()).toBe(0)
})

test('the form shows who can read the message and advice for a safe meeting', async () => {
  await open()
  expect(screen.getByRole('heading', { name: 'Privacy and safety' })).toBeTruthy()
  expect(screen.getByText('We share your name, email and phone with this owner only.')).toBeTruthy()
})
