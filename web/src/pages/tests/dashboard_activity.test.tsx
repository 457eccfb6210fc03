import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { camera } from '@/tests/camera'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

const days = (last: number[]) => [...new Array<number>(30 - last.length).fill(0), ...last]

function open(activity: object) {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    [`GET /api/items?ownerId=${asha.id}&limit=100`]: { body: [camera] },
    'GET /api/user/items/activity': activity,
  })
  renderApp('/dashboard')
}

const card = async () =>
  within((await screen.findByRole('heading', { name: camera.title })).closest('li')!)

test('a listing shows its views and contact interactions, also to screen readers', async () => {
  open({
    body: {
      firstDay: '2026-10-23',
      items: [{ itemId: camera.id, views: days([1200, 0, 30]), contacts: days([1, 0]) }],
    },
  })
  const listing = await card()
  expect(await listing.findByText('1,230 views')).toBeTruthy()
  expect(listing.getByText('1 contact')).toBeTruthy()
  const rows = listing.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual(['DayViewsContacts', '21 Nov 2026300', '20 Nov 202601', '19 Nov 20261,2000'])
})

test('a listing without views says so', async () => {
  open({ body: { firstDay: '2026-10-23', items: [] } })
  expect(await (await card()).findByText('No views in the last 30 days')).toBeTruthy()
})

test('a listing with activity on two days shows its sums in one line, without a chart', async () => {
  open({
    body: {
      firstDay: '2026-10-23',
      items: [{ itemId: camera.id, views: days([1200, 30]), contacts: days([1]) }],
    },
  })
  const listing = await card()
  expect(await listing.findByText('Last 30 days: 1,230 views, 1 contact')).toBeTruthy()
  expect(listing.queryByRole('table')).toBeNull()
})

test('a chart that fails to load leaves the listings in place', async () => {
  open({ status: 500, body: {} })
  const listing = await card()
  expect(listing.getByText('Active')).toBeTruthy()
  expect(listing.queryByText(/views/)).toBeNull()
})

test('a bar of the chart is proportional to its count and has a visible minimum height', async () => {
  open({
    body: {
      firstDay: '2026-10-23',
      items: [{ itemId: camera.id, views: days([1200, 600, 1]), contacts: days([]) }],
    },
  })
  const table = await (await card()).findByRole('table')
  const bars = [...table.closest('figure')!.querySelectorAll('rect')]
  const heights = bars.map((bar) => Number(bar.getAttribute('height')))
  expect(heights).toEqual([...days([32, 16, 2]), ...days([])])
  expect(bars[28]?.getAttribute('y')).toBe('16')
})
