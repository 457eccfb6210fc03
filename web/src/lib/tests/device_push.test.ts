import { beforeEach, expect, test, vi } from 'vitest'
import {
  readPushState,
  renewSubscription,
  subscribeDevice,
  unsubscribeDevice,
} from '@/lib/push/device_push'
import { readPushMember, rememberPushMember } from '@/lib/push/push_member'
import { stubRequests } from '@/tests/stub_requests'

/** The server's key and another one. */
const KEY = 'BAEC-_8'
const OTHER_KEY = 'BAEC-_w'
const SAVE = 'PUT /api/push/subscriptions'
const DELETE = 'DELETE /api/push/subscriptions'

let current: ReturnType<typeof subscription> | null
let permission: NotificationPermission
let made: number

/** A subscription of the browser for a key in base64url. */
function subscription(key: string) {
  const bytes = Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/') + '='), (byte) =>
    byte.charCodeAt(0)
  )
  const endpoint = `https://fcm.googleapis.com/fcm/send/${++made}`
  return {
    endpoint,
    options: { applicationServerKey: bytes.buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      current = null
      return true
    },
  }
}

beforeEach(() => {
  current = null
  permission = 'granted'
  made = 0
  rememberPushMember(null)
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      current ??= subscription(applicationServerKey)
      return current
    },
  }
  const registration = { pushManager }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: async () => permission,
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  })
  return () => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  }
})

const sent = (requests: ReturnType<typeof stubRequests>) =>
  requests.mock.calls.map(([path, init]) => [
    `${init?.method} ${path as string}`,
    JSON.parse(init?.body as string) as unknown,
  ])

test('a browser is on after its member has turned it on, and off after they turn it off', async () => {
  const requests = stubRequests({ [SAVE]: { status: 204 }, [DELETE]: { status: 204 } })
  expect(await readPushState('u1', KEY)).toBe('off')
  await subscribeDevice('u1', KEY)
  expect(await readPushState('u1', KEY)).toBe('on')
  const { endpoint } = current!
  await unsubscribeDevice()
  expect(await readPushState('u1', KEY)).toBe('off')
  expect(current).toBeNull()
  expect(sent(requests)).toEqual([
    [SAVE, { endpoint, keys: { p256dh: 'p', auth: 'a' } }],
    [DELETE, { endpoint }],
  ])
})

test('a browser in which another member turned notifications on is off for this member', async () => {
  stubRequests({ [SAVE]: { status: 204 } })
  await subscribeDevice('u1', KEY)
  expect(await readPushState('u2', KEY)).toBe('off')
  await subscribeDevice('u2', KEY)
  expect(await readPushState('u2', KEY)).toBe('on')
  expect(await readPushState('u1', KEY)).toBe('off')
})

test('a subscription for a former key of the server is off and is replaced', async () => {
  stubRequests({ [SAVE]: { status: 204 } })
  await subscribeDevice('u1', OTHER_KEY)
  const { endpoint } = current!
  expect(await readPushState('u1', KEY)).toBe('off')
  await subscribeDevice('u1', KEY)
  expect(current!.endpoint).not.toBe(endpoint)
  expect(await readPushState('u1', KEY)).toBe('on')
})

test('a subscription that the server rejects is ended', async () => {
  stubRequests({ [SAVE]: { status: 422, body: { code: 'pushKeysInvalid', message: 'No' } } })
  await expect(subscribeDevice('u1', KEY)).rejects.toThrow()
  expect(current).toBeNull()
  expect(await readPushState('u1', KEY)).toBe('off')
})

test('without the permission no subscription is made', async () => {
  const requests = stubRequests()
  permission = 'default'
  await subscribeDevice('u1', KEY)
  expect(current).toBeNull()
  permission = 'denied'
  expect(await readPushState('u1', KEY)).toBe('denied')
  expect(requests).not.toHaveBeenCalled()
})

test('a subscription is renewed for the member who turned it on only', async () => {
  const requests = stubRequests({ [SAVE]: { status: 204 } })
  await subscribeDevice('u1', KEY)
  requests.mockClear()
  await renewSubscription('u2')
  expect(requests).not.toHaveBeenCalled()
  await renewSubscription('u1')
  expect(sent(requests)).toEqual([[SAVE, current!.toJSON()]])
})

test('the browser ends its subscription also when the server cannot be reached', async () => {
  stubRequests({ [SAVE]: { status: 204 } })
  await subscribeDevice('u1', KEY)
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await unsubscribeDevice()
  expect(current).toBeNull()
  expect(readPushMember()).toBeNull()
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'needsInstall'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'needsInstall'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'unsupported'],
  ['Mozilla/5.0 (Linux; Android 14)', 5, 'unsupported'],
])('a browser without push named %s with %i touch points is %s', async (name, points, state) => {
  Reflect.deleteProperty(window, 'PushManager')
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(name)
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: points })
  expect(await readPushState('u1', KEY)).toBe(state)
})
