import { screen } from '@testing-library/react'
import { useReducer } from 'react'
import { expect, test, vi } from 'vitest'
import { ErrorPage } from '@/pages/error_page'
import { stubRequests } from '@/tests/stub_requests'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

test('an unknown URL shows a 404 page with a link home', async () => {
  stubRequests()
  renderApp('/nowhere')
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
})

test.each(['/create-listing', '/edit-listing/1', '/item/1/edit', '/dashboard'])(
  'a guest at %s is asked to log in',
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

test('a member can open a protected page', async () => {
  stubRequests({ 'GET /api/auth/user': { body: asha } })
  renderApp('/create-listing')
  expect(await screen.findByRole('button', { name: 'Your account' })).toBeTruthy()
  expect(screen.queryByText('Authentication Required')).toBeNull()
})

test('a page that throws shows an error with a link home', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  function Broken(): never {
    throw new Error('broken')
  }
  renderApp('/', [{ path: '/', element: <Broken />, errorElement: <ErrorPage /> }])
  expect(await screen.findByText('Something went wrong')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
})

test('a page whose nodes something else has moved is rendered again, once', async () => {
  let isMoved = true
  vi.spyOn(console, 'error').mockImplementation(() => (isMoved = false))
  function Moved() {
    const [, render] = useReducer((times: number) => times + 1, 0)
    if (isMoved) throw new DOMException('The node is not a child of this node.', 'NotFoundError')
    return <button onClick={render}>Rendered again</button>
  }
  const { visitor } = renderApp('/moved', [
    { path: '/moved', element: <Moved />, errorElement: <ErrorPage /> },
  ])
  const again = await screen.findByRole('button', { name: 'Rendered again' })
  isMoved = true
  await visitor.click(again)
  expect(await screen.findByText('Something went wrong')).toBeTruthy()
})

test('a protected page neither renders nor asks for a log-in while the session loads', async () => {
  let respond = (_: { body: unknown }) => {}
  stubRequests({ 'GET /api/auth/user': () => new Promise((resolve) => (respond = resolve)) })
  renderApp('/create-listing')
  expect(await screen.findByText('Loading...')).toBeTruthy()
  expect(screen.queryByText('Authentication Required')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'List Your Item' })).toBeNull()
  respond({ body: asha })
  expect(await screen.findByRole('heading', { name: 'List Your Item' })).toBeTruthy()
})
