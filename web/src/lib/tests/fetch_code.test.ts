import { ReadableStream } from 'node:stream/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchCode } from '@/lib/build/fetch_code'

let downloads: { send: () => void; end: () => void }[] = []
let files = 0

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  downloads = []
  const named = document.createElement('meta')
  // A new URL for each test, since files are fetched once.
  Object.assign(named, { name: 'code:viewer', content: `/assets/viewer-${++files}.js` })
  document.head.append(named)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = () => controller.enqueue(new Uint8Array(1))
        downloads.push({ send, end: () => controller.close() })
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
      },
    })
    return new Response(body as BodyInit)
  })
})

afterEach(() => {
  document.querySelector('meta[name^="code:"]')?.remove()
  vi.useRealTimers()
})

/** Begins to fetch the code; `outcome` is undefined until that has succeeded or failed. */
function start() {
  const fetching: { outcome?: 'fetched' | 'failed' } = {}
  fetchCode('viewer').then(
    () => (fetching.outcome = 'fetched'),
    () => (fetching.outcome = 'failed')
  )
  return fetching
}

test('a download without a byte for thirty seconds fails, and the next press starts another one', async () => {
  const first = start()
  await vi.advanceTimersByTimeAsync(29_999)
  const second = start()
  expect([first.outcome, second.outcome]).toEqual([undefined, undefined])
  await vi.advanceTimersByTimeAsync(1)
  expect([first.outcome, second.outcome]).toEqual(['failed', 'failed'])
  expect(downloads).toHaveLength(1)
  const third = start()
  await vi.advanceTimersByTimeAsync(0)
  expect(downloads).toHaveLength(2)
  downloads[1]!.end()
  await vi.advanceTimersByTimeAsync(0)
  expect(third.outcome).toBe('fetched')
})

test('a slow download is not given up while its bytes arrive', async () => {
  const fetching = start()
  for (let byte = 1; byte <= 3; byte++) {
    await vi.advanceTimersByTimeAsync(20_000)
    downloads[0]!.send()
  }
  await vi.advanceTimersByTimeAsync(29_999)
  expect(fetching.outcome).toBeUndefined()
  downloads[0]!.end()
  await vi.advanceTimersByTimeAsync(0)
  expect(fetching.outcome).toBe('fetched')
  expect(vi.getTimerCount()).toBe(0)
})
