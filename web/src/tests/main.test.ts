import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The loaded modules, in order. */
let loaded: string[] = []

beforeEach(() => {
  loaded = []
  vi.resetModules()
  vi.doMock('@saajha/contract/hindi_locations', () => {
    loaded.push('names')
    return { HINDI_LOCATIONS: new Map() }
  })
  vi.doMock('@/start', () => {
    loaded.push('app')
    return {}
  })
})

afterEach(() => {
  for (const path of ['@saajha/contract/hindi_locations', '@/start']) vi.doUnmock(path)
})

async function openIn(language: 'en' | 'hi') {
  document.documentElement.lang = language
  await import('@/main')
  await vi.waitFor(() => expect(loaded).toContain('app'))
}

test('a page in Hindi loads the names before the app starts', async () => {
  await openIn('hi')
  expect(loaded).toEqual(['names', 'app'])
})

test('a page in Hindi starts although the names fail to load', async () => {
  vi.doMock('@saajha/contract/hindi_locations', () => {
    throw new Error('Failed to fetch dynamically imported module')
  })
  await openIn('hi')
  expect(loaded).toEqual(['app'])
})

test('a page in English loads no names in Hindi', async () => {
  await openIn('en')
  expect(loaded).toEqual(['app'])
})
