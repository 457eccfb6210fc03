import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { putFile } from '@/features/media/put_file'
import { openListingPage } from '@/pages/tests/open_listing_page'
import { camera } from '@/tests/camera'

vi.mock('socket.io-client', () => ({ io: () => ({ on() {}, disconnect() {} }) }))
vi.mock('@/features/media/put_file', () => ({ putFile: vi.fn() }))

const MEGABYTE = 1024 * 1024
const ADDRESSES = { uploadUrl: '/api/uploads/v', videoUrl: '/media/v/video.mp4' }
const WITH_VIDEO = { 'GET /api/items/i1': { body: { ...camera, videoUrl: '/media/o/video.mp4' } } }

beforeEach(() => {
  vi.mocked(putFile).mockReset().mockResolvedValue()
})

function choose(type = 'video/mp4', bytes = 2 * MEGABYTE) {
  const file = new File(['x'], 'ride.mp4', { type })
  Object.defineProperty(file, 'size', { value: bytes })
  const visitor = userEvent.setup({ applyAccept: false })
  return visitor.upload(screen.getByLabelText('Add a video'), file)
}

test('a video shows its name and size, goes up, and stands on the listing', async () => {
  const { press, fill, sent } = await openListingPage('/create-listing', {
    'POST /api/upload/video': { body: ADDRESSES },
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
  ['video/avi', 1, 'Invalid file type', 'Only MP4, WebM, and MOV videos are allowed.'],
  ['video/mp4', 11, 'File too large', 'Video must be less than 10MB.'],
])('%s of %d MB is refused: %s', async (type, size, title, words) => {
  await openListingPage()
  await choose(type, size * MEGABYTE)
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByText('ride.mp4')).toBeNull()
})

test('a video between both limits can be chosen, but not sent', async () => {
  const { press, fill, sent } = await openListingPage()
  await fill()
  await choose('video/quicktime', 6 * MEGABYTE)
  await press('Publish Listing')
  expect(await screen.findByText('Failed to upload video')).toBeTruthy()
  expect(screen.getAllByText('File too large. Maximum size is 5MB.')).toHaveLength(2)
  expect(sent('POST', '/api/items')).toEqual([])
})

test('a video without an address is told, and the form stays', async () => {
  const { press, fill } = await openListingPage('/create-listing', {
    'POST /api/upload/video': { status: 500 },
  })
  await fill()
  await choose()
  await press('Publish Listing')
  expect(await screen.findByText('Failed to get upload URL')).toBeTruthy()
  expect(screen.getByText('ride.mp4')).toBeTruthy()
})

test('a listing keeps its video unless it is removed', async () => {
  const kept = await openListingPage('/edit-listing/i1', WITH_VIDEO)
  await kept.press('Update Listing')
  expect(await screen.findByText('Listing Updated!')).toBeTruthy()
  expect(kept.sent('PUT', '/api/items/i1')[0]?.videoUrl).toBe('/media/o/video.mp4')
})

test('a removed video is gone from the listing', async () => {
  const { press, sent } = await openListingPage('/edit-listing/i1', WITH_VIDEO)
  await press('Remove video')
  await press('Update Listing')
  expect(await screen.findByText('Listing Updated!')).toBeTruthy()
  expect(sent('PUT', '/api/items/i1')[0]?.videoUrl).toBeNull()
})
