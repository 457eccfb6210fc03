import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putFile } from '@/features/media/put_file'
import { openListingPage } from '@/pages/tests/open_listing_page'
import { camera } from '@/tests/camera'

vi.mock('@/features/media/put_file', () => ({ putFile: vi.fn() }))

const MEGABYTE = 1024 * 1024
const VIDEO_UPLOAD = { uploadUrl: '/api/uploads/v', videoUrl: '/media/v/video.mp4' }
const WITH_VIDEO = { 'GET /api/items/i1': { body: { ...camera, videoUrl: '/media/o/video.mp4' } } }

beforeEach(() => {
  vi.mocked(putFile).mockReset().mockResolvedValue()
})
afterEach(() => void vi.useRealTimers())

function choose(type = 'video/mp4', bytes = 2 * MEGABYTE, name = 'ride.mp4') {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: bytes })
  const visitor = userEvent.setup({ applyAccept: false })
  return visitor.upload(screen.getByLabelText('Add a video'), file)
}

test('a video shows its name and size, is uploaded, and is saved with the listing', async () => {
  const { press, fill, sent } = await openListingPage('/create-listing', {
    'POST /api/upload/video': { body: VIDEO_UPLOAD },
  })
  await fill()
  await choose()
  expect(screen.getByText('ride.mp4')).toBeTruthy()
  expect(screen.getByText('2.00 MB')).toBeTruthy()
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(sent('POST', '/api/upload/video')).toEqual([
    { contentType: 'video/mp4', contentLength: 2 * MEGABYTE },
  ])
  expect(sent('POST', '/api/items')[0]?.videoUrl).toBe('/media/v/video.mp4')
})

test.each([
  ['video/avi', MEGABYTE, 'Invalid file type', 'Only MP4, WebM, and MOV videos are allowed.'],
  ['video/mp4', 10 * MEGABYTE + 1, 'File too large', 'Video must be less than 10MB.'],
])('%s of %d bytes is rejected: %s', async (type, bytes, title, message) => {
  await openListingPage()
  await choose(type, bytes)
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.queryByText('ride.mp4')).toBeNull()
})

test.each(['video/mp4', 'video/webm', 'video/mov', 'video/quicktime'])(
  'a file of type %s is accepted as a video',
  async (type) => {
    await openListingPage()
    await choose(type, 5 * MEGABYTE)
    expect(screen.getByText('ride.mp4')).toBeTruthy()
    expect(screen.queryByText('Invalid file type')).toBeNull()
  }
)

test('a video between both limits can be chosen and is not sent', async () => {
  const { press, fill, sent } = await openListingPage()
  await fill()
  await choose('video/quicktime', 5 * MEGABYTE + 1)
  expect(screen.getByText('ride.mp4')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('File too large. Maximum size is 5MB.')
  await press('Publish Listing')
  expect(await screen.findByText('Failed to upload video')).toBeTruthy()
  expect(screen.getAllByText('File too large. Maximum size is 5MB.')).toHaveLength(2)
  expect(sent('POST', '/api/upload/video')).toEqual([])
  expect(sent('POST', '/api/items')).toEqual([])
})

test('the video upload of an edited listing contains the item id', async () => {
  const { press, sent } = await openListingPage('/edit-listing/i1', {
    'POST /api/upload/video': { body: VIDEO_UPLOAD },
    'POST /api/upload/images': {
      body: { uploadUrls: ['/api/uploads/p'], imageUrls: ['/media/p/full.webp'] },
    },
  })
  await choose()
  const photo = new File(['x'], 'front.jpg', { type: 'image/jpeg' })
  await userEvent.setup().upload(screen.getByLabelText('Add photos'), photo)
  await press('Update Listing')
  expect(await screen.findByText('Listing Updated!')).toBeTruthy()
  expect(sent('POST', '/api/upload/video')).toMatchObject([{ itemId: 'i1' }])
  expect(sent('POST', '/api/upload/images')).toEqual([{ imageCount: 1, itemId: 'i1' }])
})

test('a video that gets no upload URL shows an error and stays in the form', async () => {
  const { press, fill } = await openListingPage('/create-listing', {
    'POST /api/upload/video': { status: 500 },
  })
  await fill()
  await choose()
  await press('Publish Listing')
  expect(await screen.findByText('Failed to get upload URL')).toBeTruthy()
  expect(screen.getByText('ride.mp4')).toBeTruthy()
})

test('rate-limited uploads show the server message', async () => {
  const message = "You've uploaded a lot of files in the last hour. Please try again in 60 minutes."
  const { press, fill } = await openListingPage('/create-listing', {
    'POST /api/upload/video': { status: 429, body: { message } },
  })
  await fill()
  await choose()
  await press('Publish Listing')
  expect(await screen.findByText('Failed to upload video')).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.getByText('ride.mp4')).toBeTruthy()
})

test('a video whose upload fails shows an error and is retried with the next press', async () => {
  const { press, fill, sent } = await openListingPage('/create-listing', {
    'POST /api/upload/video': { body: VIDEO_UPLOAD },
  })
  vi.mocked(putFile).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await fill()
  await choose()
  await press('Publish Listing')
  expect(await screen.findByText('Failed to upload video')).toBeTruthy()
  expect(screen.getByText('Failed to upload file')).toBeTruthy()
  expect(sent('POST', '/api/items')).toEqual([])
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(sent('POST', '/api/items')[0]?.videoUrl).toBe('/media/v/video.mp4')
})

test('a listing keeps its video unless it is removed', async () => {
  const form = await openListingPage('/edit-listing/i1', WITH_VIDEO)
  await form.press('Update Listing')
  expect(await screen.findByText('Listing Updated!')).toBeTruthy()
  expect(form.sent('PUT', '/api/items/i1')[0]?.videoUrl).toBe('/media/o/video.mp4')
})

test('a removed video is removed from the listing', async () => {
  const { press, sent } = await openListingPage('/edit-listing/i1', WITH_VIDEO)
  await press('Remove video')
  await press('Update Listing')
  expect(await screen.findByText('Listing Updated!')).toBeTruthy()
  expect(sent('PUT', '/api/items/i1')[0]?.videoUrl).toBeNull()
})

test('an uploaded video is not sent again when publishing is retried', async () => {
  let status = 500
  const { press, fill, sent } = await openListingPage('/create-listing', {
    'POST /api/upload/video': { body: VIDEO_UPLOAD },
    'POST /api/items': () => ({ status, body: camera }),
  })
  await fill()
  await choose()
  await press('Publish Listing')
  expect(await screen.findByText('Error')).toBeTruthy()
  status = 201
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(putFile).toHaveBeenCalledOnce()
  expect(sent('POST', '/api/items').map(({ videoUrl }) => videoUrl)).toEqual([
    '/media/v/video.mp4',
    '/media/v/video.mp4',
  ])
})

test('a video that was uploaded a day ago is sent again when publishing is retried', async () => {
  vi.useFakeTimers({ now: new Date('2026-06-01T06:00:00Z'), toFake: ['Date'] })
  let status = 500
  const numbers = [1, 2]
  const { press, fill, sent } = await openListingPage('/create-listing', {
    'POST /api/upload/video': () => ({
      body: { ...VIDEO_UPLOAD, videoUrl: `/media/v${numbers.shift()}/video.mp4` },
    }),
    'POST /api/items': () => ({ status, body: camera }),
  })
  await fill()
  await choose()
  await press('Publish Listing')
  expect(await screen.findByText('Error')).toBeTruthy()
  vi.setSystemTime(new Date('2026-06-02T06:00:00Z'))
  status = 201
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(putFile).toHaveBeenCalledTimes(2)
  expect(sent('POST', '/api/items').map(({ videoUrl }) => videoUrl)).toEqual([
    '/media/v1/video.mp4',
    '/media/v2/video.mp4',
  ])
})

test('a chosen video that is removed is not sent', async () => {
  const { press, fill, sent } = await openListingPage()
  await fill()
  await choose()
  await press('Remove video')
  expect(screen.queryByText('ride.mp4')).toBeNull()
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(putFile).not.toHaveBeenCalled()
  expect(sent('POST', '/api/items')[0]?.videoUrl).toBeNull()
})

test('a video chosen after another was uploaded replaces it', async () => {
  let status = 500
  const numbers = [1, 2]
  const { press, fill, sent } = await openListingPage('/create-listing', {
    'POST /api/upload/video': () => {
      const number = numbers.shift()
      const videoUrl = `/media/v${number}/video.mp4`
      return { body: { uploadUrl: `/api/uploads/v${number}`, videoUrl } }
    },
    'POST /api/items': () => ({ status, body: camera }),
  })
  await fill()
  await choose()
  await press('Publish Listing')
  expect(await screen.findByText('Error')).toBeTruthy()
  await press('Remove video')
  await choose('video/mp4', MEGABYTE, 'walk.mp4')
  status = 201
  await press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(sent('POST', '/api/items').map(({ videoUrl }) => videoUrl)).toEqual([
    '/media/v1/video.mp4',
    '/media/v2/video.mp4',
  ])
})

test('an uploading video shows its progress until it fails', async () => {
  const { press, fill } = await openListingPage('/create-listing', {
    'POST /api/upload/video': { body: VIDEO_UPLOAD },
  })
  let fail = (_: Error) => {}
  vi.mocked(putFile).mockImplementation(({ onProgress }) => {
    onProgress?.(0.25)
    return new Promise((_, reject) => (fail = reject))
  })
  await fill()
  await choose()
  await press('Publish Listing')
  const bar = () => screen.queryByRole('progressbar', { name: 'Uploading the video' })
  await waitFor(() => expect(bar()?.getAttribute('value')).toBe('25'))
  fail(new TypeError('Failed to fetch'))
  expect(await screen.findByText('Failed to upload video')).toBeTruthy()
  expect(bar()).toBeNull()
})
