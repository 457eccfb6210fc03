import {
  PRELOADED_DATA,
  PRELOADED_READS,
  firstPageOfItems,
  PHOTO_PLACEHOLDERS,
} from '@saajha/contract/initial_queries'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cachePreloadedData } from '@/lib/queries/preloaded_data'
import { removePrerenderedHead } from '@/lib/page/prerendered_head'
import { createQueryClient } from '@/lib/queries/query_client'
import { usePages } from '@/lib/queries/use_pages'
import { stubRequests } from '@/tests/stub_requests'

afterEach(() => {
  document.head.replaceChildren()
  document.getElementById(PRELOADED_DATA)?.remove()
  document.getElementById(PRELOADED_READS)?.remove()
  document.getElementById(PHOTO_PLACEHOLDERS)?.remove()
  Reflect.deleteProperty(globalThis, '__webpack_nonce__')
})

/** Adds a JSON element to the page, as the server does. */
function putIntoPage(id: string, data: unknown) {
  const script = document.createElement('script')
  Object.assign(script, { id, type: 'application/json', textContent: JSON.stringify(data) })
  document.body.append(script)
}

test('a preloaded response is read without a request', async () => {
  const requests = stubRequests()
  putIntoPage(PRELOADED_DATA, [{ key: ['/api/categories'], response: ['bikes'] }])
  const queryClient = createQueryClient()
  cachePreloadedData(queryClient)
  expect(await queryClient.fetchQuery({ queryKey: ['/api/categories'] })).toEqual(['bikes'])
  expect(requests).not.toHaveBeenCalled()
})

test('a list with a preloaded first page loads its next page and can be refetched', async () => {
  const { key, url: url } = firstPageOfItems('/api/items?limit=1')
  const next = `${url}&cursor=b`
  const requests = stubRequests({
    [`GET ${url}`]: { body: ['z'], isUndocumented: true },
    [`GET ${next}`]: { body: ['b'], isUndocumented: true },
  })
  putIntoPage(PRELOADED_DATA, [{ key, response: ['a'], next }])
  const queryClient = createQueryClient()
  cachePreloadedData(queryClient)
  // Each page of the list is stored for offline use under its URL.
  expect(queryClient.getQueryData(key)).toMatchObject({ pageParams: [url] })
  const { result } = renderHook(() => usePages<string>(key, url), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  expect(result.current.entries).toEqual(['a'])
  act(() => result.current.showMore())
  await waitFor(() => expect(result.current.entries).toEqual(['a', 'b']))
  expect(requests.mock.calls.map(([path]) => path)).toEqual([next])
  act(() => result.current.refetch())
  await waitFor(() => expect(result.current.entries).toEqual(['z']))
})

test('a page without preloaded data leaves the cache empty', () => {
  const queryClient = createQueryClient()
  cachePreloadedData(queryClient)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

describe('a response that the HTML page brings along for a member', () => {
  const url = '/api/conversations'
  const responses = { [`GET ${url}`]: { body: ['new'], isUndocumented: true } }

  async function openPage() {
    putIntoPage(PRELOADED_READS, [{ url, response: ['old'], next: `${url}?cursor=b` }])
    vi.resetModules()
    const { readPage } = await import('@/lib/http/read_page')
    const { sendJson } = await import('@/lib/http/api')
    return { read: () => readPage(url), sendJson }
  }

  test('stands in for the first request, with the URL of the next page', async () => {
    const requests = stubRequests(responses)
    const { read } = await openPage()
    expect(await read()).toEqual({ entries: ['old'], next: `${url}?cursor=b` })
    expect(requests).not.toHaveBeenCalled()
    expect(await read()).toEqual({ entries: ['new'], next: null })
    // The page outlives the session.
    expect(document.body.innerHTML).not.toContain('old')
  })

  test('is the data of its query in the first render, also of a query that is fetched on each visit', async () => {
    const requests = stubRequests(responses)
    await openPage()
    const { createQueryClient } = await import('@/lib/queries/query_client')
    const queryClient = createQueryClient()
    expect(queryClient.getQueryData([url])).toBeUndefined()
    const options = { queryKey: [url], staleTime: 0, refetchOnMount: 'always' as const }
    const { result } = renderHook(() => useQuery(options, queryClient))
    expect(result.current.data).toEqual(['old'])
    await waitFor(() => expect(result.current.isFetching).toBe(false))
    expect(requests).not.toHaveBeenCalled()
  })

  test('is gone after a reset for another member, and is not the response to a later request', async () => {
    stubRequests(responses)
    await openPage()
    const { createQueryClient } = await import('@/lib/queries/query_client')
    const queryClient = createQueryClient()
    const { result } = renderHook(() => useQuery({ queryKey: [url] }, queryClient))
    expect(result.current.data).toEqual(['old'])
    act(() => void queryClient.resetQueries())
    expect(queryClient.getQueryData([url])).toBeUndefined()
    await waitFor(() => expect(result.current.data).toEqual(['new']))
  })

  test('is the first page of its list in the first render', async () => {
    stubRequests(responses)
    await openPage()
    const { usePages: useList } = await import('@/lib/queries/use_pages')
    const { createQueryClient: create } = await import('@/lib/queries/query_client')
    const queryClient = create()
    const { result } = renderHook(() => useList<string>(['list'], url), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    })
    expect(result.current.entries).toEqual(['old'])
    expect(result.current.hasMore).toBe(true)
  })

  test('is dropped by a write, which may have changed it', async () => {
    stubRequests({ ...responses, 'POST /api/logout': { isUndocumented: true } })
    const { read, sendJson } = await openPage()
    await sendJson('POST', '/api/logout')
    expect((await read()).entries).toEqual(['new'])
  })

  test('is dropped when pushes connect, since what changed before was not pushed', async () => {
    stubRequests(responses)
    const { read } = await openPage()
    const { applyPushes } = await import('@/lib/live/socket')
    const on = vi.fn()
    applyPushes({ on, connect: vi.fn() }, createQueryClient())
    on.mock.calls.find(([event]) => event === 'connect')![1]()
    expect((await read()).entries).toEqual(['new'])
  })

  test('is dropped ten seconds after the start', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    stubRequests(responses)
    const { read } = await openPage()
    const { readJson } = await import('@/lib/http/api')
    await readJson('/api/legal').catch(() => {})
    vi.advanceTimersByTime(10_000)
    expect((await read()).entries).toEqual(['new'])
    vi.useRealTimers()
  })
})

test('removePrerenderedHead removes the head elements of the initial page and keeps all others', () => {
  document.head.innerHTML =
    '<meta name="description" data-of-page><link rel="canonical" data-of-page><meta name="viewport">'
  removePrerenderedHead()
  expect([...document.head.children].map((tag) => tag.outerHTML)).toEqual([
    '<meta name="viewport">',
  ])
})

test('a photo with a preloaded placeholder has a background, another photo has none', async () => {
  putIntoPage(PHOTO_PLACEHOLDERS, { m1: 'UklGRg==' })
  vi.resetModules()
  const { photoPlaceholder } = await import('@/lib/photo_placeholder')
  expect(photoPlaceholder('/media/m1/full.webp')?.background).toContain(
    'data:image/webp;base64,UklGRg=='
  )
  expect(photoPlaceholder('/media/m2/full.webp')).toBeUndefined()
  expect(photoPlaceholder(null)).toBeUndefined()
})

test('the scroll lock receives the nonce of the page', async () => {
  document.head.innerHTML = '<meta property="csp-nonce" nonce="n1">'
  // TypeScript does not treat a file without exports as a module.
  await vi.importActual('@/lib/page/page_nonce')
  expect(globalThis).toHaveProperty('__webpack_nonce__', 'n1')
})
