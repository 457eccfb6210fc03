import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGE_KEY } from '@/lib/preferences/language'

/** The loaded modules, in order. */
let loaded: string[] = []

beforeEach(() => {
  loaded = []
  vi.resetModules()
  vi.doMock('@/messages/location_names', () => {
    loaded.push('names')
    return { locationNames: new Map() }
  })
  vi.doMock('@/start', () => {
    loaded.push('app')
    return {}
  })
})

afterEach(() => {
  for (const path of ['@/messages/location_names', '@/start']) vi.doUnmock(path)
})

async function openIn(language: 'en' | 'hi') {
  localStorage.setItem(LANGUAGE_KEY, language)
  await import('@/main')
  await vi.waitFor(() => expect(loaded).toContain('app'))
}

test('a page in Hindi loads the names before the app starts', async () => {
  await openIn('hi')
  expect(loaded).toEqual(['names', 'app'])
})

test('a page in Hindi starts although the names fail to load', async () => {
  vi.doMock('@/messages/location_names', () => {
    throw new Error('Failed to fetch dynamically imported module')
  })
  await openIn('hi')
  expect(loaded).toEqual(['app'])
})

test('a page in English loads no names in Hindi', async () => {
  await openIn('en')
  expect(loaded).toEqual(['app'])
})
