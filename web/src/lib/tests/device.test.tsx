import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { scrollBehavior } from '@/lib/scroll_behavior'
import { themeChosen } from '@/lib/theme'
import { useIsOnline } from '@/lib/use_is_online'
import { useIsPhone, useIsWide } from '@/lib/use_screen'
import { useDebouncedValue } from '@/lib/use_debounced_value'
import { useThemeOnPage } from '@/lib/use_theme_on_page'
import { createStore } from '@/store'

afterEach(() => void vi.useRealTimers())

/** A device whose answers to media queries can be changed, of a screen so many rem wide. */
function setDevice(answers: { width?: number; isDark?: boolean; reducesMotion?: boolean }) {
  const listeners = new Set<() => void>()
  const device = { ...answers }
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
    change: (now: typeof answers) =>
      act(() => {
        Object.assign(device, now)
        for (const listener of listeners) listener()
      }),
  }
}

test.each([
  [true, 'auto'],
  [false, 'smooth'],
])('where less motion is asked for is %s, the page scrolls %s', (reducesMotion, behavior) => {
  setDevice({ reducesMotion })
  expect(scrollBehavior()).toBe(behavior)
})

test.each([
  [47, true, false],
  [48, false, false],
  [63, false, false],
  [64, false, true],
])('of a screen of %i rem it is %s that it is a phone’s and %s that it is wide', (width, ...is) => {
  setDevice({ width })
  const { result } = renderHook(() => [useIsPhone(), useIsWide()])
  expect(result.current).toEqual(is)
})

test('a screen that is turned is measured again, until nothing asks for it', () => {
  const { change, listeners } = setDevice({ width: 40 })
  const { result, unmount } = renderHook(useIsPhone)
  expect(result.current).toBe(true)
  change({ width: 80 })
  expect(result.current).toBe(false)
  unmount()
  expect(listeners.size).toBe(0)
})

test('the network is known to be lost, and to be back', () => {
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

test('a value settles so long after its last change, and none between settles', () => {
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

test('a page whose reader chose a light theme stays light when the device turns dark', () => {
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
