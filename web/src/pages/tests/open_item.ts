import { stubRequests } from '@/tests/stub_requests'
import { bike } from '@/tests/bike'
import { renderApp } from '@/tests/render_app'
import { sentContact } from '@/tests/sent_contact'

export const SIMILAR = 'GET /api/items/i1/similar?limit=6'
export const RECORDED = { 'POST /api/contact-interactions': { status: 201, body: sentContact } }

/** Opens an item with the fields `change`, as a guest; `sent` returns the bodies of the writes. */
export function openItem(
  change: object = {},
  more: Parameters<typeof stubRequests>[0] = {},
  query = ''
) {
  const requests = stubRequests({
    'GET /api/items/i1': { body: { ...bike, ...change } },
    [SIMILAR]: { body: [] },
    ...RECORDED,
    ...more,
  })
  const sent = () =>
    requests.mock.calls
      .filter(([, init]) => init?.method === 'POST')
      .map(([, init]) => JSON.parse(init?.body as string))
  return { ...renderApp(`/item/i1${query}`), requests, sent }
}
