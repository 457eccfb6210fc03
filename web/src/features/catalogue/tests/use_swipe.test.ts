import { renderHook } from '@testing-library/react'
import type { PointerEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { useSwipe } from '@/features/catalogue/hooks/use_swipe'

const at = (clientX: number, clientY: number, isPrimary = true) =>
  ({ clientX, clientY, isPrimary }) as PointerEvent

test.each([
  ['to the left', [-60, 10], 1],
  ['to the right', [60, -10], -1],
] as const)('a finger that goes %s swipes', (_, [x, y], by) => {
  const onSwipe = vi.fn()
  const { result } = renderHook(() => useSwipe(onSwipe))
  result.current.onPointerDown(at(100, 100))
  result.current.onPointerUp(at(100 + x, 100 + y))
  expect(onSwipe).toHaveBeenCalledExactlyOnceWith(by)
})

test.each([
  ['scrolls', [60, 80]],
  ['barely moves', [49, 0]],
] as const)('a finger that %s does not swipe', (_, [x, y]) => {
  const onSwipe = vi.fn()
  const { result } = renderHook(() => useSwipe(onSwipe))
  result.current.onPointerDown(at(100, 100))
  result.current.onPointerUp(at(100 + x, 100 + y))
  expect(onSwipe).not.toHaveBeenCalled()
})

test('a second finger ends a swipe', () => {
  const onSwipe = vi.fn()
  const { result } = renderHook(() => useSwipe(onSwipe))
  result.current.onPointerDown(at(100, 100))
  result.current.onPointerDown(at(200, 100, false))
  result.current.onPointerUp(at(10, 100))
  expect(onSwipe).not.toHaveBeenCalled()
})

test('a finger that the browser takes over for scrolling does not swipe', () => {
  const onSwipe = vi.fn()
  const { result } = renderHook(() => useSwipe(onSwipe))
  result.current.onPointerDown(at(100, 100))
  result.current.onPointerCancel()
  result.current.onPointerUp(at(10, 100))
  expect(onSwipe).not.toHaveBeenCalled()
})
