import { LIMITS } from '@saajha/contract/limits'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { putFile } from '@/features/media/put_file'
import { redrawPicture } from '@/features/media/redraw_picture'
import { ApiError } from '@/lib/http/api_error'
import { openListingPage } from '@/pages/tests/open_listing_page'
import { camera } from '@/tests/camera'

vi.mock('@/features/media/put_file', () => ({ putFile: vi.fn() }))
vi.mock('@/features/media/redraw_picture', () => ({ redrawPicture: vi.fn() }))

beforeEach(() => {
  vi.mocked(putFile).mockReset().mockResolvedValue()
})

const jpeg = (name = 'a.jpg') => new File(['x'], name, { type: 'image/jpeg' })
const rejection = (code: string, message: string) =>
  new ApiError(422, '', JSON.stringify({ code, message }))
const photos = () => screen.queryAllByAltText(/^Photo \d$/)
const drop = (file: File) =>
  fireEvent.drop(screen.getByText('Add photos'), { dataTransfer: { files: [file] } })

test('a listing with photos is sent once, in order, and navigates to the dashboard', async () => {
  const { press, fill, choose, sent, router } = await openListingPage()
  await fill()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  await press('Move photo 2 earlier')
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(sent('POST', '/api/upload/images')).toEqual([{ imageCount: 2 }])
  expect(sent('POST', '/api/items')).toEqual([
    {
      title: 'Canon EOS R6',
      description: 'With two lenses',
      price: '450.50',
      priceUnit: 'day',
      isNegotiable: false,
      categoryId: 'camera',
      location: 'Pune, Maharashtra',
      contactPhone: null,
      imageUrls: ['/media/2/full.webp', '/media/1/full.webp'],
      videoUrl: null,
      weeklyPrice: null,
      monthlyPrice: null,
      deposit: null,
      minRentalDuration: 1,
      maxRentalDuration: null,
      quantity: 1,
      bufferDays: 0,
      noticeDays: 0,
      attributes: { brand: null },
    },
  ])
})

test('a listing is published once the variants of its first photo are published', async () => {
  const { press, fill, choose } = await openListingPage()
  await fill()
  await choose(jpeg())
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  const calls = vi
    .mocked(fetch)
    .mock.calls.map(([path, init]) => `${init?.method} ${path as string}`)
  expect(calls).toContain('HEAD /media/1/full.webp')
  expect(calls.indexOf('HEAD /media/1/full.webp')).toBeLessThan(calls.indexOf('POST /api/items'))
})

test('the preview of a chosen photo is revoked on unmount', async () => {
  const { choose } = await openListingPage()
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  await choose(jpeg())
  expect(revoke).not.toHaveBeenCalled()
  cleanup()
  expect(revoke).toHaveBeenCalledWith('blob:preview')
})

test('a failed save shows an error and keeps all values; uploaded photos are not sent again', async () => {
  const responses = [{ status: 500 }, { status: 201, body: camera }]
  const { press, fill, choose } = await openListingPage('/create-listing', {
    'POST /api/items': () => responses.shift() ?? {},
  })
  await fill()
  await choose(jpeg())
  await press('Publish Listing')
  expect(await screen.findByText('Failed to create listing. Please try again.')).toBeTruthy()
  expect(screen.getByText('Error')).toBeTruthy()
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'With two lenses')
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(putFile).toHaveBeenCalledTimes(1)
})

test('a failed photo is named, keeps the others, and is retried alone', async () => {
  const { press, fill, choose, sent } = await openListingPage()
  await fill()
  vi.mocked(putFile)
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new Error('500'))
    .mockRejectedValueOnce(new Error('500'))
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  expect(await screen.findByText('Upload failed')).toBeTruthy()
  await press('Publish Listing')
  expect(await screen.findByText('Failed to upload images')).toBeTruthy()
  expect(screen.getByText('Failed to upload image 2')).toBeTruthy()
  expect(sent('POST', '/api/items')).toEqual([])
  expect(screen.getByLabelText('Title')).toHaveProperty('value', ' Canon EOS R6 ')
  await press('Try photo 2 again')
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2))
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(putFile).toHaveBeenCalledTimes(4)
  expect(sent('POST', '/api/items')[0]?.imageUrls).toEqual([
    '/media/1/full.webp',
    '/media/4/full.webp',
  ])
})

test('a listing without upload URLs is not published', async () => {
  const { press, fill, choose, sent } = await openListingPage('/create-listing', {
    'POST /api/upload/images': { status: 500 },
  })
  await fill()
  await choose(jpeg())
  await press('Publish Listing')
  expect(await screen.findByText('Failed to get upload URLs')).toBeTruthy()
  expect(sent('POST', '/api/items')).toEqual([])
})

test('rate-limited uploads show the server message', async () => {
  const message = "You've uploaded a lot of files in the last hour. Please try again in 60 minutes."
  const { press, fill, choose, sent } = await openListingPage('/create-listing', {
    'POST /api/upload/images': { status: 429, body: { message } },
  })
  await fill()
  await choose(jpeg())
  await press('Publish Listing')
  expect(await screen.findByText('Failed to upload images')).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.queryByText('Failed to get upload URLs')).toBeNull()
  expect(sent('POST', '/api/items')).toEqual([])
})

test('the photos that fit are added if more than five are chosen, with a message', async () => {
  const { choose } = await openListingPage()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'))
  await choose(jpeg('d.jpg'), jpeg('e.jpg'), jpeg('f.jpg'))
  expect(await screen.findByText('Too many photos')).toBeTruthy()
  const message = 'You can upload maximum 5 photos. We added the first 2.'
  expect(screen.getByText(message)).toBeTruthy()
  expect(photos()).toHaveLength(5)
  await choose(jpeg('g.jpg'))
  expect(await screen.findByText('You can upload maximum 5 photos.')).toBeTruthy()
  expect(photos()).toHaveLength(5)
  await waitFor(() => expect(putFile).toHaveBeenCalledTimes(5))
})

test('a photo becomes the cover, which is announced', async () => {
  const { fill, choose, press, sent } = await openListingPage()
  await fill()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'))
  expect(screen.queryByRole('button', { name: 'Make cover: photo 1' })).toBeNull()
  await press('Make cover: photo 3')
  expect(screen.getByText('Photo 3 is now the cover').getAttribute('role')).toBe('status')
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(sent('POST', '/api/items')[0]?.imageUrls).toEqual([
    '/media/3/full.webp',
    '/media/1/full.webp',
    '/media/2/full.webp',
  ])
})

test('the photos are the first section of the form', async () => {
  await openListingPage()
  const [first] = screen.getAllByRole('heading', { level: 2 })
  expect(first?.textContent).toBe('Photos and video')
})

test('photos are uploaded as they are chosen, and not again on publishing', async () => {
  const { fill, choose, press, sent } = await openListingPage()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2))
  expect(sent('POST', '/api/upload/images')).toEqual([{ imageCount: 2 }])
  await choose(jpeg('c.jpg'))
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(3))
  await fill()
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(sent('POST', '/api/upload/images')).toEqual([{ imageCount: 2 }, { imageCount: 1 }])
  expect(putFile).toHaveBeenCalledTimes(3)
})

/** Uploads that the test completes. */
function holdUploads() {
  const uploads: { file: File; complete: () => void; signal: AbortSignal | undefined }[] = []
  vi.mocked(putFile).mockImplementation(
    ({ file, signal }) =>
      new Promise((complete, reject) => {
        uploads.push({ file: file as File, complete, signal })
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      })
  )
  return uploads
}

test('the button counts the photos that are still uploading when it is pressed', async () => {
  const uploads = holdUploads()
  const { fill, choose, press, sent } = await openListingPage()
  await fill()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  await waitFor(() => expect(uploads).toHaveLength(2))
  await press('Publish Listing')
  expect(await screen.findByRole('button', { name: 'Uploading 1 of 2' })).toBeTruthy()
  uploads[1]!.complete()
  expect(await screen.findByRole('button', { name: 'Uploading 2 of 2' })).toBeTruthy()
  expect(sent('POST', '/api/items')).toEqual([])
  uploads[0]!.complete()
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
})

test('removing a photo aborts its upload without an error', async () => {
  const uploads = holdUploads()
  const { choose, press } = await openListingPage()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  await waitFor(() => expect(uploads).toHaveLength(2))
  await press('Remove photo 1')
  await waitFor(() => expect(uploads[0]!.signal?.aborted).toBe(true))
  expect(uploads[1]!.signal?.aborted).toBe(false)
  uploads[1]!.complete()
  expect(await screen.findByText('Uploaded')).toBeTruthy()
  expect(screen.queryByText('Failed to upload images')).toBeNull()
})

test('removing a photo focuses the button that removes the next, and after the last the input', async () => {
  const { choose, press } = await openListingPage()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  await press('Remove photo 1')
  const next = screen.getByRole('button', { name: 'Remove photo 1' })
  await waitFor(() => expect(document.activeElement).toBe(next))
  await press('Remove photo 1')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Add photos')))
})

test('leaving the form aborts its uploads, unless the listing is being published', async () => {
  const uploads = holdUploads()
  const { choose } = await openListingPage()
  await choose(jpeg('a.jpg'))
  await waitFor(() => expect(uploads).toHaveLength(1))
  cleanup()
  expect(uploads[0]!.signal?.aborted).toBe(true)
  const form = await openListingPage()
  await form.fill()
  await form.choose(jpeg('b.jpg'))
  await waitFor(() => expect(uploads).toHaveLength(2))
  await form.press('Publish Listing')
  await screen.findByRole('button', { name: 'Uploading 1 of 1' })
  cleanup()
  expect(uploads[1]!.signal?.aborted).toBe(false)
  uploads[1]!.complete()
  await waitFor(() => expect(form.sent('POST', '/api/items')).toHaveLength(1))
})

test('a photo whose upload fails as it is chosen is named, and sent again on publishing', async () => {
  vi.mocked(putFile).mockResolvedValueOnce().mockRejectedValueOnce(new Error('500'))
  const { fill, choose, press, sent } = await openListingPage()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  expect(await screen.findByText('Failed to upload image 2')).toBeTruthy()
  await fill()
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(sent('POST', '/api/items')[0]?.imageUrls).toEqual([
    '/media/1/full.webp',
    '/media/3/full.webp',
  ])
})

test.each(['jpeg', 'jpg', 'png', 'webp'])(
  'a file of type image/%s is accepted as a photo',
  async (type) => {
    const { choose } = await openListingPage()
    await choose(new File(['x'], `a.${type}`, { type: `image/${type}` }))
    expect(photos()).toHaveLength(1)
    expect(screen.queryByText('Invalid file type')).toBeNull()
  }
)

test('only JPEG, PNG and WebP files are accepted as photos', async () => {
  const { choose, press } = await openListingPage()
  await choose(new File(['x'], 'a.gif', { type: 'image/gif' }), jpeg())
  expect(await screen.findByText('Invalid file type')).toBeTruthy()
  expect(screen.getByText('Only JPEG, PNG, and WebP images are allowed.')).toBeTruthy()
  expect(photos()).toHaveLength(1)
  await press('Remove photo 1')
  expect(photos()).toHaveLength(0)
})

test('new photos are added to those of the listing', async () => {
  const { press, choose, sent } = await openListingPage('/item/i1/edit')
  await choose(jpeg())
  expect(photos()).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Replace Current Photos' })).toBeNull()
  await press('Update Listing')
  expect(await screen.findByText('Listing Updated!')).toBeTruthy()
  expect(sent('PUT', '/api/items/i1')[0]?.imageUrls).toEqual([
    ...camera.imageUrls,
    '/media/1/full.webp',
  ])
})

test('a photo whose retry is pending is sent once when the listing is saved meanwhile', async () => {
  const { press, fill, choose } = await openListingPage()
  await fill()
  vi.mocked(putFile).mockRejectedValueOnce(new Error('500'))
  await choose(jpeg())
  expect(await screen.findByText('Failed to upload image 1')).toBeTruthy()
  let arrive = () => {}
  vi.mocked(putFile).mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
  await press('Try photo 1 again')
  await waitFor(() => expect(putFile).toHaveBeenCalledTimes(2))
  await press('Publish Listing')
  expect(await screen.findByRole('button', { name: 'Uploading 1 of 1' })).toBeTruthy()
  arrive()
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(putFile).toHaveBeenCalledTimes(2)
})

test('a photo above the size limit is sent re-encoded', async () => {
  const smaller = new Blob(['small'], { type: 'image/jpeg' })
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close() {} }))
  vi.mocked(redrawPicture).mockResolvedValue(smaller)
  const { press, fill, choose } = await openListingPage()
  await fill()
  await choose(Object.defineProperty(jpeg(), 'size', { value: LIMITS.photoBytes + 1 }))
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(vi.mocked(putFile).mock.calls[0]?.[0].file).toBe(smaller)
})

test('a small file of too many pixels is sent re-encoded after the server rejected it', async () => {
  const smaller = new Blob(['small'], { type: 'image/jpeg' })
  vi.stubGlobal('createImageBitmap', async () => ({ width: 9000, height: 7000, close() {} }))
  vi.mocked(redrawPicture).mockResolvedValue(smaller)
  vi.mocked(putFile).mockRejectedValueOnce(rejection('pictureTooLarge', 'Too many pixels.'))
  const { press, fill, choose } = await openListingPage()
  await fill()
  const scan = Object.defineProperty(jpeg(), 'size', { value: 1000 })
  await choose(scan)
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(vi.mocked(putFile).mock.calls.map(([{ file }]) => file)).toEqual([scan, smaller])
})

test('the reason why the server does not take a photo is shown', async () => {
  vi.mocked(putFile).mockRejectedValueOnce(
    rejection('pictureUnreadable', "We can't read this picture.")
  )
  const { choose } = await openListingPage()
  await choose(jpeg())
  const text = "Failed to upload image 1. We can't read this picture."
  expect(await screen.findByText(text)).toBeTruthy()
})

test('files that are not photos leave the photos of the listing unchanged', async () => {
  const { choose } = await openListingPage('/edit-listing/i1')
  const before = photos().map((photo) => photo.getAttribute('src'))
  expect(before).toEqual(camera.imageUrls)
  await choose(new File(['x'], 'a.gif', { type: 'image/gif' }))
  expect(await screen.findByText('Invalid file type')).toBeTruthy()
  expect(photos().map((photo) => photo.getAttribute('src'))).toEqual(before)
})

test('a removed photo can be chosen again immediately', async () => {
  const { choose, press } = await openListingPage()
  const photo = jpeg()
  await choose(photo)
  await press('Remove photo 1')
  expect(photos()).toHaveLength(0)
  await choose(photo)
  expect(photos()).toHaveLength(1)
})

test('a dropped photo is added, except while the listing is being published', async () => {
  const { fill, press } = await openListingPage('/create-listing', {
    'POST /api/items': () => new Promise(() => {}),
  })
  await fill()
  expect(drop(jpeg())).toBe(false)
  expect(photos()).toHaveLength(1)
  await press('Publish Listing')
  await screen.findByRole('button', { name: 'Publishing...' })
  expect(drop(jpeg())).toBe(false)
  expect(photos()).toHaveLength(1)
})

test('a photo moves within the list bounds, and its new position is announced', async () => {
  const { choose, press } = await openListingPage()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  const isDisabled = (name: string) => screen.getByRole('button', { name }).matches(':disabled')
  expect(isDisabled('Move photo 1 earlier')).toBe(true)
  expect(isDisabled('Move photo 1 later')).toBe(false)
  expect(isDisabled('Move photo 2 earlier')).toBe(false)
  expect(isDisabled('Move photo 2 later')).toBe(true)
  await press('Move photo 1 later')
  const announced = screen.getByText('Photo 1 is now photo 2')
  expect(announced.getAttribute('role')).toBe('status')
})

test('a photo dragged over another takes its position', async () => {
  const { press, fill, choose, sent } = await openListingPage()
  await fill()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  // jsdom has no layout.
  document.elementFromPoint = () => screen.getByAltText('Photo 1')
  fireEvent.pointerDown(screen.getByAltText('Photo 2'), { button: 0, clientX: 100, clientY: 100 })
  fireEvent.pointerMove(window, { clientX: 50, clientY: 100 })
  fireEvent.pointerUp(window)
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(sent('POST', '/api/items')[0]?.imageUrls).toEqual([
    '/media/2/full.webp',
    '/media/1/full.webp',
  ])
})

test('an uploading photo shows its progress', async () => {
  vi.mocked(putFile).mockImplementation(async ({ onProgress }) => {
    onProgress?.(0.25)
    await new Promise(() => {})
  })
  const { choose } = await openListingPage()
  await choose(jpeg())
  const bar = await screen.findByRole('progressbar', { name: 'Uploading photo 1: 25%' })
  expect(bar.getAttribute('value')).toBe('25')
})

test('a retried photo is not shown as failed, and a second failure is shown', async () => {
  const message = "You've uploaded a lot of files in the last hour. Please try again in 60 minutes."
  const issuedUrls = { uploadUrls: ['/api/uploads/1'], imageUrls: ['/media/1/full.webp'] }
  let reject = (_: object) => {}
  const responses = [{ body: issuedUrls }, new Promise<object>((resolve) => (reject = resolve))]
  const { press, choose } = await openListingPage('/create-listing', {
    'POST /api/upload/images': () => responses.shift() ?? {},
  })
  vi.mocked(putFile).mockRejectedValueOnce(new Error('500'))
  await choose(jpeg())
  expect(await screen.findByText('Upload failed')).toBeTruthy()
  await press('Try photo 1 again')
  expect(screen.queryByText('Upload failed')).toBeNull()
  reject({ status: 429, body: { message } })
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByText('Upload failed')).toBeTruthy()
})

test.each([
  ['Replace Current Photos', 4, 0],
  ['Leave Them Out', 5, 2],
])('an owner who chose more photos than fit is asked: %s', async (answer, count, savedCount) => {
  const { press, choose, sent } = await openListingPage('/edit-listing/i1')
  await choose(jpeg(), jpeg(), jpeg(), jpeg())
  expect(photos()).toHaveLength(5)
  const question = "That's 1 photo over the limit. Replace your current photos with the new ones?"
  expect(screen.getByText(question).closest('[role=status]')).toBeTruthy()
  await press(answer)
  expect(screen.queryByText(question)).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Add photos')))
  expect(photos()).toHaveLength(count)
  await press('Update Listing')
  expect(await screen.findByText('Listing Updated!')).toBeTruthy()
  const urls = sent('PUT', '/api/items/i1')[0]?.imageUrls as string[]
  expect(urls).toHaveLength(count)
  expect(urls.filter((url) => camera.imageUrls.includes(url))).toHaveLength(savedCount)
})

test('files dropped while a listing is being published are ignored', async () => {
  const { press, fill, choose } = await openListingPage('/create-listing', {
    'POST /api/items': () => new Promise(() => {}),
  })
  const drop = (label: string, file: File) =>
    fireEvent.drop(screen.getByLabelText(label).closest('label')!, {
      dataTransfer: { files: [file] },
    })
  await fill()
  await choose(jpeg())
  drop('Add photos', jpeg('b.jpg'))
  expect(photos()).toHaveLength(2)
  await press('Publish Listing')
  await waitFor(() => expect(screen.getByLabelText('Add photos').matches(':disabled')).toBe(true))
  drop('Add photos', jpeg('c.jpg'))
  drop('Add a video', new File(['x'], 'ride.mp4', { type: 'video/mp4' }))
  expect(photos()).toHaveLength(2)
  expect(screen.queryByText('ride.mp4')).toBeNull()
})

test('more photos than the listing can have are left out with a message beside saved ones', async () => {
  const { press, choose } = await openListingPage('/edit-listing/i1')
  await choose(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => jpeg(`${name}.jpg`)))
  expect(await screen.findByText('Too many photos')).toBeTruthy()
  expect(screen.getByText('You can upload maximum 5 photos.')).toBeTruthy()
  await press('Replace Current Photos')
  expect(photos()).toHaveLength(5)
})

test('a listing is not saved while the owner is asked about photos in excess', async () => {
  const { press, choose, sent } = await openListingPage('/edit-listing/i1')
  await choose(jpeg(), jpeg(), jpeg(), jpeg())
  await press('Update Listing')
  expect(await screen.findByText('Too many photos')).toBeTruthy()
  expect(sent('PUT', '/api/items/i1')).toEqual([])
})

test('a failed photo is reported while others are uploading', async () => {
  vi.mocked(putFile)
    .mockRejectedValueOnce(new Error('500'))
    .mockImplementationOnce(() => new Promise(() => {}))
  const { choose } = await openListingPage()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  expect(await screen.findByText('Failed to upload image 1')).toBeTruthy()
})

test('a photo taken with the camera of a phone joins the photos of the listing', async () => {
  const { visitor } = await openListingPage()
  const input = screen.getByLabelText('Take a photo')
  expect(input.getAttribute('capture')).toBe('environment')
  await visitor.upload(input, jpeg('taken.jpg'))
  await waitFor(() => expect(photos()).toHaveLength(1))
})
