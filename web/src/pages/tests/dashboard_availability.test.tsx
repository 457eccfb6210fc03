import { screen, waitFor } from '@testing-library/react'
import type { Item } from '@saajha/contract/item'
import { expect, test, vi } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { camera } from '@/tests/camera'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

const LISTINGS = `GET /api/items?ownerId=${asha.id}&limit=100`

type StubResponse = { status?: number; body?: unknown }

/** Opens the dashboard with one listing, whose state the server keeps; `update` responds to a change instead of the server. */
async function open(update?: (isAvailable: boolean) => Promise<StubResponse>, item: Item = camera) {
  let stored = item
  const requests = stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/user/items/hidden': { body: [] },
    'GET /api/user/items/activity': { body: { firstDay: '2026-10-23', items: [] } },
    [LISTINGS]: () => ({ body: [stored] }),
    'PUT /api/items/i1': async ({ body }) => {
      const { isAvailable } = JSON.parse(body as string) as Item
      const response = (await update?.(isAvailable)) ?? {}
      if (response.status) return response
      stored = { ...stored, isAvailable }
      return { body: stored }
    },
  })
  const app = renderApp('/dashboard')
  const control = await screen.findByRole('switch', { name: 'Available: Canon EOS R6' })
  const isOn = () => control.matches(':checked')
  const press = () => app.visitor.click(control)
  const sent = () =>
    requests.mock.calls
      .filter(([, init]) => init?.method === 'PUT')
      .map(([, init]) => JSON.parse(init?.body as string) as unknown)
  return { ...app, isOn, press, sent }
}

const announced = () => screen.queryAllByRole('status').map(({ textContent }) => textContent)
const AVAILABLE = 'Renters can request it.'
const UNAVAILABLE = "Paused. Renters can't request it."

test('a listing is switched off and on again, each announced before the server responds', async () => {
  const responses: (() => void)[] = []
  const { isOn, press, sent } = await open(
    () => new Promise((resolve) => responses.push(() => resolve({})))
  )
  expect(isOn()).toBe(true)
  expect(screen.getByText('Active')).toBeTruthy()
  await press()
  expect(isOn()).toBe(false)
  expect(announced()).toContain(UNAVAILABLE)
  expect(screen.getByText('Inactive')).toBeTruthy()
  await press()
  expect(isOn()).toBe(true)
  expect(announced()).toContain(AVAILABLE)
  expect(sent()).toEqual([{ isAvailable: false }])
  responses[0]!()
  await waitFor(() => expect(sent()).toEqual([{ isAvailable: false }, { isAvailable: true }]))
  expect(isOn()).toBe(true)
  responses[1]!()
  await waitFor(() => expect(screen.getByText('Active')).toBeTruthy())
  expect(isOn()).toBe(true)
})

test('a listing that was switched off stays off after its list and its page are loaded again', async () => {
  const { isOn, press, queryClient } = await open()
  await press()
  const cached = () => queryClient.getQueryData<Item>(['/api/items', 'i1'])
  await waitFor(() => expect(cached()?.isAvailable).toBe(false))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(isOn()).toBe(false)
})

test('a change that fails is put back with a message', async () => {
  const { isOn, press } = await open(() => Promise.reject(new TypeError('Failed to fetch')))
  await press()
  expect(await screen.findByText("We couldn't save your change")).toBeTruthy()
  expect(screen.getByText('Please check your connection and try again.')).toBeTruthy()
  await waitFor(() => expect(isOn()).toBe(true))
  expect(announced()).toContain(AVAILABLE)
})

test('a rate-limited change shows the server message and is put back', async () => {
  const message =
    'You have changed your listings 120 times in the last hour. Please try again in 60 minutes.'
  const { isOn, press } = await open(async () => ({ status: 429, body: { message } }), {
    ...camera,
    isAvailable: false,
  })
  await press()
  expect(await screen.findByText(message)).toBeTruthy()
  await waitFor(() => expect(isOn()).toBe(false))
})

test('a saved change is shown although its list cannot be loaded again', async () => {
  const { isOn, press, queryClient } = await open()
  const respond = vi.mocked(fetch).getMockImplementation()!
  vi.mocked(fetch).mockImplementation(async (path, init) =>
    init?.method === 'PUT' ? respond(path, init) : new Response(null, { status: 503 })
  )
  await press()
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(isOn()).toBe(false)
})

test('a listing that an administrator has hidden has no switch', async () => {
  const hidden: Item = { ...camera, moderationStatus: 'rejected', rejectionReason: 'A copy' }
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/user/items/hidden': { body: [hidden] },
    'GET /api/user/items/activity': { body: { firstDay: '2026-10-23', items: [] } },
    [LISTINGS]: { body: [] },
  })
  renderApp('/dashboard')
  expect(await screen.findByText('Inactive')).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
})
