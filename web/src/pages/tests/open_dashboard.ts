import type { Notification } from '@saajha/contract/notification'
import { stubRequests } from '@/tests/stub_requests'
import { camera } from '@/tests/camera'
import { bookingNotice } from '@/tests/booking_notice'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

export type StubResponses = Parameters<typeof stubRequests>[0]

export const LISTINGS = `GET /api/items?ownerId=${asha.id}&limit=100`
export const booking = bookingNotice
export const called: Notification = {
  ...booking,
  ...{ id: 'n2', type: 'call', title: 'Call about Canon EOS R6', itemId: null, startDate: null },
}

/** Opens the dashboard of Asha, who has a listing and two unread notifications; `requestsTo` returns the requests of a line. */
export function open(path = '/dashboard', responses: StubResponses = {}) {
  const requests = stubRequests({
    'GET /api/auth/user': { body: asha },
    [`GET /api/users/${asha.id}/stats`]: {
      body: { totalListings: 1, totalViews: 1200, averageRating: 4.5, reviewCount: 7 },
    },
    [LISTINGS]: { body: [camera] },
    'GET /api/user/items/hidden': { body: [] },
    'GET /api/notifications': { body: [booking, called] },
    'GET /api/notifications/unread-count': { body: { count: 2, version: 4 } },
    'GET /api/items/i1': { body: camera },
    ...responses,
  })
  const app = renderApp(path)
  const requestsTo = (line: string) =>
    requests.mock.calls.filter(
      ([path, init]) => `${init?.method ?? 'GET'} ${path as string}` === line
    )
  return { ...app, requestsTo }
}

/** The response to a request without a network. */
export function unreachable(): never {
  throw new TypeError('Failed to fetch')
}
