import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  const meta = Object.assign(document.createElement('meta'), {
    name: 'application-name',
    content: 'Kiraya & Co',
  })
  document.head.append(meta)
})

afterEach(() => document.head.replaceChildren())

test('the storage key of favourites begins with the product name of the page', async () => {
  const { favouriteToggled } = await import('@/lib/preferences/favourites')
  const { createStore } = await import('@/store')
  createStore().dispatch(favouriteToggled({ id: 'a', action: 'added' }))
  expect(localStorage.getItem('Kiraya & Co_favorites')).toBe('["a"]')
  expect(localStorage).toHaveLength(1)
})

test('greetings, titles and the copyright use the product name of the page', async () => {
  const { auth } = await import('@/messages/auth')
  const { pages } = await import('@/messages/pages')
  const { shell } = await import('@/messages/shell')
  expect(auth.title).toBe('Welcome to Kiraya & Co')
  expect(auth.welcomeBack).toBe('Welcome back to Kiraya & Co!')
  expect(pages.homeTitle).toBe('Kiraya & Co: rent anything, anywhere')
  expect(shell.copyright).toBe('© 2024 Kiraya & Co. All rights reserved.')
})

test('the product name of a page without one is Saajha', async () => {
  document.head.replaceChildren()
  const { PRODUCT_NAME } = await import('@/lib/preferences/product')
  expect(PRODUCT_NAME).toBe('Saajha')
})
