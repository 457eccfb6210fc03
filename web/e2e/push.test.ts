import { createECDH, randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { test } from './fixtures.ts'

const app = inject('app')

describe('a push', () => {
  test('is shown as a notification in its language', async ({ newUser }) => {
    const { page, context } = await newUser({ serviceWorkers: 'allow' })
    await page.goto('/')
    const { deliver, shown } = await pushesOf(page, context)
    const message = {
      title: 'कैमरा के बारे में नया मैसेज',
      body: 'आशा ने मैसेज भेजा है।',
      language: 'hi',
      path: '/dashboard?tab=notifications',
      tag: 'conversation-1',
    }
    await deliver(JSON.stringify(message))
    const { title, body, tag, path } = message
    await expect.poll(shown).toEqual([{ title, body, tag, lang: 'hi', data: path }])
  })

  test('that cannot be read is shown as a neutral notification', async ({ newUser }) => {
    const { page, context } = await newUser({ serviceWorkers: 'allow' })
    await page.goto('/')
    const { deliver, shown } = await pushesOf(page, context)
    await deliver('no JSON')
    await expect
      .poll(shown)
      .toEqual([expect.objectContaining({ title: 'New notification · नया नोटिफ़िकेशन' })])
  })
})

describe('notifications on this device', () => {
  test('are turned on and off by a switch, and end when the member signs out', async ({
    newUser,
  }) => {
    const { page, context } = await newUser({ member: 'Meera Nair', serviceWorkers: 'allow' })
    await context.addInitScript(fakePushService, newSubscription())
    const requests: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (!/push\/subscriptions|logout/.test(pathname)) return
      requests.push(`${response.request().method()} ${pathname} ${response.status()}`)
    })
    await page.goto('/profile/edit')
    const notifyMe = page.getByRole('switch', { name: 'Notify me on this device' })
    await notifyMe.waitFor()
    expect(await notifyMe.isChecked()).toBe(false)
    expect(requests).toEqual([])

    await notifyMe.focus()
    await page.keyboard.press('Space')
    await page
      .getByText("You'll hear about messages and booking requests, even when this page is closed.")
      .waitFor()
    await expect.poll(() => requests.splice(0)).toEqual(['PUT /api/push/subscriptions 204'])
    await page.reload()
    await expect.poll(() => notifyMe.isChecked()).toBe(true)
    // The subscription is saved again for the member's present session.
    await expect.poll(() => requests.splice(0)).toEqual(['PUT /api/push/subscriptions 204'])

    await notifyMe.press('Space')
    await expect.poll(() => requests.splice(0)).toEqual(['DELETE /api/push/subscriptions 204'])
    await expect.poll(() => notifyMe.isChecked()).toBe(false)
    await notifyMe.press('Space')
    await expect.poll(() => requests.splice(0)).toEqual(['PUT /api/push/subscriptions 204'])

    // The sign-out waits only some time for the response.
    const isForgotten = page.waitForRequest(
      (request) => request.method() === 'DELETE' && request.url().endsWith('/push/subscriptions')
    )
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await isForgotten
    await expect.poll(() => requests).toContain('GET /api/logout 302')
  })

  test('are explained where the browser blocks them', async ({ newUser }) => {
    const { page, context } = await newUser({ member: 'Meera Nair' })
    await context.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
    })
    await page.goto('/profile/edit')
    await page.getByText(/^You've blocked notifications from this site/).waitFor()
    const notifyMe = page.getByRole('switch', { name: 'Notify me on this device' })
    expect(await notifyMe.count()).toBe(0)
  })
})

/**
 * Waits for the service worker of a page; returns functions that deliver a push to it and read the notifications that it has
 * shown since, which the headless browser of the tests does not show.
 */
async function pushesOf(page: Page, context: BrowserContext) {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => scopeURL === `${app}/`)
      if (registration) resolve(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(recordNotifications)
  return {
    deliver: (data: string) =>
      session.send('ServiceWorker.deliverPushMessage', { origin: app, registrationId, data }),
    shown: () => worker.evaluate(() => (globalThis as unknown as Recorder).shown),
  }
}

type Recorder = {
  shown: unknown[]
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> }
}

/** Runs in the service worker. */
function recordNotifications(): void {
  const recorder = globalThis as unknown as Recorder
  recorder.shown = []
  recorder.registration.showNotification = async (title, { body, lang, tag, data }) => {
    recorder.shown.push({ title, body, lang, tag, data })
  }
}

function newSubscription() {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(24).toString('base64url')}`
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } }
}

/** Grants the permission and subscribes: the headless browser of the tests cannot do that itself. Runs in the page. */
function fakePushService(json: ReturnType<typeof newSubscription>): void {
  const STORED = 'fake_push_key'
  const make = (key: string) => {
    const base64 = key.replace(/-/g, '+').replace(/_/g, '/')
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
    return {
      endpoint: json.endpoint,
      options: { applicationServerKey: bytes.buffer },
      toJSON: () => json,
      unsubscribe: async () => {
        localStorage.removeItem(STORED)
        return true
      },
    }
  }
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const key = localStorage.getItem(STORED)
      return key === null ? null : make(key)
    },
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      localStorage.setItem(STORED, applicationServerKey)
      return make(applicationServerKey)
    },
  })
}
