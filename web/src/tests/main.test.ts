import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGE_KEY } from '@/lib/language'

/** What was loaded, in its order. */
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

test('a page in Hindi has its words before its app starts', async () => {
  await openIn('hi')
  expect(loaded).toEqual(['words in use', 'app'])
  expect(document.documentElement.lang).toBe('hi')
})

test('a page whose Hindi words cannot be loaded starts in English and says so', async () => {
  vi.doMock('@/messages/hi/all', () => {
    throw new Error('Failed to fetch dynamically imported module')
  })
  await openIn('hi')
  expect(loaded).toEqual(['app'])
  expect(document.documentElement.lang).toBe('en')
})

test('a page in English starts without Hindi words', async () => {
  await openIn('en')
  expect(loaded).toEqual(['app'])
  expect(document.documentElement.lang).toBe('en')
})
