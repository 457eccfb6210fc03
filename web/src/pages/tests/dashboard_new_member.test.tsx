import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { asha } from '@/tests/member'
import { camera } from '@/tests/camera'
import { renderApp } from '@/tests/render_app'

const LISTINGS = `GET /api/items?ownerId=${asha.id}&limit=100`
const STEPS = 'Three steps to your first rental'

function open(member: object, listings: unknown[] = []) {
  stubRequests({
    'GET /api/auth/user': { body: { ...asha, ...member } },
    [LISTINGS]: { body: listings },
    'GET /api/user/items/hidden': { body: [] },
  })
  renderApp('/dashboard')
}

test('a new member sees a button and three steps to the first listing', async () => {
  open({ profileImageUrl: null, phone: null })
  const steps = within(await screen.findByRole('region', { name: STEPS }))
  const links = steps
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Add your photo', '/profile/edit'],
    ['Add your phone number', '/profile/edit'],
    ['List your first item', '/create-listing'],
  ])
  const create = screen.getByRole('link', { name: 'Create Listing' })
  expect(create.getAttribute('href')).toBe('/create-listing')
})

test('steps that are done are marked and have no link', async () => {
  open({ profileImageUrl: '/media/p/avatar.webp', phone: '+919822012345' })
  const steps = within(await screen.findByRole('region', { name: STEPS }))
  expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'List your first item',
  ])
  expect(steps.getAllByText('(done)')).toHaveLength(2)
})

test('a member with a listing sees no steps', async () => {
  open({ profileImageUrl: null, phone: null }, [camera])
  await screen.findByRole('heading', { name: camera.title })
  expect(screen.queryByRole('region', { name: STEPS })).toBeNull()
})

test('the dashboard shows its heading and skeletons while the current user is loading', async () => {
  stubRequests({ 'GET /api/auth/user': () => new Promise(() => {}) })
  renderApp('/dashboard')
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
})
