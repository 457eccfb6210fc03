import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useVisibleHeight } from '@/lib/page/use_visible_height'

const shown = () => {
  const { style } = document.documentElement
  return [style.getPropertyValue('--visible-height'), style.getPropertyValue('--visible-top')]
}

afterEach(() => vi.unstubAllGlobals())

test('the visible part of the screen follows the on-screen keyboard, but no zoom', () => {
  const viewport = Object.assign(new EventTarget(), { height: 740, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', viewport)
  const { unmount } = renderHook(() => useVisibleHeight())
  const change = (changes: Partial<typeof viewport>) =>
    act(() => void Object.assign(viewport, changes).dispatchEvent(new Event('resize')))
  expect(shown()).toEqual(['740px', '0px'])
  change({ height: 420, offsetTop: 30 })
  expect(shown()).toEqual(['420px', '30px'])
  change({ height: 370, offsetTop: 100, scale: 2 })
  expect(shown()).toEqual(['740px', '0px'])
  unmount()
  expect(shown()).toEqual(['', ''])
})
