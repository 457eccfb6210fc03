import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as device from '@/lib/push/device_push'
import { leaveTo } from '@/lib/session/leave_to'
import { rememberPushMember } from '@/lib/push/push_member'
import { renderApp } from '@/tests/render_app'
import { asha } from '@/tests/member'
import { stubRequests } from '@/tests/stub_requests'

vi.mock('@/lib/session/leave_to', () => ({ leaveTo: vi.fn(), isLeavingOnPurpose: () => false }))

const HEADING = 'Notifications on this device'
let state: device.PushState

beforeEach(() => {
  state = 'off'
  vi.mocked(leaveTo).mockClear()
  rememberPushMember(null)
  vi.spyOn(device, 'readPushState').mockImplementation(async () => state)
})

async function open(key: string | null = 'BKey') {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/verification-documents': { body: [] },
    'GET /api/push/key': { body: { key } },
  })
  const app = renderApp('/profile/edit')
  await screen.findByRole('heading', { name: 'Edit Profile' })
  return app
}

const notifyMe = () => screen.findByRole('switch', { name: 'Notify me on this device' })

test('a member turns notifications on and off', async () => {
  const subscribe = vi.spyOn(device, 'subscribeDevice').mockImplementation(async () => {
    state = 'on'
  })
  const unsubscribe = vi.spyOn(device, 'unsubscribeDevice').mockImplementation(async () => {
    state = 'off'
  })
  const { visitor } = await open()
  const off = await notifyMe()
  expect(off).toHaveProperty('checked', false)
  await visitor.click(off)
  await waitFor(async () => expect(await notifyMe()).toHaveProperty('checked', true))
  expect(subscribe).toHaveBeenCalledExactlyOnceWith('u1', 'BKey')
  await screen.findByText(
    "You'll hear about messages and booking requests, even when this page is closed."
  )
  await visitor.click(await notifyMe())
  await waitFor(async () => expect(await notifyMe()).toHaveProperty('checked', false))
  expect(unsubscribe).toHaveBeenCalledOnce()
})

test('no permission is asked for without a press', async () => {
  const subscribe = vi.spyOn(device, 'subscribeDevice').mockResolvedValue()
  await open()
  await notifyMe()
  expect(subscribe).not.toHaveBeenCalled()
})

test('a failure is shown and the switch is off again', async () => {
  const subscribed = Promise.withResolvers<void>()
  vi.spyOn(device, 'subscribeDevice').mockReturnValue(subscribed.promise)
  const { visitor } = await open()
  await visitor.click(await notifyMe())
  await waitFor(async () => expect(await notifyMe()).toHaveProperty('checked', true))
  subscribed.reject(new Error('no push service'))
  await screen.findByText("We couldn't change your notifications")
  await waitFor(async () => expect(await notifyMe()).toHaveProperty('checked', false))
})

test.each([
  ['denied', /^You've blocked notifications from this site/],
  ['needsInstall', /^On an iPhone or iPad, notifications come to the installed app only/],
  ['unsupported', /^This browser can't show notifications/],
] as const)('a browser that is %s explains why it has no switch', async (found, text) => {
  state = found
  await open()
  await screen.findByRole('heading', { name: HEADING })
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('a permission that was changed in the browser’s settings shows when the member returns', async () => {
  state = 'denied'
  await open()
  await screen.findByText(/^You've blocked notifications from this site/)
  state = 'off'
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  expect(await notifyMe()).toHaveProperty('checked', false)
})

test('a server without a key shows nothing about notifications on this device', async () => {
  const read = vi.mocked(device.readPushState)
  const { queryClient } = await open(null)
  await waitFor(() => expect(queryClient.getQueryData(['/api/push/key'])).toEqual({ key: null }))
  expect(screen.queryByRole('heading', { name: HEADING })).toBeNull()
  expect(read).not.toHaveBeenCalled()
})

test('signing out ends the subscription of this browser before the page is left', async () => {
  const ended: string[] = []
  vi.spyOn(device, 'unsubscribeDevice').mockImplementation(async () => void ended.push('pushes'))
  vi.mocked(leaveTo).mockImplementation((url) => void ended.push(url))
  rememberPushMember('u1')
  const { visitor } = await open()
  await visitor.click(screen.getByRole('button', { name: 'Your account' }))
  await visitor.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(ended).toEqual(['pushes', '/api/logout']))
})
