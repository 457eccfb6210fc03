import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { putFile } from '@/features/media/put_file'
import { stubRequests } from '@/tests/stub_requests'
import { camera } from '@/tests/camera'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

vi.mock('@/features/media/put_file', () => ({ putFile: vi.fn() }))

beforeEach(() => {
  vi.mocked(putFile).mockReset().mockResolvedValue()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10 }))
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
})

async function choose(type = 'image/png') {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'POST /api/profile/upload-url': { body: { uploadURL: '/api/uploads/p1?signature=s' } },
    'PUT /api/profile/picture': { body: { objectPath: '/media/p1/avatar.webp' } },
  })
  const { queryClient } = renderApp('/dashboard')
  queryClient.setQueryData(['/api/items', camera.id], camera)
  queryClient.setQueryData(['/api/users', 'u2'], {})
  const input: HTMLInputElement = await screen.findByLabelText('Change Picture')
  await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], 'me', { type }))
  return { queryClient, input }
}

test('a picture chosen on the dashboard is saved immediately', async () => {
  const { queryClient } = await choose()
  expect(await screen.findByText('Profile picture updated successfully')).toBeTruthy()
  expect(vi.mocked(putFile).mock.calls[0]?.[0].uploadUrl).toBe('/api/uploads/p1?signature=s')
  expect(queryClient.getQueryData(['/api/auth/user'])).toMatchObject({
    profileImageUrl: '/media/p1/avatar.webp',
  })
})

test('a new profile picture invalidates the cached items and members', async () => {
  const { queryClient } = await choose()
  await screen.findByText('Profile picture updated successfully')
  for (const queryKey of [
    ['/api/items', camera.id],
    ['/api/users', 'u2'],
  ]) {
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
  }
})

test('a failed picture upload is shown, and another picture can be chosen', async () => {
  const stored = Promise.withResolvers<void>()
  vi.mocked(putFile).mockReturnValue(stored.promise)
  const { input, queryClient } = await choose()
  const preview = () => document.querySelector('img[src="blob:preview"]')
  await waitFor(() => expect(preview()).toBeTruthy())
  stored.reject(new Error('500'))
  expect(await screen.findByText('Error')).toBeTruthy()
  const message = 'Failed to update profile picture. Please try again.'
  expect(screen.getByText(message)).toBeTruthy()
  await waitFor(() => expect(input.disabled).toBe(false))
  expect(preview()).toBeNull()
  expect(queryClient.getQueryData(['/api/auth/user'])).toMatchObject({ profileImageUrl: null })
})

test('the picture input is locked during an upload', async () => {
  let arrive = () => {}
  vi.mocked(putFile).mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
  const { input } = await choose()
  await waitFor(() => expect(input.disabled).toBe(true))
  expect(input.closest('label')?.getAttribute('aria-busy')).toBe('true')
  expect(document.querySelector('img[src="blob:preview"]')).toBeTruthy()
  arrive()
  await waitFor(() => expect(input.disabled).toBe(false))
  expect(input.closest('label')?.getAttribute('aria-busy')).toBeNull()
})

test('a file that is not a picture is not sent', async () => {
  await choose('application/pdf')
  expect(await screen.findByText('Invalid file type')).toBeTruthy()
  expect(putFile).not.toHaveBeenCalled()
})
