import { screen } from '@testing-library/react'
import { stubRequests } from '@/tests/stub_requests'
import { camera } from '@/tests/camera'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

type StubResponses = Parameters<typeof stubRequests>[0]

export const ravi = {
  ...asha,
  id: 'u2',
  fullName: 'Ravi Iyer',
  email: 'ravi@example.in',
  phone: null,
}
export const PATH = '/contact/i1?owner=Asha+Rao&item=Canon+EOS+R6'
export const BOOKING = `${PATH}&intent=booking&startDate=2026-12-03&endDate=2026-12-06`

/** Opens the contact page as Ravi, and returns helpers to press a button and to read what was sent. */
export function open(path: string, responses: StubResponses = {}) {
  const requests = stubRequests({
    'GET /api/auth/user': { body: ravi },
    'GET /api/items/i1': { body: camera },
    ...responses,
  })
  const app = renderApp(path)
  const sent = () =>
    requests.mock.calls
      .filter(([url]) => url === '/api/contact-interactions')
      .map(([, init]) => ({
        key: new Headers(init?.headers).get('Idempotency-Key'),
        body: JSON.parse(init?.body as string) as Record<string, unknown>,
      }))
  const press = (name: string) => app.visitor.click(screen.getByRole('button', { name }))
  return { ...app, requests, sent, press }
}

export const message = () => screen.findByLabelText('Message')
export const written = async () => ((await message()) as HTMLTextAreaElement).value
