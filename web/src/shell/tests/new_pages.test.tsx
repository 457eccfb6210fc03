import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bike } from '@/tests/bike'
import { stubRequests } from '@/tests/stub_requests'
import { renderApp } from '@/tests/render_app'

const ITEMS = { 'GET /api/items': { body: [bike] }, 'GET /api/items?q=bike': { body: [bike] } }
const main = () => screen.getByRole('main')

test('a page that is navigated to takes the focus, the first page does not', async () => {
  stubRequests(ITEMS)
  const { router } = renderApp('/no-such-page')
  await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })
  expect(document.activeElement).toBe(document.body)
  await act(() => router.navigate('/search'))
  await waitFor(() => expect(document.activeElement).toBe(main()))
})

test('another search on the same page does not move the focus', async () => {
  stubRequests(ITEMS)
  const { router, visitor } = renderApp('/search')
  await visitor.click(await screen.findByLabelText('Sort by'))
  await act(() => router.navigate('/search?q=bike'))
  expect(document.activeElement).toBe(screen.getByLabelText('Sort by'))
})

test('head elements of the first page are removed when its path is left, not by another search', async () => {
  const canonicalLink = document.head.appendChild(document.createElement('link'))
  canonicalLink.dataset.ofPage = ''
  stubRequests(ITEMS)
  const { router } = renderApp('/search')
  await screen.findByRole('heading', { level: 1 })
  await act(() => router.navigate('/search?q=bike'))
  expect(canonicalLink.isConnected).toBe(true)
  await act(() => router.navigate('/no-such-page'))
  await waitFor(() => expect(canonicalLink.isConnected).toBe(false))
})

test('Skip to content leads to the main part of the page', async () => {
  stubRequests()
  renderApp('/no-such-page')
  const link = await screen.findByRole('link', { name: 'Skip to content' })
  expect(link.getAttribute('href')).toBe(`#${main().id}`)
})
