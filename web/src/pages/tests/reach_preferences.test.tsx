import type { Preferences, PreferencesBody } from '@saajha/contract/preferences'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as language from '@/lib/preferences/language'
import { renderApp } from '@/tests/render_app'
import { asha } from '@/tests/member'
import { stubRequests } from '@/tests/stub_requests'

const BOTH = { email: true, push: true }
const SAVED: Preferences = {
  language: 'en',
  kinds: { message: BOTH, booking: { email: false, push: true }, account: BOTH },
  showsTextInPush: false,
}

/** Opens the profile page; `answer` responds to a change. */
async function open(answer: () => { status?: number; body?: unknown } = () => ({ body: SAVED })) {
  const changes: PreferencesBody[] = []
  let isStored = false
  const stored = () => (isStored ? (answer().body as Preferences) : SAVED)
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/verification-documents': { body: [] },
    'GET /api/user/preferences': () => ({ body: stored() }),
    'PUT /api/user/preferences': ({ body }) => {
      changes.push(JSON.parse(body as string) as PreferencesBody)
      isStored = answer().status === undefined
      return answer()
    },
  })
  const { visitor } = renderApp('/profile/edit')
  const section = within(await screen.findByRole('region', { name: 'Notification settings' }))
  const box = async (kind: string, way: string) =>
    within(await section.findByRole('group', { name: kind })).getByRole('checkbox', { name: way })
  return { visitor, section, box, changes }
}

test('the profile page shows which kinds reach the member by which way', async () => {
  const { box, section } = await open()
  expect(await box('Messages', 'Email')).toHaveProperty('checked', true)
  expect(await box('Booking requests', 'Email')).toHaveProperty('checked', false)
  expect(await box('Booking requests', 'Notification on my devices')).toHaveProperty(
    'checked',
    true
  )
  expect(section.getByRole('switch')).toHaveProperty('checked', false)
})

test('a choice is sent alone and shown immediately', async () => {
  const kinds = { ...SAVED.kinds, message: { email: false, push: true } }
  const { visitor, box, changes } = await open(() => ({ body: { ...SAVED, kinds } }))
  await visitor.click(await box('Messages', 'Email'))
  expect(await box('Messages', 'Email')).toHaveProperty('checked', false)
  expect(changes).toEqual([{ kinds: { message: { email: false } } }])
})

test('two quick presses are sent one after the other, and the last one stays shown', async () => {
  const first = Promise.withResolvers<void>()
  const sent: boolean[] = []
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/verification-documents': { body: [] },
    'GET /api/user/preferences': { body: SAVED },
    'PUT /api/user/preferences': async ({ body }) => {
      const { kinds } = JSON.parse(body as string) as PreferencesBody
      sent.push(kinds!.message!.email!)
      if (sent.length === 1) await first.promise
      return { body: SAVED }
    },
  })
  const { visitor } = renderApp('/profile/edit')
  const group = within(await screen.findByRole('group', { name: 'Messages' }))
  const email = () => group.getByRole('checkbox', { name: 'Email' })
  await visitor.click(email())
  await visitor.click(email())
  expect(email()).toHaveProperty('checked', true)
  expect(sent).toEqual([false])
  first.resolve()
  await waitFor(() => expect(sent).toEqual([false, true]))
  expect(email()).toHaveProperty('checked', true)
})

test('messages on the lock screen are switched on with a sentence about what it means', async () => {
  const { visitor, section, changes } = await open(() => ({
    body: { ...SAVED, showsTextInPush: true },
  }))
  const textSwitch = await section.findByRole('switch', {
    name: 'Show messages on the lock screen',
  })
  expect(section.getByText('Notifications show the listing only.')).toBeTruthy()
  await visitor.click(textSwitch)
  expect(await section.findByText('Notifications show who wrote, and what.')).toBeTruthy()
  expect(changes).toEqual([{ showsTextInPush: true }])
})

test.each([
  ['one press', 1],
  ['two presses', 2],
])('a choice by %s that fails offline is shown as before, with an error', async (_, presses) => {
  const failed = Promise.withResolvers<void>()
  let isOffline = false
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/verification-documents': { body: [] },
    'GET /api/user/preferences': () => {
      if (isOffline) throw new TypeError('Failed to fetch')
      return { body: SAVED }
    },
    'PUT /api/user/preferences': async () => {
      await failed.promise
      throw new TypeError('Failed to fetch')
    },
  })
  const { visitor, queryClient } = renderApp('/profile/edit')
  const group = within(await screen.findByRole('group', { name: 'Messages' }))
  const email = () => group.getByRole<HTMLInputElement>('checkbox', { name: 'Email' })
  for (let press = 0; press < presses; press++) {
    const wasChecked = email().checked
    await visitor.click(email())
    await waitFor(() => expect(email()).toHaveProperty('checked', !wasChecked))
  }
  isOffline = true
  failed.resolve()
  expect(await screen.findByText("We couldn't save your choice")).toBeTruthy()
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(email()).toHaveProperty('checked', true)
})

test('a member’s choice of language is saved for their e-mails before the page is loaded in it', async () => {
  const steps: string[] = []
  vi.spyOn(language, 'setLanguage').mockImplementation((code) => void steps.push(code))
  const { visitor, changes } = await open(() => {
    steps.push('saved')
    return { body: { ...SAVED, language: 'hi' } }
  })
  await visitor.click(screen.getByRole('button', { name: 'Your account' }))
  await visitor.click(await screen.findByRole('menuitem', { name: 'हिन्दी' }))
  await waitFor(() => expect(steps.at(-1)).toBe('hi'))
  expect(steps[0]).toBe('saved')
  expect(changes).toEqual([{ language: 'hi' }])
})

test('a link that unsubscribes asks first, then sends its token', async () => {
  const requests = stubRequests({ 'POST /api/mail/unsubscribe?token=app.v1%3Atoken': {} })
  const { visitor, router } = renderApp('/#unsubscribe=app.v1:token')
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop emails like this?' }))
  const sent = () => requests.mock.calls.filter(([, init]) => init?.method === 'POST').length
  expect(sent()).toBe(0)
  await visitor.click(dialog.getByRole('button', { name: 'Stop these emails' }))
  expect(await screen.findByText("You won't get emails like this any more")).toBeTruthy()
  expect(sent()).toBe(1)
  // The history entry of the dialog is left after it closed.
  await waitFor(() => expect(router.state.location.state).toBeNull())
  expect(router.state.location.hash).toBe('')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a link that does not work says so in the dialog', async () => {
  const message = 'This link does not work.'
  stubRequests({ 'POST /api/mail/unsubscribe?token=old': { status: 410, body: { message } } })
  const { visitor } = renderApp('/#unsubscribe=old')
  const dialog = within(await screen.findByRole('dialog'))
  await visitor.click(dialog.getByRole('button', { name: 'Stop these emails' }))
  expect(await dialog.findByRole('alert')).toHaveProperty('textContent', message)
})
