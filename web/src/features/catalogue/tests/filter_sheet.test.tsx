import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FACETS, stubApi } from '@/features/catalogue/tests/filter_panel'
import { stubRequests } from '@/tests/stub_requests'
import { bike } from '@/tests/bike'
import { fill } from '@/tests/fill'
import { renderApp } from '@/tests/render_app'

test('a choice in the sheet only updates the counts until Show, and an invalid price keeps the sheet open', async () => {
  const { requestedUrls } = stubApi((url) => ({
    ...FACETS,
    total: url.includes('verified') ? 7 : 12,
  }))
  const { router, visitor } = renderApp('/search')
  await screen.findByText('1 item')
  await visitor.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await visitor.click(await sheet.findByRole('checkbox', { name: 'Verified owners 7' }))
  expect(await sheet.findByRole('button', { name: 'Show 7 results' })).toBeTruthy()
  expect(requestedUrls()).not.toContain('/api/items?verified=true')

  await visitor.type(sheet.getByLabelText('Min'), 'much')
  await visitor.click(sheet.getByRole('button', { name: /^Show/ }))
  expect(document.activeElement).toBe(sheet.getByLabelText('Min'))
  await visitor.clear(sheet.getByLabelText('Min'))
  await visitor.click(sheet.getByRole('button', { name: 'Show 7 results' }))
  await waitFor(() => expect(router.state.location.search).toBe('?verified=true'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy()
})

test('Back closes the sheet and discards its choices', async () => {
  stubApi()
  const { router, visitor } = renderApp('/search')
  await screen.findByText('1 item')
  await visitor.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await visitor.click(await sheet.findByRole('checkbox', { name: /^Price negotiable/ }))
  const opener = screen.getByRole('button', { name: 'Filters', hidden: true })
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  await router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  expect(router.state.location.pathname + router.state.location.search).toBe('/search')
})

test('while the facets of the sheet are loading, its button shows no number and the choices keep their counts', async () => {
  const next = Promise.withResolvers<void>()
  const fetch = stubRequests()
  fetch.mockImplementation(async (input) => {
    const url = input as string
    if (url === '/api/items') return new Response(JSON.stringify([bike]))
    if (url.includes('unit=day')) await next.promise
    const total = url.includes('unit=day') ? 9 : 12
    return new Response(JSON.stringify({ ...FACETS, total }))
  })
  const { visitor } = renderApp('/search')
  await screen.findByText('1 item')
  await visitor.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await sheet.findByRole('button', { name: 'Show 12 results' })
  await visitor.click(sheet.getByRole('radio', { name: 'Day 9' }))
  expect(sheet.getByRole('button', { name: 'Show results' })).toBeTruthy()
  expect(sheet.getByRole('checkbox', { name: 'Verified owners 7' })).toBeTruthy()
  next.resolve()
  expect(await sheet.findByRole('button', { name: 'Show 9 results' })).toBeTruthy()
})

test('Clear all in the sheet clears its choices, and Show applies that', async () => {
  stubApi()
  const { router, visitor } = renderApp('/search?q=bike&verified=true')
  await visitor.click(await screen.findByRole('button', { name: 'Filters (1)' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await visitor.click(sheet.getByRole('button', { name: 'Clear all' }))
  const verified = sheet.getByRole<HTMLInputElement>('checkbox', { name: /^Verified owners/ })
  expect(verified.checked).toBe(false)
  expect(router.state.location.search).toBe('?q=bike&verified=true')
  await visitor.click(await sheet.findByRole('button', { name: 'Show 12 results' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=bike'))
  expect(router.state.historyAction).toBe('REPLACE')
})

test('Clear all in the sheet empties a price that cannot be chosen', async () => {
  stubApi()
  const { visitor } = renderApp('/search?q=bike')
  await visitor.click(await screen.findByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await fill(visitor, await sheet.findByLabelText('Max'), '1k')
  await visitor.click(sheet.getByRole('button', { name: 'Clear all' }))
  expect(sheet.getByLabelText('Max')).toHaveProperty('value', '')
  expect(sheet.getByRole('alert').textContent).toBe('')
})

test('an outdated facets request is aborted', async () => {
  let signal: AbortSignal | null | undefined
  const fetch = stubRequests()
  fetch.mockImplementation(async (input, init) => {
    const url = input as string
    if (url === '/api/items') return new Response(JSON.stringify([bike]))
    if (!url.includes('verified=true')) return new Response(JSON.stringify(FACETS))
    signal = init?.signal
    return new Promise<Response>(() => {})
  })
  const { visitor } = renderApp('/search')
  await screen.findByText('1 item')
  await visitor.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  const verified = await sheet.findByRole('checkbox', { name: 'Verified owners 7' })
  await visitor.click(verified)
  await waitFor(() => expect(signal?.aborted).toBe(false))
  await visitor.click(verified)
  await waitFor(() => expect(signal?.aborted).toBe(true))
})

test('Show without a change stays at the same page of the list', async () => {
  stubApi()
  const { router, visitor } = renderApp('/search?cursor=a')
  await visitor.click(await screen.findByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await visitor.click(await sheet.findByRole('button', { name: 'Show 12 results' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(router.state.historyAction).toBe('POP'))
  expect(router.state.location.search).toBe('?cursor=a')
})
