import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  badge,
  count,
  heading,
  meera,
  openReviews,
  order,
  ravi,
  row,
  see,
  tara,
} from '@/features/verification/tests/open_reviews'
import { REVIEWS } from '@/features/verification/tests/stub_reviews'

test('the next page loads when no pending document is left, and rows and focus do not move', async () => {
  const first = `${REVIEWS}?status=pending&limit=25`
  const next = `${first}&cursor=abc`
  const { keys, reads } = await openReviews('/admin?status=pending', {
    [`GET ${first}`]: { body: [ravi, meera], headers: { Link: `<${next}>; rel="next"` } },
    [`GET ${next}`]: { body: [tara] },
  })
  await see(keys, 'Ravi', 'Meera')
  row('Ravi').focus()
  await keys('vjv')
  await waitFor(() => expect(row('Tara')).toBeTruthy())
  expect(reads()).toEqual([first, next])
  expect(document.activeElement).toBe(row('Meera'))
  expect(order().slice(1)).toEqual(['d0', 'd1', 'd3'])
  await see(keys, 'Tara')
  row('Meera').focus()
  await keys('jv')
  await waitFor(() => expect(badge('Tara')).toBe('Verified'))
  act(() => screen.getByRole('button', { name: 'Refresh' }).focus())
  expect(await screen.findByText('No pending documents')).toBeTruthy()
})

test('the next page of decided documents loads on Show More only', async () => {
  const first = `${REVIEWS}?status=verified&limit=25`
  const next = `${first}&cursor=abc`
  const decided = { status: 'verified', fullDocumentNumber: null } as const
  const { visitor, reads } = await openReviews('/admin?status=verified', {
    [`GET ${first}`]: {
      body: [{ ...ravi, ...decided }],
      headers: { Link: `<${next}>; rel="next"` },
    },
    [`GET ${next}`]: { body: [{ ...tara, ...decided }] },
  })
  const showMore = await screen.findByRole('button', { name: 'Show More' })
  expect(reads()).toEqual([first])
  await visitor.click(showMore)
  await waitFor(() => expect(row('Tara')).toBeTruthy())
  expect(reads()).toEqual([first, next])
})

test('Show More fetches the next page of the status and name in the URL', async () => {
  const first = `${REVIEWS}?status=pending&q=iyer&limit=25`
  const { visitor, router } = await openReviews('/admin?status=pending', {
    [`GET ${REVIEWS}/counts?q=iyer`]: {
      body: { pending: 2, verified: 0, rejected: 0, expired: 0 },
    },
    [`GET ${first}`]: { body: [ravi], headers: { Link: `<${first}&cursor=abc>; rel="next"` } },
    [`GET ${first}&cursor=abc`]: { body: [tara] },
  })
  await visitor.type(screen.getByRole('searchbox', { name: 'Search by name' }), ' iyer {Enter}')
  await waitFor(() => expect(screen.queryAllByText('Meera Joshi')).toEqual([]))
  expect(router.state.location.search).toBe('?status=pending&name=iyer')
  await visitor.click(await screen.findByRole('button', { name: 'Show More' }))
  await waitFor(() => expect(row('Tara')).toBeTruthy())
  expect(row('Ravi')).toBeTruthy()
  expect(count('All')).toBe('All 2')
  await visitor.click(screen.getByRole('link', { name: 'Clear search' }))
  expect(router.state.location.search).toBe('?status=pending')
  await waitFor(() => expect(row('Meera')).toBeTruthy())
})

test('a name without matches shows the empty state', async () => {
  const { visitor } = await openReviews('/admin', {
    [`GET ${REVIEWS}?q=unknown&limit=25`]: { body: [] },
  })
  await visitor.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'unknown{Enter}')
  expect(await screen.findByText('Nothing found for “unknown”')).toBeTruthy()
})

test('Refresh refetches the list and the counts', async () => {
  const counts = vi.fn(() => ({ body: { pending: 9, verified: 0, rejected: 0, expired: 0 } }))
  const { visitor, reads } = await openReviews('/admin', { [`GET ${REVIEWS}/counts`]: counts })
  await visitor.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(counts).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(reads()).toHaveLength(2))
})

test('the link of the selected status is the current one', async () => {
  await openReviews('/admin?status=pending')
  const links = within(screen.getByRole('navigation', { name: 'Filter by status' }))
  const current = links.getAllByRole('link', { current: 'page' })
  expect(current.map(({ textContent }) => textContent)).toEqual(['Pending 3'])
})

test('clearing the search empties the box', async () => {
  const { visitor } = await openReviews('/admin?name=iyer', {
    [`GET ${REVIEWS}/counts?q=iyer`]: {
      body: { pending: 1, verified: 0, rejected: 0, expired: 0 },
    },
    [`GET ${REVIEWS}?q=iyer&limit=25`]: { body: [ravi] },
  })
  const box = () => screen.getByRole('searchbox', { name: 'Search by name' })
  expect(box()).toHaveProperty('value', 'iyer')
  await visitor.click(screen.getByRole('link', { name: 'Clear search' }))
  await waitFor(() => expect(box()).toHaveProperty('value', ''))
})

test('a list whose next page is loading does not show the empty state', async () => {
  const first = `${REVIEWS}?status=pending&limit=25`
  const next = `${first}&cursor=abc`
  const { visitor, reads } = await openReviews('/admin?status=pending', {
    [`GET ${first}`]: { body: [ravi], headers: { Link: `<${next}>; rel="next"` } },
    [`GET ${next}`]: () => new Promise(() => {}),
  })
  await visitor.click(screen.getByRole('button', { name: 'Verify PAN card of Ravi Iyer' }))
  await waitFor(() => expect(reads()).toEqual([first, next]))
  await visitor.hover(heading())
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  expect(screen.queryByText('No pending documents')).toBeNull()
  expect(screen.getByRole('button', { name: 'Show More' })).toBeTruthy()
})
