import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useProgressiveRender } from '@/features/catalogue/hooks/use_progressive_render'

const TWENTY = Array.from({ length: 20 }, (_, n) => n)

afterEach(() => document.body.replaceChildren())

test('a list that replaces the prerendered shell is rendered in small steps', async () => {
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

test.for(['reload', 'back_forward'] as const)('a list is rendered at once after a %s', (way) => {
  comesBy(way)
  const { result } = renderHook(() => useProgressiveRender(TWENTY))
  expect(result.current).toEqual({ drawn: TWENTY, isWhole: true })
})

test('a list without a prerendered shell is rendered at once', () => {
  const { result } = renderHook(() => useProgressiveRender(TWENTY))
  expect(result.current).toEqual({ drawn: TWENTY, isWhole: true })
})

/** Adds a prerendered shell to the page. */
function comesBy(type: NavigationTimingType) {
  const shell = document.body.appendChild(document.createElement('div'))
  shell.className = 'prerendered-shell'
  const visits = [{ type } as PerformanceNavigationTiming]
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(visits)
}
