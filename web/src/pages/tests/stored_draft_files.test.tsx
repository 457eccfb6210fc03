import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openListingPage } from '@/pages/tests/open_listing_page'

const files = new Map<string, unknown>()

// jsdom has no IndexedDB.
vi.mock('idb-keyval', () => ({
  createStore: () => files,
  get: async (key: string) => files.get(key),
  set: async (key: string, content: unknown) => files.set(key, content),
  del: async (key: string) => files.delete(key),
  keys: async () => [...files.keys()],
}))

afterEach(() => files.clear())

const photos = () => screen.queryAllByAltText(/^Photo \d$/)
const restored = () => screen.findByText(/^We restored your draft from .+\.$/)

/** Opens a form and chooses two photos and a video. They are stored with its draft. */
async function chooseFiles(path: string) {
  const form = await openListingPage(path)
  const [front, back] = ['front.jpg', 'back.jpg'].map(
    (name) => new File(['x'], name, { type: 'image/jpeg' })
  )
  await form.choose(front!, back!)
  const video = new File(['x'], 'ride.mp4', { type: 'video/mp4' })
  await form.visitor.upload(screen.getByLabelText('Add a video'), video)
  await waitFor(() => {
    const [stored] = [...files.values()] as { photos: { shown: object[] }; video: object }[]
    expect(stored?.photos.shown.slice(-2)).toMatchObject([{ file: front }, { file: back }])
    expect(stored?.video).toMatchObject({ chosen: video })
  })
  return form
}

test.each([
  ['/create-listing', 2],
  ['/item/i1/edit', 4],
])('the photos and the video of a draft at %s are restored after a reload', async (path, count) => {
  await chooseFiles(path)
  cleanup()
  await openListingPage(path)
  await restored()
  expect(await screen.findByText('ride.mp4')).toBeTruthy()
  expect(photos()).toHaveLength(count)
  expect(screen.queryByText('Please choose your photos and video again.')).toBeNull()
})

test("the files of an edit's draft are not restored in a new listing", async () => {
  await chooseFiles('/item/i1/edit')
  const storedKeys = [...files.keys()]
  cleanup()
  const { queryClient } = await openListingPage()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(photos()).toHaveLength(0)
  expect(screen.queryByText('ride.mp4')).toBeNull()
  expect([...files.keys()]).toEqual(storedKeys)
})
