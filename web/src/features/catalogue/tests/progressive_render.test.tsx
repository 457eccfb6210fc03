import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useProgressiveRender } from '@/features/catalogue/hooks/use_progressive_render'

const TWENTY = Array.from({ length: 20 }, (_, n) => n)

afterEach(() => document.body.replaceChildren())

test('a list that takes the place of the first sight grows to its end in small steps', async () => {
  comesBy('navigate')
  const lengths: number[] = []
  const { result, rerender } = renderHook(
    ({ entries }) => {
      const list = useProgressiveRender(entries)
      lengths.push(list.drawn!.length)
      return list
    },
    { initialProps: { entries: TWENTY } }
  )
  expect(result.current.isWhole).toBe(false)
  await waitFor(() => expect(result.current.isWhole).toBe(true))
  expect([...new Set(lengths)]).toEqual([6, 12, 18, 20])

  await waitFor(() => {
    rerender({ entries: [...TWENTY, ...TWENTY] })
    expect(result.current.drawn).toHaveLength(40)
  })
})

test.for(['reload', 'back_forward'] as const)(
  'after a %s it is there at once, as the reader may have stood far down in it',
  (way) => {
    comesBy(way)
    const { result } = renderHook(() => useProgressiveRender(TWENTY))
    expect(result.current).toEqual({ drawn: TWENTY, isWhole: true })
  }
)

test('any other list is there at once', () => {
  const { result } = renderHook(() => useProgressiveRender(TWENTY))
  expect(result.current).toEqual({ drawn: TWENTY, isWhole: true })
})

/** A page that shows its first sight. */
function comesBy(type: NavigationTimingType) {
  const sight = document.body.appendChild(document.createElement('div'))
  sight.className = 'prerendered-shell'
  const visits = [{ type } as PerformanceNavigationTiming]
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(visits)
}
