import { LIMITS } from '@saajha/contract/limits'
import { expect, test, vi } from 'vitest'
import { isSelectionOf, storedPhotos, restoredSelection } from '@/features/media/stored_photos'
import { chosenPhoto, currentPhoto } from '@/features/media/photo'
import {
  countWith,
  hasRoomForCurrent,
  moved,
  withChosen,
  withCurrent,
  without,
} from '@/features/media/photo_selection'

let urls = 0
vi.stubGlobal(
  'URL',
  Object.assign(URL, { createObjectURL: () => `blob:${++urls}`, revokeObjectURL: () => {} })
)

const current = ['/media/a/full.webp', '/media/b/full.webp'].map(currentPhoto)
const chosen = ['c.jpg', 'd.jpg'].map((name) => chosenPhoto(new File(['photo'], name)))
const OF_LISTING = { shown: current, setAside: [] }
const REPLACED = { shown: chosen, setAside: current }

test('chosen photos replace those of the listing and are appended to those chosen before', () => {
  expect(withChosen(OF_LISTING, chosen)).toEqual(REPLACED)
  const [more] = ['e.jpg'].map((name) => chosenPhoto(new File(['photo'], name)))
  expect(withChosen(REPLACED, [more!])).toEqual({ shown: [...chosen, more], setAside: current })
  expect([countWith(OF_LISTING, 3), countWith(REPLACED, 3)]).toEqual([3, 5])
})

test('removing the last chosen photo restores those of the listing', () => {
  const [first, last] = chosen
  const one = without(REPLACED, first!.id)
  expect(one).toEqual({ shown: [last], setAside: current })
  expect(without(one, last!.id)).toEqual(OF_LISTING)
})

test('photos of the listing are restored before the chosen ones within the limit', () => {
  expect(withCurrent(REPLACED)).toEqual({ shown: [...current, ...chosen], setAside: [] })
  expect(hasRoomForCurrent(REPLACED)).toBe(true)
  expect(hasRoomForCurrent(OF_LISTING)).toBe(false)
  const beside = (count: number) => Array.from({ length: count }, () => chosen[0]!)
  const most = LIMITS.photos - current.length
  expect(hasRoomForCurrent({ shown: beside(most), setAside: current })).toBe(true)
  expect(hasRoomForCurrent({ shown: beside(most + 1), setAside: current })).toBe(false)
})

test('a photo moves to existing positions only', () => {
  const [first, second] = chosen
  expect(moved(REPLACED, second!.id, 0).shown).toEqual([second, first])
  for (const index of [-1, 2]) expect(moved(REPLACED, first!.id, index)).toBe(REPLACED)
  expect(moved(REPLACED, 'unknown', 0)).toBe(REPLACED)
})

test('a restored selection has the chosen files and the URLs that the listing still has', () => {
  const stored = storedPhotos({ shown: [...current, chosen[0]!], setAside: [] })
  const restored = restoredSelection(stored, [current[1]!.src])
  expect(restored.shown.map(({ src, file }) => file?.name ?? src)).toEqual([
    current[1]!.src,
    'c.jpg',
  ])
})

test('photos that are set aside are restored as set aside', () => {
  const restored = restoredSelection(
    storedPhotos(REPLACED),
    current.map(({ src }) => src)
  )
  expect(restored.shown.map(({ file }) => file?.name)).toEqual(['c.jpg', 'd.jpg'])
  expect(restored.setAside.map(({ src }) => src)).toEqual(current.map(({ src }) => src))
})

test('the photos of the listing in another order are another selection', () => {
  const urls = current.map(({ src }) => src)
  expect(isSelectionOf(OF_LISTING, urls)).toBe(true)
  expect(isSelectionOf(OF_LISTING, urls.toReversed())).toBe(false)
  expect(isSelectionOf(OF_LISTING, [...urls, '/media/e/full.webp'])).toBe(false)
})
