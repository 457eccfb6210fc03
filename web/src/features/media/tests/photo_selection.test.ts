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

test('chosen photos take the place of those of the listing, and join those chosen before', () => {
  expect(withChosen(OF_LISTING, chosen)).toEqual(REPLACED)
  const [more] = ['e.jpg'].map((name) => chosenPhoto(new File(['photo'], name)))
  expect(withChosen(REPLACED, [more!])).toEqual({ shown: [...chosen, more], setAside: current })
  expect([countWith(OF_LISTING, 3), countWith(REPLACED, 3)]).toEqual([3, 5])
})

test('removing the last chosen photo brings back those of the listing', () => {
  const [first, last] = chosen
  const one = without(REPLACED, first!.id)
  expect(one).toEqual({ shown: [last], setAside: current })
  expect(without(one, last!.id)).toEqual(OF_LISTING)
})

test('photos of the listing come back before the chosen ones, as long as there is room', () => {
  expect(withCurrent(REPLACED)).toEqual({ shown: [...current, ...chosen], setAside: [] })
  expect(hasRoomForCurrent(REPLACED)).toBe(true)
  expect(hasRoomForCurrent(OF_LISTING)).toBe(false)
  const beside = (count: number) => Array.from({ length: count }, () => chosen[0]!)
  const most = LIMITS.photos - current.length
  expect(hasRoomForCurrent({ shown: beside(most), setAside: current })).toBe(true)
  expect(hasRoomForCurrent({ shown: beside(most + 1), setAside: current })).toBe(false)
})

test('a photo is moved to a place that exists, and to no other', () => {
  const [first, second] = chosen
  expect(moved(REPLACED, second!.id, 0).shown).toEqual([second, first])
  for (const place of [-1, 2]) expect(moved(REPLACED, first!.id, place)).toBe(REPLACED)
  expect(moved(REPLACED, 'unknown', 0)).toBe(REPLACED)
})

test('a restored selection has the chosen files, and of the URLs those that the listing still has', () => {
  const kept = storedPhotos({ shown: [...current, chosen[0]!], setAside: [] })
  const restored = restoredSelection(kept, [current[1]!.src])
  expect(restored.shown.map(({ src, file }) => file?.name ?? src)).toEqual([
    current[1]!.src,
    'c.jpg',
  ])
})

test('photos that are set aside are restored as such', () => {
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
