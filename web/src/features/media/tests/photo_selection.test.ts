import { LIMITS } from '@saajha/contract/limits'
import { expect, test, vi } from 'vitest'
import { isSelectionOf, storedPhotos, restoredSelection } from '@/features/media/stored_photos'
import { chosenPhoto, currentPhoto, needsUpload } from '@/features/media/photo'
import { moved, withChosen, without, withoutSaved } from '@/features/media/photo_selection'

let urls = 0
vi.stubGlobal(
  'URL',
  Object.assign(URL, { createObjectURL: () => `blob:${++urls}`, revokeObjectURL: () => {} })
)

const current = ['/media/a/full.webp', '/media/b/full.webp'].map(currentPhoto)
const chosen = ['c.jpg', 'd.jpg', 'e.jpg', 'f.jpg', 'g.jpg', 'h.jpg'].map((name) =>
  chosenPhoto(new File(['photo'], name))
)
const OF_LISTING = { shown: current, excess: [] }
const EMPTY = { shown: [], excess: [] }
const room = LIMITS.photos - current.length
const FULL = withChosen(OF_LISTING, chosen)

test('chosen photos are added to those of the listing', () => {
  expect(withChosen(OF_LISTING, chosen.slice(0, room))).toEqual({
    shown: [...current, ...chosen.slice(0, room)],
    excess: [],
  })
})

test('photos that do not fit beside those of the listing are in excess', () => {
  expect(FULL.shown).toEqual([...current, ...chosen.slice(0, room)])
  expect(FULL.excess).toEqual(chosen.slice(room, LIMITS.photos))
})

test('photos that do not fit beside chosen ones are dropped', () => {
  expect(withChosen(EMPTY, chosen)).toEqual({ shown: chosen.slice(0, LIMITS.photos), excess: [] })
})

test('a limit of a selection replaces that of listings', () => {
  const six = withChosen(EMPTY, chosen, 6)
  expect(six).toEqual({ shown: chosen, excess: [] })
  expect(withChosen(six, [chosen[0]!], 6)).toEqual(six)
  expect(without(six, chosen[0]!.id, 6)).toEqual({ shown: chosen.slice(1), excess: [] })
})

test('a removed photo makes room for the first one in excess', () => {
  const [first] = current
  expect(without(FULL, first!.id)).toEqual({
    shown: [current[1], ...chosen.slice(0, room + 1)],
    excess: chosen.slice(room + 1, LIMITS.photos),
  })
})

test('photos in excess replace those of the listing up to the limit', () => {
  expect(withoutSaved(FULL)).toEqual({ shown: chosen.slice(0, LIMITS.photos), excess: [] })
})

test('a photo moves to existing positions only', () => {
  const selection = { shown: chosen.slice(0, 2), excess: [] }
  const [first, second] = chosen
  expect(moved(selection, second!.id, 0).shown).toEqual([second, first])
  for (const index of [-1, 2]) expect(moved(selection, first!.id, index)).toBe(selection)
  expect(moved(selection, 'unknown', 0)).toBe(selection)
})

test('a restored selection has the chosen files and the URLs that the listing still has', () => {
  const stored = storedPhotos({ shown: [...current, chosen[0]!], excess: [chosen[1]!] })
  const restored = restoredSelection(stored, [current[1]!.src])
  expect(restored.shown.map(({ src, file }) => file?.name ?? src)).toEqual([
    current[1]!.src,
    'c.jpg',
    'd.jpg',
  ])
  expect(restored.excess).toEqual([])
})

test('restored photos in excess stay in excess unless the listing has fewer photos now', () => {
  const urls = current.map(({ src }) => src)
  const names = (currentUrls: string[]) => {
    const { shown, excess } = restoredSelection(storedPhotos(FULL), currentUrls)
    return [shown, excess].map((photos) => photos.map(({ src, file }) => file?.name ?? src))
  }
  expect(names(urls)).toEqual([
    [...urls, 'c.jpg', 'd.jpg', 'e.jpg'],
    ['f.jpg', 'g.jpg'],
  ])
  expect(names([urls[0]!])).toEqual([[urls[0], 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg'], ['g.jpg']])
})

test('a restored photo is not uploaded again for twenty hours', () => {
  const uploaded = { ...chosen[0]!, url: '/media/c/full.webp', uploadedAt: Date.now() }
  const restored = () =>
    restoredSelection(storedPhotos({ shown: [uploaded, chosen[1]!], excess: [] }), [])
  expect(restored().shown.map(needsUpload)).toEqual([false, true])
  uploaded.uploadedAt -= 20 * 60 * 60 * 1000 + 1
  expect(restored().shown.map(needsUpload)).toEqual([true, true])
  expect(current.map(needsUpload)).toEqual([false, false])
})

test('a selection that was stored by an earlier version is restored without its uploads', () => {
  const stored = { shown: [{ file: new File(['photo'], 'c.jpg') }], setAside: [{ url: 'x' }] }
  const [photo] = restoredSelection(stored, []).shown
  expect([photo?.file?.name, photo?.url, photo?.uploadedAt]).toEqual(['c.jpg', null, null])
})

test('the photos of the listing in another order are another selection', () => {
  const urls = current.map(({ src }) => src)
  expect(isSelectionOf(OF_LISTING, urls)).toBe(true)
  expect(isSelectionOf(OF_LISTING, urls.toReversed())).toBe(false)
  expect(isSelectionOf(OF_LISTING, [...urls, '/media/e/full.webp'])).toBe(false)
})

test('the photos of the listing with a photo in excess are another selection', () => {
  const urls = current.map(({ src }) => src)
  expect(isSelectionOf({ ...OF_LISTING, excess: [chosen[0]!] }, urls)).toBe(false)
})
