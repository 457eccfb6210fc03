import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGE_KEY } from '@/lib/language'

/** The loaded modules, in order. */
let loaded: string[] = []

beforeEach(() => {
  loaded = []
  vi.resetModules()
  vi.doMock('@/messages/in_language', () => ({ speakHindi: () => loaded.push('words in use') }))
  vi.doMock('@/messages/hi/all', () => ({ hindi: {} }))
  vi.doMock('@/start', () => {
    loaded.push('app')
    return {}
  })
})

afterEach(() => {
  document.documentElement.lang = ''
  for (const path of ['@/messages/in_language', '@/messages/hi/all', '@/start']) vi.doUnmock(path)
})

async function openIn(language: 'en' | 'hi') {
  localStorage.setItem(LANGUAGE_KEY, language)
  document.documentElement.lang = language
  await import('@/main')
  await vi.waitFor(() => expect(loaded).toContain('app'))
}

test('a page in Hindi loads its messages before the app starts', async () => {
  await openIn('hi')
  expect(loaded).toEqual(['words in use', 'app'])
  expect(document.documentElement.lang).toBe('hi')
})

test('a page whose Hindi messages fail to load starts in English and shows a toast', async () => {
  vi.doMock('@/messages/hi/all', () => {
    throw new Error('Failed to fetch dynamically imported module')
  })
  await openIn('hi')
  expect(loaded).toEqual(['app'])
  expect(document.documentElement.lang).toBe('en')
})

test('a page in English loads no Hindi messages', async () => {
  await openIn('en')
  expect(loaded).toEqual(['app'])
  expect(document.documentElement.lang).toBe('en')
})
