import { LIMITS } from '@saajha/contract/limits'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { putFile } from '@/features/media/put_file'
import { redrawPicture } from '@/features/media/redraw_picture'
import { ApiError } from '@/lib/http/api_error'
import { jpeg, openListingPage } from '@/pages/tests/open_listing_page'
import { camera } from '@/tests/camera'

vi.mock('@/features/media/put_file', () => ({ putFile: vi.fn() }))
vi.mock('@/features/media/redraw_picture', () => ({ redrawPicture: vi.fn() }))

beforeEach(() => {
  vi.mocked(putFile).mockReset().mockResolvedValue()
})

const rejection = (code: string, message: string) =>
  new ApiError(422, '', JSON.stringify({ code, message }))

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

test('a failed photo is reported while others are uploading', async () => {
  vi.mocked(putFile)
    .mockRejectedValueOnce(new Error('500'))
    .mockImplementationOnce(() => new Promise(() => {}))
  const { choose } = await openListingPage()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  expect(await screen.findByText('Failed to upload image 1')).toBeTruthy()
})
