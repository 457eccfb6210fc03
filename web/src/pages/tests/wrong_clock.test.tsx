import { todayInIndia } from '@saajha/contract/calendar_days'
import { correctClock, currentTime } from '@saajha/contract/clock'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readJson } from '@/lib/http/api'
import { bike } from '@/tests/bike'
import { camera } from '@/tests/camera'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const SERVER_TIME = Date.parse('2031-03-10T06:00:00Z')
const TODAY = '2031-03-10'
const DAY_MS = 24 * 60 * 60 * 1000
const headers = { date: new Date(SERVER_TIME).toUTCString() }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  correctClock(new Date().toUTCString())
})

/** Sets the browser's clock. It is wrong by a number of days. */
const setClock = (wrongBy: number) => vi.setSystemTime(SERVER_TIME + wrongBy * DAY_MS)

test('a response corrects a wrong clock, in both directions and again', async () => {
  stubRequests({ 'GET /api/bookings': { body: [], headers } })
  for (const wrongBy of [2, -2, 0]) {
    setClock(wrongBy)
    await readJson('/api/bookings')
    expect(currentTime()).toBe(SERVER_TIME)
    expect(todayInIndia()).toBe(TODAY)
  }
})

test('a response without a time, such as one cached for offline use, keeps the correction', async () => {
  setClock(2)
  correctClock(headers.date)
  stubRequests({ 'GET /api/bookings': { body: [] } })
  await readJson('/api/bookings')
  expect(todayInIndia()).toBe(TODAY)
})

test.each([2, -2])(
  'a phone whose clock is wrong by %d days offers today and later days for a booking',
  async (wrongBy) => {
    setClock(wrongBy)
    stubRequests({ 'GET /api/items/i1': { body: camera, headers } })
    renderApp('/item/i1')
    const today = await screen.findByRole('button', { name: /^Monday,? 10 March,? 2031/ })
    expect(today).toHaveProperty('disabled', false)
    const yesterday = screen.getByRole('button', { name: /^Sunday,? 9 March,? 2031/ })
    expect(yesterday).toHaveProperty('disabled', true)
  }
)

test('a link with days that start today searches for them on a phone whose clock is ahead', async () => {
  setClock(2)
  const list = `/api/items?from=${TODAY}&to=${TODAY}`
  const fetch = stubRequests({
    'GET /api/items': { body: [bike], headers },
    [`GET ${list}`]: { body: [bike], headers },
  })
  renderApp(`/search?from=${TODAY}&to=${TODAY}`)
  await waitFor(() => expect(fetch.mock.calls.map(([url]) => url)).toContain(list))
})
