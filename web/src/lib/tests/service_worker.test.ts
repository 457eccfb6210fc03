import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/lib/queries/query_client'
import { CURRENT_USER_KEY, NOTIFICATIONS_KEY } from '@/lib/queries/query_keys'
import { keepForOffline, startServiceWorker } from '@/lib/build/service_worker'
import { stubRequests } from '@/tests/stub_requests'
import { asha } from '@/tests/member'

afterEach(() => {
  vi.unstubAllEnvs()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(globalThis, 'caches')
})

/** Stubs a service worker that controls this page or not. */
function stubServiceWorker({ hasController }: { hasController: boolean }) {
  const put = vi.fn<(path: string, response: Response) => Promise<void>>().mockResolvedValue()
  const register = vi.fn().mockResolvedValue({})
  const worker = Object.assign(new EventTarget(), {
    controller: hasController ? {} : null,
    register,
  })
  vi.stubEnv('PROD', true)
  Object.assign(globalThis, { caches: { open: async () => ({ put }) } })
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  return { put, register, worker }
}

test('the service worker caches the responses of public queries for offline use, and none of a member', async () => {
  const { put } = stubServiceWorker({ hasController: true })
  const queryClient = createQueryClient()
  queryClient.setQueryData(CURRENT_USER_KEY, asha)
  queryClient.setQueryData(NOTIFICATIONS_KEY, [])
  queryClient.setQueryData(['/api/categories'], [])

  startServiceWorker(queryClient)
  await vi.waitFor(() => expect(put).toHaveBeenCalled())
  expect(put.mock.calls.map(([path]) => path)).toEqual(['/api/categories'])
})

test('the service worker caches each page of a list under its own URL, with the URL of the next page', async () => {
  const { put } = stubServiceWorker({ hasController: true })
  const [first, second] = ['/api/items?limit=1', '/api/items?limit=1&cursor=b']
  const queryClient = createQueryClient()
  queryClient.setQueryData(['/api/items', 'pages', first], {
    pages: [
      { entries: ['a'], next: second },
      { entries: ['b'], next: null },
    ],
    pageParams: [first, second],
  })

  startServiceWorker(queryClient)
  await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(2))
  const stored = put.mock.calls.map(async ([path, response]) => [
    path,
    await response.json(),
    response.headers.get('link'),
  ])
  expect(await Promise.all(stored)).toEqual([
    [first, ['a'], `<${second}>; rel="next"`],
    [second, ['b'], null],
  ])
})

test('the service worker caches the other public responses if one query failed', async () => {
  stubRequests()
  const { put } = stubServiceWorker({ hasController: true })
  const queryClient = createQueryClient()
  await queryClient.prefetchQuery({ queryKey: ['/api/items', 'gone'] })
  queryClient.setQueryData(['/api/categories'], [])

  startServiceWorker(queryClient)
  await vi.waitFor(() => expect(put).toHaveBeenCalledOnce())
  expect(put.mock.calls[0]?.[0]).toBe('/api/categories')
})

test('the responses of a first visit are cached once the service worker controls the page', async () => {
  const { put, register, worker } = stubServiceWorker({ hasController: false })
  const queryClient = createQueryClient()
  queryClient.setQueryData(['/api/categories'], [])

  startServiceWorker(queryClient)
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js')
  expect(put).not.toHaveBeenCalled()
  worker.dispatchEvent(new Event('controllerchange'))
  await vi.waitFor(() => expect(put).toHaveBeenCalledOnce())
})

test.each([
  [true, ['/api/items/i1']],
  [false, []],
])('a controlling service worker (%s) makes the prefetched URLs %j', (hasController, paths) => {
  stubServiceWorker({ hasController })
  const requests = stubRequests()
  keepForOffline('/api/items/i1')
  expect(requests.mock.calls.map(([path]) => path)).toEqual(paths)
})
