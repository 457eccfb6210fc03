import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadForNewBuild, reloadsForNewBuild } from '@/lib/build/reload_for_new_build'

type Router = Parameters<typeof reloadsForNewBuild>[0]

const assign = vi.fn()

beforeEach(() => {
  assign.mockClear()
  sessionStorage.clear()
  vi.stubGlobal('location', { assign })
})

afterEach(() => void vi.unstubAllGlobals())

/** Makes this URL the one that the router is loading. */
function navigateTo(pathname: string) {
  const location = { pathname, search: '?sort=price', hash: '' }
  reloadsForNewBuild({ state: { navigation: { location } } } as Router)
}

test('a URL whose script is gone is loaded again, with its query', () => {
  navigateTo('/category/camera')
  expect(reloadForNewBuild()).toBe(true)
  expect(assign).toHaveBeenCalledExactlyOnceWith('/category/camera?sort=price')
})

test('a URL that fails twice is loaded again only once', () => {
  navigateTo('/category/camera')
  expect([reloadForNewBuild(), reloadForNewBuild()]).toEqual([true, false])
  expect(assign).toHaveBeenCalledOnce()
})

test('another URL that fails is loaded again as well', () => {
  navigateTo('/category/camera')
  reloadForNewBuild()
  navigateTo('/category/bike')
  expect(reloadForNewBuild()).toBe(true)
})

test('nothing is loaded again without a network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  navigateTo('/category/camera')
  expect(reloadForNewBuild()).toBe(false)
  expect(assign).not.toHaveBeenCalled()
})

test('nothing is loaded again without storage, which would let it go on for ever', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError')
  })
  navigateTo('/category/camera')
  expect(reloadForNewBuild()).toBe(false)
  expect(assign).not.toHaveBeenCalled()
})
