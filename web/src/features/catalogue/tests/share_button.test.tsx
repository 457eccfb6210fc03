import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bike } from '@/tests/bike'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const URL_OF_BIKE = `${window.location.origin}/item/i1`

beforeEach(() => void stubRequests({ 'GET /api/items/i1': { body: bike } }))
afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

function define(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true })
}

async function pressShare() {
  const { visitor } = renderApp('/item/i1')
  await visitor.click(await screen.findByRole('button', { name: 'Share' }))
  return visitor
}

async function copyLink(writeText: () => Promise<void>) {
  const visitor = await pressShare()
  define('clipboard', { writeText })
  await visitor.click(await screen.findByRole('menuitem', { name: 'Copy link' }))
}

test('Share opens the share sheet of the device with title, price and URL of the item', async () => {
  const opened = vi.fn().mockResolvedValue(undefined)
  define('share', opened)
  await pressShare()
  const [[shared]] = opened.mock.calls as [[ShareData]]
  expect(shared).toMatchObject({ title: 'Honda Activa 6G', url: URL_OF_BIKE })
  expect(shared.text).toContain('₹1,250/day')
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a share sheet that the visitor closes shows no notice', async () => {
  const opened = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
  define('share', opened)
  define('clipboard', { writeText: () => Promise.resolve() })
  await pressShare()
  await waitFor(() => expect(opened).toHaveBeenCalledOnce())
  expect(screen.queryByText('Link copied')).toBeNull()
})

test('a share sheet that rejects the item copies the link instead', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined)
  define('share', vi.fn().mockRejectedValue(new TypeError('not allowed')))
  renderApp('/item/i1')
  const button = await screen.findByRole('button', { name: 'Share' })
  define('clipboard', { writeText })
  button.click()
  expect(await screen.findByText('Link copied')).toBeTruthy()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(URL_OF_BIKE)
})

test('without a share sheet the menu opens WhatsApp with text and URL of the item', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const visitor = await pressShare()
  await visitor.click(await screen.findByRole('menuitem', { name: 'Share on WhatsApp' }))
  const opened = new URL(open.mock.calls[0]![0] as string)
  expect(opened.origin + opened.pathname).toBe('https://wa.me/')
  expect(opened.searchParams.get('text')).toContain('Honda Activa 6G')
  expect(opened.searchParams.get('text')).toContain(URL_OF_BIKE)
})

test('without a share sheet the menu copies the link', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined)
  await copyLink(writeText)
  expect(await screen.findByText('Link copied')).toBeTruthy()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(URL_OF_BIKE)
})

test('a link that cannot be copied is shown', async () => {
  await copyLink(() => Promise.reject(new Error('denied')))
  expect(await screen.findByText("We couldn't copy the link")).toBeTruthy()
  expect(screen.getByText(URL_OF_BIKE)).toBeTruthy()
})
