import { afterEach, expect, test, vi } from 'vitest'
import { canOpenShareSheet, openShareSheet, sharedListing, whatsappShareUrl } from '@/lib/share'
import { camera } from '@/tests/camera'

afterEach(() => Reflect.deleteProperty(navigator, 'share'))

const shared = sharedListing({ ...camera, title: 'Tent & stove, 50% new' })
const withShareSheet = (open: () => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: open, configurable: true })

test('a shared listing has its title, its price and the absolute URL of its page', () => {
  expect(shared).toEqual({
    title: 'Tent & stove, 50% new',
    text: 'Tent & stove, 50% new on rent, ₹450.50/day. See it on Saajha:',
    url: `${window.location.origin}/item/i1`,
  })
})

test('a shared listing with a negotiable price has no amount', () => {
  const { text } = sharedListing({ ...camera, isNegotiable: true })
  expect(text).toBe('Canon EOS R6 on rent, Price Negotiable. See it on Saajha:')
})

test('the WhatsApp URL has no recipient and carries the encoded text and URL', () => {
  const { origin, pathname, searchParams } = new URL(whatsappShareUrl(shared))
  expect(origin + pathname).toBe('https://wa.me/')
  expect([...searchParams]).toEqual([['text', `${shared.text} ${shared.url}`]])
})

test('a second press while the share sheet is open is no error', async () => {
  withShareSheet(() => Promise.reject(new DOMException('Open', 'InvalidStateError')))
  await expect(openShareSheet(shared)).resolves.toBeUndefined()
})

test('the share sheet receives the listing, and closing it is no error', async () => {
  expect(canOpenShareSheet()).toBe(false)
  const open = vi.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')))
  withShareSheet(open)
  expect(canOpenShareSheet()).toBe(true)
  await openShareSheet(shared)
  expect(open).toHaveBeenCalledExactlyOnceWith(shared)
})

test('a share sheet that rejects the listing throws', async () => {
  withShareSheet(() => Promise.reject(new DOMException('Denied', 'NotAllowedError')))
  await expect(openShareSheet(shared)).rejects.toThrow('Denied')
})
