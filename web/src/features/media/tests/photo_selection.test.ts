import { expect, test, vi } from 'vitest'
import { keptPhotos, restoredSelection } from '@/features/media/kept_photos'
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
  const many = Array.from({ length: 11 }, () => chosen[0]!)
  expect(hasRoomForCurrent({ shown: many, setAside: current })).toBe(false)
})

test('a photo is moved to a place that exists, and to no other', () => {
  const [first, second] = chosen
  expect(moved(REPLACED, second!.id, 0).shown).toEqual([second, first])
  for (const place of [-1, 2]) expect(moved(REPLACED, first!.id, place)).toBe(REPLACED)
  expect(moved(REPLACED, 'unknown', 0)).toBe(REPLACED)
})

test('a restored selection has the chosen files, and of the URLs those that the listing still has', () => {
  const kept = keptPhotos({ shown: [...current, chosen[0]!], setAside: [] })
  const restored = restoredSelection(kept, [current[1]!.src])
  expect(restored.shown.map(({ src, file }) => file?.name ?? src)).toEqual([
    current[1]!.src,
    'c.jpg',
  ])
})
