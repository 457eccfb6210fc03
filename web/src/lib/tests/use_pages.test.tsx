import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createQueryClient } from '@/lib/queries/query_client'
import { usePages } from '@/lib/queries/use_pages'
import { stubRequests } from '@/tests/stub_requests'

type Props = { url: string; options?: Parameters<typeof usePages>[2] }

const BIKES = '/api/items?q=bike'
const TENTS = '/api/items?q=tent'
const link = (next: string) => ({ headers: { link: `<${next}>; rel="next"` } })

function open(
  responses: Parameters<typeof stubRequests>[0],
  options?: Parameters<typeof usePages>[2]
) {
  const requests = stubRequests(responses)
  const queryClient = createQueryClient()
  const visit = () =>
    renderHook(({ url }: Props) => usePages<string>(['list', url], url, options), {
      initialProps: { url: BIKES },
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    })
  return { requests, visit }
}

test('a list keeps its entries when the next page fails, and loads that page on retry', async () => {
  const nextPages = [{ status: 500 }, { body: ['b'], isUndocumented: true }]
  const { visit } = open({
    [`GET ${BIKES}`]: { body: ['a'], isUndocumented: true, ...link(TENTS) },
    [`GET ${TENTS}`]: () => nextPages.shift()!,
  })
  const { result } = visit()
  await waitFor(() => expect(result.current.hasMore).toBe(true))
  act(() => result.current.showMore())
  await waitFor(() => expect(result.current.isMoreFailed).toBe(true))
  expect(result.current).toMatchObject({ entries: ['a'], isFailed: false, hasMore: true })
  act(() => result.current.showMore())
  await waitFor(() => expect(result.current.entries).toEqual(['a', 'b']))
  expect(result.current).toMatchObject({ hasMore: false, pageCount: 2, next: null })
})

test('a list whose first page fails is failed until it is refetched', async () => {
  const responses = [{ status: 500 }, { body: ['a'], isUndocumented: true }]
  const { visit } = open({ [`GET ${BIKES}`]: () => responses.shift()! })
  const { result } = visit()
  await waitFor(() => expect(result.current.isFailed).toBe(true))
  act(() => result.current.refetch())
  await waitFor(() => expect(result.current.entries).toEqual(['a']))
  expect(result.current.isFailed).toBe(false)
})

test.each([
  [true, ['a'], true],
  [false, undefined, false],
])(
  'keepPrevious %s begins another URL with the entries %j',
  async (keepPrevious, entries, isOutdated) => {
    const { visit } = open(
      {
        [`GET ${BIKES}`]: { body: ['a'], isUndocumented: true },
        [`GET ${TENTS}`]: { body: ['t'], isUndocumented: true },
      },
      { keepPrevious }
    )
    const { result, rerender } = visit()
    await waitFor(() => expect(result.current.entries).toEqual(['a']))
    rerender({ url: TENTS })
    expect(result.current).toMatchObject({ isOutdated })
    expect(result.current.entries).toEqual(entries)
    await waitFor(() => expect(result.current.entries).toEqual(['t']))
    expect(result.current.isOutdated).toBe(false)
  }
)

test.each([
  [true, 2],
  [false, 1],
])('isAlwaysFresh %s makes two mounts fetch the list %i times', async (isAlwaysFresh, times) => {
  const { requests, visit } = open(
    { [`GET ${BIKES}`]: { body: ['a'], isUndocumented: true } },
    { isAlwaysFresh }
  )
  const first = visit()
  await waitFor(() => expect(first.result.current.entries).toEqual(['a']))
  first.unmount()
  const second = visit()
  await waitFor(() => expect(second.result.current.isFetching).toBe(false))
  expect(requests).toHaveBeenCalledTimes(times)
})

test('a list that is not enabled sends no request and returns what is cached', async () => {
  const { requests, visit } = open(
    { [`GET ${BIKES}`]: { body: ['a'], isUndocumented: true } },
    { isEnabled: false }
  )
  const { result } = visit()
  expect(result.current.entries).toBeUndefined()
  expect(requests).not.toHaveBeenCalled()
})
