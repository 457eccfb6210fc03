import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorPage } from '@/pages/error_page'
import { stubRequests } from '@/tests/stub_requests'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

vi.mock('socket.io-client', () => ({ io: () => ({ on() {}, disconnect() {} }) }))

test('an unknown address is a 404 page with a way home', async () => {
  stubRequests()
  renderApp('/nowhere')
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
})

test.each(['/create-listing', '/edit-listing/1', '/item/1/edit', '/dashboard'])(
  'a guest at %s is asked to sign in',
  async (path) => {
    stubRequests()
    const { visitor } = renderApp(path)
    expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeTruthy()
    expect(
      screen.getByText(
        'You need to be logged in to access this feature. Please sign in to continue.'
      )
    ).toBeTruthy()
    await visitor.click(screen.getByRole('button', { name: 'Sign In to Continue' }))
    expect(await screen.findByRole('dialog', { name: 'Welcome to Saajha' })).toBeTruthy()
  }
)

test('a member passes the gate', async () => {
  stubRequests({ 'GET /api/auth/user': { body: asha } })
  renderApp('/create-listing')
  expect(await screen.findByRole('button', { name: 'Your account' })).toBeTruthy()
  expect(screen.queryByText('Authentication Required')).toBeNull()
})

test('a broken page leaves a way forward', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  function Broken(): never {
    throw new Error('broken')
  }
  renderApp('/', [{ path: '/', element: <Broken />, errorElement: <ErrorPage /> }])
  expect(await screen.findByText('Something went wrong')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
})

test('while it is not known who somebody is, the gate neither lets in nor sends away', async () => {
  let answer = (_: { body: unknown }) => {}
  stubRequests({ 'GET /api/auth/user': () => new Promise((resolve) => (answer = resolve)) })
  renderApp('/create-listing')
  expect(await screen.findByText('Loading...')).toBeTruthy()
  expect(screen.queryByText('Authentication Required')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'List Your Item' })).toBeNull()
  answer({ body: asha })
  expect(await screen.findByRole('heading', { name: 'List Your Item' })).toBeTruthy()
})
