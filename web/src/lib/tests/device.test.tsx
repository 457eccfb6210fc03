import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { scrollBehavior } from '@/lib/page/scroll_behavior'
import { themeChosen } from '@/lib/preferences/theme'
import { useIsOnline } from '@/lib/page/use_is_online'
import { useIsPhone, useIsWide } from '@/lib/page/use_screen'
import { useDebouncedValue } from '@/lib/hooks/use_debounced_value'
import { useThemeOnPage } from '@/lib/preferences/use_theme_on_page'
import { createStore } from '@/store'

afterEach(() => void vi.useRealTimers())

/** Stubs the device's media queries; `width` is in rem. */
function setDevice(features: { width?: number; isDark?: boolean; reducesMotion?: boolean }) {
  const listeners = new Set<() => void>()
  const device = { ...features }
  const matches = (media: string) => {
    if (media.includes('color-scheme: dark')) return device.isDark ?? false
    if (media.includes('reduced-motion: reduce')) return device.reducesMotion ?? false
    const [, sign, rem] = /width (<|>=) (\d+)rem/.exec(media)!
    const width = device.width ?? 80
    return sign === '<' ? width < Number(rem) : width >= Number(rem)
  }
  const before = window.matchMedia('')
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...before,
    get matches() {
      return matches(media)
    },
    addEventListener: (_: string, listener: unknown) => void listeners.add(listener as () => void),
    removeEventListener: (_: string, listener: unknown) =>
      void listeners.delete(listener as () => void),
  }))
  return {
    listeners,
    change: (changed: typeof features) =>
      act(() => {
        Object.assign(device, changed)
        for (const listener of listeners) listener()
      }),
  }
}

test.each([
  [true, 'auto'],
  [false, 'smooth'],
])('reduced motion %s makes the scroll behavior %s', (reducesMotion, behavior) => {
  setDevice({ reducesMotion })
  expect(scrollBehavior()).toBe(behavior)
})

test.each([
  [47, true, false],
  [48, false, false],
  [63, false, false],
  [64, false, true],
])('a screen of %i rem sets useIsPhone to %s and useIsWide to %s', (width, ...is) => {
  setDevice({ width })
  const { result } = renderHook(() => [useIsPhone(), useIsWide()])
  expect(result.current).toEqual(is)
})

test('useIsPhone follows the screen and removes its listener on unmount', () => {
  const { change, listeners } = setDevice({ width: 40 })
  const { result, unmount } = renderHook(useIsPhone)
  expect(result.current).toBe(true)
  change({ width: 80 })
  expect(result.current).toBe(false)
  unmount()
  expect(listeners.size).toBe(0)
})

test('useIsOnline follows the loss and the return of the network', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get')
  const { result } = renderHook(useIsOnline)
  const turn = (isOnline: boolean) => {
    online.mockReturnValue(isOnline)
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
  }
  expect(result.current).toBe(true)
  turn(false)
  expect(result.current).toBe(false)
  turn(true)
  expect(result.current).toBe(true)
})

test('a debounced value changes only after a pause, and skips the values in between', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook((value: string) => useDebouncedValue(value, 300), {
    initialProps: 'c',
  })
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  rerender('ca')
  pass(200)
  rerender('cam')
  pass(299)
  expect(result.current).toBe('c')
  pass(1)
  expect(result.current).toBe('cam')
})

test('a chosen light theme stays light when the device turns dark', () => {
  const { change, listeners } = setDevice({ isDark: false })
  const store = createStore()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  renderHook(useThemeOnPage, { wrapper })
  change({ isDark: true })
  expect(document.documentElement.className).toBe('dark')
  act(() => void store.dispatch(themeChosen('light')))
  expect(listeners.size).toBe(1)
  expect(document.documentElement.className).toBe('light')
  change({ isDark: true })
  expect(document.documentElement.className).toBe('light')
})
