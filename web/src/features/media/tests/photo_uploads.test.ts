import { LIMITS } from '@saajha/contract/limits'
import { expect, test, vi } from 'vitest'
import { isSelectionOf, storedPhotos, restoredSelection } from '@/features/media/stored_photos'
import { chosenPhoto, currentPhoto, needsUpload, type Photo } from '@/features/media/photo'
import { PhotoUploads, type PhotoSelection } from '@/features/media/photo_uploads'

let urls = 0
vi.stubGlobal(
  'URL',
  Object.assign(URL, { createObjectURL: () => `blob:${++urls}`, revokeObjectURL: () => {} })
)

const current = ['/media/a/full.webp', '/media/b/full.webp'].map(currentPhoto)
const currentUrls = current.map(({ src }) => src)
const names = ['c.jpg', 'd.jpg', 'e.jpg', 'f.jpg', 'g.jpg', 'h.jpg']
const files = names.map((name) => new File(['photo'], name, { type: 'image/jpeg' }))
const chosen = files.map((file) => chosenPhoto(file))
const OF_LISTING = { shown: current, excess: [] }
const room = LIMITS.photos - current.length

/** The photos of a form to which files were added; nothing is uploaded. */
function withChosen(
  saved: readonly Photo[],
  added: readonly File[],
  limit: number = LIMITS.photos
) {
  const send = () => () => Promise.reject(new Error('The form is not sent'))
  const photos = new PhotoUploads(saved, { send, limit, isImmediate: false })
  photos.add(added)
  return photos
}

const nameOf = ({ src, file }: Photo) => (file ? (file as File).name : src)
const namesIn = ({ shown, excess }: PhotoSelection) => ({
  shown: shown.map(nameOf),
  excess: excess.map(nameOf),
})

test('chosen photos are added to those of the listing', () => {
  expect(namesIn(withChosen(current, files.slice(0, room)).read())).toEqual({
    shown: [...currentUrls, ...names.slice(0, room)],
    excess: [],
  })
})

test('photos that do not fit beside those of the listing are in excess', () => {
  expect(namesIn(withChosen(current, files).read())).toEqual({
    shown: [...currentUrls, ...names.slice(0, room)],
    excess: names.slice(room, LIMITS.photos),
  })
})

test('photos that do not fit beside chosen ones are dropped', () => {
  const shown = names.slice(0, LIMITS.photos)
  expect(namesIn(withChosen([], files).read())).toEqual({ shown, excess: [] })
})

test('a limit of a selection replaces that of listings', () => {
  const photos = withChosen([], files, 6)
  const six = photos.read()
  expect(namesIn(six)).toEqual({ shown: names, excess: [] })
  photos.add([files[0]!])
  expect(photos.read()).toEqual(six)
  photos.remove(six.shown[0]!.id)
  expect(namesIn(photos.read())).toEqual({ shown: names.slice(1), excess: [] })
})

test('a removed photo makes room for the first one in excess', () => {
  const photos = withChosen(current, files)
  photos.remove(current[0]!.id)
  expect(namesIn(photos.read())).toEqual({
    shown: [currentUrls[1], ...names.slice(0, room + 1)],
    excess: names.slice(room + 1, LIMITS.photos),
  })
})

test('photos in excess replace those of the listing up to the limit', () => {
  const photos = withChosen(current, files)
  photos.replaceSaved()
  expect(namesIn(photos.read())).toEqual({ shown: names.slice(0, LIMITS.photos), excess: [] })
})

test('a photo moves to existing positions only', () => {
  const photos = withChosen([], files.slice(0, 2))
  const [first, second] = photos.read().shown
  photos.move(second!.id, 0)
  const selection = photos.read()
  expect(selection.shown).toEqual([second, first])
  for (const index of [-1, 2]) photos.move(first!.id, index)
  photos.move('unknown', 0)
  expect(photos.read()).toBe(selection)
})

/** The photos of a form whose uploads fail, and what it reports. */
function failing(isImmediate: boolean) {
  const report = vi.fn()
  const send = () => () => Promise.reject(new Error('500'))
  return { photos: new PhotoUploads([], { send, limit: 5, isImmediate, report }), report }
}

test('of photos that are uploaded together only the first that fails is reported', async () => {
  const { photos, report } = failing(true)
  photos.add(files.slice(0, 2))
  const states = () => photos.read().shown.map(({ upload: { state } }) => state)
  expect(states()).toEqual(['sending', 'sending'])
  await vi.waitFor(() => expect(states()).toEqual(['failed', 'failed']))
  expect(report.mock.calls).toEqual([['Failed to upload images', 'Failed to upload image 1']])
})

test('a photo that fails while its form is sent is not reported a second time', async () => {
  const { photos, report } = failing(false)
  photos.add(files.slice(0, 1))
  await expect(photos.upload()).rejects.toThrow('Failed to upload image 1')
  expect(report).not.toHaveBeenCalled()
})

test('a restored selection has the chosen files and the URLs that the listing still has', () => {
  const stored = storedPhotos({ shown: [...current, chosen[0]!], excess: [chosen[1]!] })
  const photos = withChosen([], [])
  photos.replace(restoredSelection(stored, [currentUrls[1]!]))
  expect(namesIn(photos.read())).toEqual({ shown: [currentUrls[1], 'c.jpg', 'd.jpg'], excess: [] })
})

test('restored photos in excess stay in excess unless the listing has fewer photos now', () => {
  const stored = storedPhotos(withChosen(current, files).read())
  const restored = (urls: string[]) => {
    const photos = withChosen([], [])
    photos.replace(restoredSelection(stored, urls))
    return namesIn(photos.read())
  }
  expect(restored(currentUrls)).toEqual({
    shown: [...currentUrls, 'c.jpg', 'd.jpg', 'e.jpg'],
    excess: ['f.jpg', 'g.jpg'],
  })
  expect(restored([currentUrls[0]!])).toEqual({
    shown: [currentUrls[0], 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg'],
    excess: ['g.jpg'],
  })
})

test('a restored photo is not uploaded again for twenty hours', () => {
  const restored = (at: number) => {
    const uploaded = chosenPhoto(files[0]!, { state: 'stored', url: '/media/c/full.webp', at })
    return restoredSelection(storedPhotos({ shown: [uploaded, chosen[1]!], excess: [] }), [])
  }
  expect(restored(Date.now()).shown.map(needsUpload)).toEqual([false, true])
  const before = Date.now() - 20 * 60 * 60 * 1000 - 1
  expect(restored(before).shown.map(needsUpload)).toEqual([true, true])
  expect(current.map(needsUpload)).toEqual([false, false])
})

test('a selection that was stored by an earlier version is restored without its uploads', () => {
  const stored = { shown: [{ file: new File(['photo'], 'c.jpg') }], setAside: [{ url: 'x' }] }
  const [photo] = restoredSelection(stored, []).shown
  expect([nameOf(photo!), photo?.upload]).toEqual(['c.jpg', { state: 'waiting' }])
})

test('the photos of the listing in another order are another selection', () => {
  expect(isSelectionOf(OF_LISTING, currentUrls)).toBe(true)
  expect(isSelectionOf(OF_LISTING, currentUrls.toReversed())).toBe(false)
  expect(isSelectionOf(OF_LISTING, [...currentUrls, '/media/e/full.webp'])).toBe(false)
})

test('the photos of the listing with a photo in excess are another selection', () => {
  expect(isSelectionOf({ ...OF_LISTING, excess: [chosen[0]!] }, currentUrls)).toBe(false)
})
