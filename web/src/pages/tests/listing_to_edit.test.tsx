import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { camera } from '@/tests/camera'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

test('the form starts with the refetched listing instead of the cached one', async () => {
  const changed = { ...camera, title: 'Canon EOS R6 Mark II' }
  const responses = [{ body: camera }, { body: changed }]
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/items/i1': () => responses.shift() ?? {},
  })
  const { router } = renderApp('/item/i1')
  await screen.findByRole('heading', { level: 1, name: 'Canon EOS R6' })
  await act(() => router.navigate('/edit-listing/i1'))
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', changed.title)
})

test('a listing that fails to load has a retry button', async () => {
  const responses = [{ status: 500 }, { body: camera }]
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/items/i1': () => responses.shift() ?? {},
  })
  const { visitor } = renderApp('/edit-listing/i1')
  expect(await screen.findByText("We couldn't load this listing")).toBeTruthy()
  await visitor.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', camera.title)
})

test('a missing listing shows the not-found state also if the hidden listings fail to load', async () => {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/user/items/hidden': { status: 500 },
  })
  renderApp('/edit-listing/i1')
  expect(await screen.findByText('Item not found')).toBeTruthy()
})
