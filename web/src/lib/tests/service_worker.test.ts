import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/lib/query_client'
import { CURRENT_USER_KEY, NOTIFICATIONS_KEY } from '@/lib/query_keys'
import { startServiceWorker } from '@/lib/service_worker'
import { asha } from '@/tests/member'

afterEach(() => {
  vi.unstubAllEnvs()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(globalThis, 'caches')
})

test('only replies of public reads are stored for offline use, none of a member', async () => {
  const put = vi.fn<(path: string, reply: Response) => Promise<void>>().mockResolvedValue()
  const register = vi.fn().mockResolvedValue({})
  vi.stubEnv('PROD', true)
  Object.assign(globalThis, { caches: { open: async () => ({ put }) } })
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: {}, register },
    configurable: true,
  })
  const queryClient = createQueryClient()
  queryClient.setQueryData(CURRENT_USER_KEY, asha)
  queryClient.setQueryData(NOTIFICATIONS_KEY, [])
  queryClient.setQueryData(['/api/categories'], [])

  startServiceWorker(queryClient)
  await vi.waitFor(() => expect(put).toHaveBeenCalled())
  expect(put.mock.calls.map(([path]) => path)).toEqual(['/api/categories'])
})
