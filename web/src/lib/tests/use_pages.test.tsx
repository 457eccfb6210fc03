import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createQueryClient } from '@/lib/query_client'
import { usePages } from '@/lib/use_pages'
import { stubRequests } from '@/tests/stub_requests'

type Props = { address: string; options?: Parameters<typeof usePages>[2] }

const BIKES = '/api/items?q=bike'
const TENTS = '/api/items?q=tent'
const link = (next: string) => ({ headers: { link: `<${next}>; rel="next"` } })

function open(
  answers: Parameters<typeof stubRequests>[0],
  options?: Parameters<typeof usePages>[2]
) {
  const requests = stubRequests(answers)
  const queryClient = createQueryClient()
  const visit = () =>
    renderHook(({ address }: Props) => usePages<string>(['list', address], address, options), {
      initialProps: { address: BIKES },
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    })
  return { requests, visit }
}

test('a list whose next part fails keeps what it has, and reads on at the next try', async () => {
  const responses = [{ status: 500 }, { body: ['b'] }]
  const { visit } = open({
    [`GET ${BIKES}`]: { body: ['a'], ...link(TENTS) },
    [`GET ${TENTS}`]: () => responses.shift()!,
  })
  const { result } = visit()
  await waitFor(() => expect(result.current.hasMore).toBe(true))
  act(() => result.current.showMore())
  await waitFor(() => expect(result.current.isMoreFailed).toBe(true))
  expect(result.current).toMatchObject({ entries: ['a'], isFailed: false, hasMore: true })
  act(() => result.current.showMore())
  await waitFor(() => expect(result.current.entries).toEqual(['a', 'b']))
  expect(result.current).toMatchObject({ hasMore: false, partsRead: 2, next: null })
})

test('a list whose first part fails has failed, until it is read again', async () => {
  const responses = [{ status: 500 }, { body: ['a'] }]
  const { visit } = open({ [`GET ${BIKES}`]: () => responses.shift()! })
  const { result } = visit()
  await waitFor(() => expect(result.current.isFailed).toBe(true))
  act(() => result.current.readAgain())
  await waitFor(() => expect(result.current.entries).toEqual(['a']))
  expect(result.current.isFailed).toBe(false)
})

test.each([
  [true, ['a'], true],
  [false, undefined, false],
])(
  'where a list keeps what it shows is %s, another address begins with %j',
  async (keepsShown, entries, isOutdated) => {
    const { visit } = open(
      { [`GET ${BIKES}`]: { body: ['a'] }, [`GET ${TENTS}`]: { body: ['t'] } },
      { keepsShown }
    )
    const { result, rerender } = visit()
    await waitFor(() => expect(result.current.entries).toEqual(['a']))
    rerender({ address: TENTS })
    expect(result.current).toMatchObject({ isOutdated })
    expect(result.current.entries).toEqual(entries)
    await waitFor(() => expect(result.current.entries).toEqual(['t']))
    expect(result.current.isOutdated).toBe(false)
  }
)

test.each([
  [true, 2],
  [false, 1],
])(
  'where a list is always fresh is %s, two visits read it %i times',
  async (isAlwaysFresh, times) => {
    const { requests, visit } = open({ [`GET ${BIKES}`]: { body: ['a'] } }, { isAlwaysFresh })
    const first = visit()
    await waitFor(() => expect(first.result.current.entries).toEqual(['a']))
    first.unmount()
    const second = visit()
    await waitFor(() => expect(second.result.current.isReading).toBe(false))
    expect(requests).toHaveBeenCalledTimes(times)
  }
)
