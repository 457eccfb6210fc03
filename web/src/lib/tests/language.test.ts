import { afterEach, expect, test, vi } from 'vitest'
import { language, LANGUAGE_KEY, otherLanguage, setLanguage } from '@/lib/preferences/language'

afterEach(() => void vi.unstubAllGlobals())

test('choosing the other language stores it before the page is loaded again', () => {
  expect([language, otherLanguage.code]).toEqual(['en', 'hi'])
  let storedBeforeReload: string | null = null
  const reload = vi.fn(() => (storedBeforeReload = localStorage.getItem(LANGUAGE_KEY)))
  vi.stubGlobal('location', { reload })
  setLanguage('hi')
  expect(reload).toHaveBeenCalledOnce()
  expect(storedBeforeReload).toBe('hi')
})
