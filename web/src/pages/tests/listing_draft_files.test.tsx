import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { get } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { putFile } from '@/features/media/put_file'
import { draftSubject, draftKey, saveDraft } from '@/lib/drafts/draft_storage'
import { enter, jpeg, openListingPage } from '@/pages/tests/open_listing_page'
import { camera } from '@/tests/camera'

const files = new Map<string, unknown>()

vi.mock('@/features/media/put_file', () => ({ putFile: vi.fn() }))
// jsdom has no IndexedDB.
vi.mock('idb-keyval', () => ({
  createStore: () => files,
  get: vi.fn(async (key: string) => files.get(key)),
  set: async (key: string, content: unknown) => files.set(key, content),
  del: async (key: string) => files.delete(key),
  keys: async () => [...files.keys()],
}))

beforeEach(() => {
  vi.mocked(putFile).mockReset().mockResolvedValue()
  files.clear()
})

const LOST = 'Please choose your photos and video again.'
const WITH_VIDEO = {
  'GET /api/items/i1': { body: { ...camera, videoUrl: '/media/o/video.mp4' } },
  'POST /api/upload/video': {
    body: { uploadUrl: '/api/uploads/v', videoUrl: '/media/v/video.mp4' },
  },
}

const photos = () => screen.queryAllByAltText(/^Photo \d$/)
const restored = () => screen.findByText(/^We restored your draft from .+\.$/)
const chooseVideo = () => {
  const video = new File(['x'], 'ride.mp4', { type: 'video/mp4' })
  return userEvent.setup().upload(screen.getByLabelText('Add a video'), video)
}

/** Simulates a new tab: only the browser storage is left. */
async function openAgain(...[path, responses]: Parameters<typeof openListingPage>) {
  cleanup()
  const form = await openListingPage(path, responses)
  await restored()
  return form
}

test('the photos of a draft in order and its video are sent after a reload, and then removed from storage', async () => {
  const { fill, choose, press } = await openListingPage()
  await fill()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  await chooseVideo()
  await press('Move photo 2 earlier')
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2))
  const again = await openAgain('/create-listing', WITH_VIDEO)
  await waitFor(() => expect(photos()).toHaveLength(2))
  expect(screen.getByText('ride.mp4')).toBeTruthy()
  expect(screen.queryByText(LOST)).toBeNull()
  await again.press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  const names = vi.mocked(putFile).mock.calls.map(([{ file }]) => (file as File).name)
  expect(names).toEqual(['a.jpg', 'b.jpg', 'ride.mp4'])
  expect(again.sent('POST', '/api/items')[0]?.imageUrls).toEqual([
    '/media/2/full.webp',
    '/media/1/full.webp',
  ])
  await waitFor(() => expect([...files.keys()]).toEqual([]))
})

test('files of an expired draft are removed and not restored', async () => {
  files.set(draftKey('u1', draftSubject()), {
    photos: { shown: [{ file: jpeg() }], setAside: [] },
    video: { chosen: null, keepsCurrent: false },
  })
  await openListingPage()
  await waitFor(() => expect(files.size).toBe(0))
  expect(photos()).toHaveLength(0)
})

test('a chosen photo that was removed is not restored with its draft', async () => {
  const { choose, press } = await openListingPage()
  enter('Title', 'Old tent')
  await choose(jpeg())
  await waitFor(() => expect(files.size).toBe(1))
  await press('Remove photo 1')
  await waitFor(() => expect(files.size).toBe(0))
  const { queryClient } = await openAgain()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Old tent')
  expect(photos()).toHaveLength(0)
})

test('Discard removes the restored photos and video, also from the browser storage', async () => {
  const { choose } = await openListingPage()
  await choose(jpeg())
  await chooseVideo()
  await waitFor(() => expect(files.size).toBe(1))
  const { press } = await openAgain()
  await waitFor(() => expect(photos()).toHaveLength(1))
  await press('Discard')
  expect(photos()).toHaveLength(0)
  expect(screen.queryByText('ride.mp4')).toBeNull()
  await waitFor(() => expect(files.size).toBe(0))
})

test('photos chosen before the draft is loaded stay chosen', async () => {
  const { choose } = await openListingPage()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  await waitFor(() => expect(files.size).toBe(1))
  const [stored] = files.values()
  let read = (_: unknown) => {}
  vi.mocked(get).mockImplementationOnce(() => new Promise((resolve) => (read = resolve)))
  const again = await openAgain()
  await waitFor(() => expect(get).toHaveBeenCalledTimes(2))
  await again.choose(jpeg('c.jpg'))
  read(stored)
  await waitFor(() => expect([...files.values()]).toMatchObject([{ photos: { shown: [{}] } }]))
  expect(photos()).toHaveLength(1)
})

test('a draft whose files could not be stored asks for them until they are chosen again', async () => {
  saveDraft(draftKey('u1', draftSubject()), { values: { title: 'Tent' }, basis: '', files: 2 })
  const { choose } = await openListingPage()
  await restored()
  expect(await screen.findByText(LOST)).toBeTruthy()
  await choose(jpeg('a.jpg'))
  expect(screen.getByText(LOST)).toBeTruthy()
  await choose(jpeg('b.jpg'))
  expect(screen.queryByText(LOST)).toBeNull()
})

test('a photo that does not fit beside the saved ones is restored with its question', async () => {
  const imageUrls = [1, 2, 3, 4, 5].map((id) => `/media/m${id}/full.webp`)
  const full = { 'GET /api/items/i1': { body: { ...camera, imageUrls } } }
  const question = "That's 1 photo over the limit. Replace your current photos with the new ones?"
  const { choose } = await openListingPage('/edit-listing/i1', full)
  await choose(jpeg('a.jpg'))
  await waitFor(() => expect(files.size).toBe(1))
  const again = await openAgain('/edit-listing/i1', full)
  expect(await screen.findByText(question)).toBeTruthy()
  expect(screen.queryByText(LOST)).toBeNull()
  await again.press('Replace Current Photos')
  await again.press('Update Listing')
  expect(await screen.findByText('Listing Updated!')).toBeTruthy()
  expect(again.sent('PUT', '/api/items/i1')[0]?.imageUrls).toEqual(['/media/1/full.webp'])
})

test.each([
  [19, false],
  [21, true],
])('photos of a draft that were uploaded %d hours ago: sent again %s', async (hours, isRenewed) => {
  const { choose } = await openListingPage()
  await choose(jpeg('a.jpg'))
  await screen.findByText('Uploaded')
  vi.setSystemTime(Date.now() + hours * 60 * 60 * 1000)
  await openAgain()
  await screen.findByText('Uploaded')
  expect(putFile).toHaveBeenCalledTimes(isRenewed ? 2 : 1)
  const note = "Unsaved photos expire after a day. We're uploading yours again."
  expect(screen.queryByText(note) !== null).toBe(isRenewed)
})

test('a video that was removed from a listing is restored as removed', async () => {
  const { press } = await openListingPage('/edit-listing/i1', WITH_VIDEO)
  await press('Remove video')
  await waitFor(() => expect(files.size).toBe(1))
  const again = await openAgain('/edit-listing/i1', WITH_VIDEO)
  await waitFor(() => expect(screen.queryByText('Current video')).toBeNull())
  await again.press('Update Listing')
  expect(await screen.findByText('Listing Updated!')).toBeTruthy()
  expect(again.sent('PUT', '/api/items/i1')[0]?.videoUrl).toBeNull()
})

test('the preview of a restored photo is revoked on unmount', async () => {
  const { choose } = await openListingPage()
  await choose(jpeg())
  await waitFor(() => expect(files.size).toBe(1))
  await openAgain()
  await waitFor(() => expect(photos()).toHaveLength(1))
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  cleanup()
  expect(revoke).toHaveBeenCalledWith('blob:preview')
})
