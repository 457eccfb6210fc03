import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadUploads } from '@/features/media/load_uploads'
import { putFile } from '@/features/media/put_file'
import { openListingPage } from '@/pages/tests/open_listing_page'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

vi.mock('@/features/media/put_file', () => ({ putFile: vi.fn() }))
vi.mock('@/features/media/load_uploads', async (importActual) => {
  const actual = await importActual<{ loadUploads: typeof loadUploads }>()
  return { loadUploads: vi.fn(actual.loadUploads) }
})

const file = () => new File(['x'], 'me.png', { type: 'image/png' })
const failed = () => new TypeError('Failed to fetch')

beforeEach(() => {
  vi.mocked(putFile).mockReset().mockResolvedValue()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10 }))
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
})

test('a profile picture whose code does not load is reported, and the next one is saved', async () => {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'POST /api/profile/upload-url': { body: { uploadURL: '/api/uploads/p1?signature=s' } },
    'PUT /api/profile/picture': { body: { objectPath: '/media/p1/avatar.webp' } },
  })
  renderApp('/dashboard')
  const input = await screen.findByLabelText('Change Picture')
  // The press that opens the choice of a file loads the code, too.
  vi.mocked(loadUploads).mockRejectedValueOnce(failed()).mockRejectedValueOnce(failed())
  const member = userEvent.setup()
  await member.upload(input, file())
  expect(await screen.findByText('Something went wrong')).toBeTruthy()
  expect(putFile).not.toHaveBeenCalled()
  await member.upload(input, file())
  expect(await screen.findByText('Profile picture updated successfully')).toBeTruthy()
})

test('a photo whose code does not load has failed, and is uploaded by a retry', async () => {
  const { choose, press } = await openListingPage()
  vi.mocked(loadUploads).mockRejectedValueOnce(failed())
  await choose(file())
  expect(await screen.findByText('Upload failed')).toBeTruthy()
  expect(putFile).not.toHaveBeenCalled()
  await press('Try photo 1 again')
  await waitFor(() => expect(screen.getByText('Uploaded')).toBeTruthy())
})

test('a listing whose video cannot be sent for want of code is published with the next press', async () => {
  const { fill, press, sent, visitor } = await openListingPage('/create-listing', {
    'POST /api/upload/video': { body: { uploadUrl: '/api/uploads/v', videoUrl: '/media/v.mp4' } },
  })
  await fill()
  const film = new File(['x'], 'film.mp4', { type: 'video/mp4' })
  await visitor.upload(screen.getByLabelText('Add a video'), film)
  vi.mocked(loadUploads).mockRejectedValueOnce(failed())
  await press('Publish Listing')
  expect(await screen.findByText('Failed to upload video')).toBeTruthy()
  expect(sent('POST', '/api/items')).toEqual([])
  await press('Publish Listing')
  await waitFor(() => expect(sent('POST', '/api/items')).toHaveLength(1))
})
