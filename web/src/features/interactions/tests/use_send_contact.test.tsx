import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'react-redux'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { latestContactKey } from '@/features/interactions/hooks/use_latest_contact'
import { useSendContact } from '@/features/interactions/hooks/use_send_contact'
import { newIdempotencyKey } from '@/lib/http/idempotency_key'
import { createQueryClient } from '@/lib/queries/query_client'
import { createStore } from '@/store'
import { message, rented } from '@/tests/conversation'
import { sentContact } from '@/tests/sent_contact'
import { stubRequests } from '@/tests/stub_requests'

const BODY = { itemId: 'i1', interactionType: 'message', contactMethod: 'form' } as const

function renderSendContact(responses: Parameters<typeof stubRequests>[0] = {}) {
  const requests = stubRequests({
    'POST /api/contact-interactions': { status: 201, body: sentContact },
    ...responses,
  })
  const store = createStore()
  const queryClient = createQueryClient()
  const { result } = renderHook(useSendContact, {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </Provider>
    ),
  })
  return { requests, result, queryClient }
}

test('the same text, sent again after delivery, is another message', async () => {
  const { requests, result } = renderSendContact()
  for (const message of ['Is it free?', 'Is it free?']) {
    await act(async () => void (await result.current.send({ ...BODY, message })))
  }
  const keys = requests.mock.calls.map(([, init]) =>
    new Headers(init?.headers).get('Idempotency-Key')
  )
  expect(keys).toHaveLength(2)
  expect(keys[0]).not.toBe(keys[1])
})

test('the first of two simultaneous sends makes a request, and the second resolves to null', async () => {
  const { requests, result } = renderSendContact()
  const body = { ...BODY, message: 'Is it free?' }
  const { send } = result.current
  const results = await act(() => Promise.all([send(body), send(body)]))
  expect(results).toEqual([body, null])
  expect(requests).toHaveBeenCalledOnce()
})

test('a contact whose response was lost is not sent again by a press while it is found, or after that', async () => {
  const body = { ...BODY, message: 'Is it free?' }
  const stored = message(1, 'Is it free?', { isMine: true })
  const found = [{ body: [] }]
  let posts = 0
  const { result } = renderSendContact({
    'POST /api/contact-interactions': () => ({
      status: posts++ === 0 ? 503 : 201,
      body: sentContact,
    }),
    'GET /api/conversations?itemId=i1': () =>
      found.shift() ?? { body: [{ ...rented, last: stored }] },
    'GET /api/conversations/k1/messages': { body: [stored] },
  })
  await act(async () => expect(await result.current.send(body)).toBeNull())
  const { findStored, send } = result.current
  const results = await act(() => Promise.all([findStored(), send(body)]))
  expect(results).toEqual([body, body])
  await act(async () => expect(await send(body)).toEqual(body))
  expect(posts).toBe(1)
})

test('a press is shown as sending while it waits for the look-up of a lost response', async () => {
  const body = { ...BODY, message: 'Is it free?' }
  const found = Promise.withResolvers<{ body: object[] }>()
  const lookups = [{ body: [] }]
  const { result } = renderSendContact({
    'POST /api/contact-interactions': { status: 503 },
    'GET /api/conversations?itemId=i1': () => lookups.shift() ?? found.promise,
  })
  await act(async () => expect(await result.current.send(body)).toBeNull())
  expect(result.current.isSending).toBe(false)
  const { findStored, send } = result.current
  const { lookup, press } = await act(async () => ({ lookup: findStored(), press: send(body) }))
  expect(result.current.isSending).toBe(true)
  found.resolve({ body: [] })
  await act(() => Promise.all([lookup, press]))
  expect(result.current.isSending).toBe(false)
})

test('a sent contact is the latest one with the email and phone of its form', async () => {
  const { result, queryClient } = renderSendContact()
  const details = { senderEmail: 'pune@example.in', senderPhone: null }
  await act(async () => void (await result.current.send({ ...BODY, message: 'Hi', ...details })))
  expect(queryClient.getQueryData(latestContactKey('i1'))).toMatchObject({ contact: details })
})

test('pages without a secure context generate idempotency keys', () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey())
  Reflect.deleteProperty(crypto, 'randomUUID')
})
