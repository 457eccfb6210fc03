import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  language,
  otherLanguage,
  setLanguage,
  shouldOfferHindi,
  storeLanguage,
} from '@/lib/preferences/language'

beforeEach(clearLanguage)
afterEach(() => {
  vi.unstubAllGlobals()
  clearLanguage()
})

function clearLanguage() {
  document.cookie = 'language=; max-age=0'
  delete document.documentElement.dataset.offersHindi
}

/** Runs the script of the page's head. */
function prepareFirstPaint() {
  window.eval(readFileSync('public/first_paint.js', 'utf8'))
}

test('choosing the other language stores it in a cookie before the page is loaded again', () => {
  expect([language, otherLanguage.code]).toEqual(['en', 'hi'])
  let storedBeforeReload: string | null = null
  const reload = vi.fn(() => (storedBeforeReload = document.cookie))
  vi.stubGlobal('location', { reload, protocol: 'http:', href: 'http://localhost/item/1?a=b' })
  setLanguage('hi')
  expect(reload).toHaveBeenCalledOnce()
  expect(storedBeforeReload).toBe('language=hi')
})

test('choosing a language on a page whose URL has one loads the page without it', () => {
  const [reload, replace] = [vi.fn(), vi.fn<(url: URL) => void>()]
  const href = 'http://localhost/search?q=tent&lang=hi'
  vi.stubGlobal('location', { reload, replace, protocol: 'http:', href })
  setLanguage('en')
  expect(reload).not.toHaveBeenCalled()
  expect(String(replace.mock.calls[0]![0])).toBe('http://localhost/search?q=tent')
})

test.each([
  ['offered to a visitor whose device lists Hindi', ['en-IN', 'hi-IN'], '', true],
  ['not offered to a visitor whose device does not list it', ['en-IN', 'his'], '', false],
  ['not offered to a visitor who has chosen English', ['hi-IN'], 'language=en', false],
] as const)('Hindi is %s', (_, languages, cookie, isOffered) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  document.cookie = cookie
  prepareFirstPaint()
  expect(shouldOfferHindi()).toBe(isOffered)
})

test('a chosen language ends the offer of Hindi', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN'])
  prepareFirstPaint()
  storeLanguage('en')
  expect(shouldOfferHindi()).toBe(false)
})
