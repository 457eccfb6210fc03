import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

/** Fills one field of Asha's profile form and submits it. */
async function save(label: RegExp, text: string, member = asha) {
  const requests = stubRequests({
    // A verified one is asked before a new name is saved.
    'GET /api/auth/user': { body: { ...member, isVerified: false } },
    'GET /api/verification-documents': { body: [] },
    'PUT /api/users/u1': { body: asha },
  })
  const { visitor } = renderApp('/profile/edit')
  await visitor.clear(await screen.findByLabelText(label))
  await visitor.click(screen.getByLabelText(label))
  await visitor.paste(text)
  await visitor.click(screen.getByRole('button', { name: 'Save Changes' }))
  const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)
  const sent = () =>
    requests.mock.calls
      .filter(([path, init]) => path === '/api/users/u1' && init?.method === 'PUT')
      .map(([, init]) => JSON.parse(init?.body as string) as Record<string, unknown>)
  return { alerts, sent }
}

test.each([
  [/^Full Name/, 'fullName'],
  [/^Location/, 'location'],
] as const)('%s is limited to two to a hundred characters', async (label, field) => {
  const { sent } = await save(label, 'a'.repeat(101))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.[field]).toBe('a'.repeat(100))
})

test.each(['Yo', 'Om'])('%s is accepted as a name', async (name) => {
  const { sent } = await save(/^Full Name/, name)
  await waitFor(() => expect(sent()[0]?.fullName).toBe(name))
})

test.each(['123456789', '1234567890123456', '98765-4321', '98765 43210 x', '987654+3210'])(
  'the phone number %s is rejected',
  async (phone) => {
    const { alerts, sent } = await save(/^Phone/, phone)
    expect(alerts()).toEqual(['Please enter a valid phone number, like +91 98220 12345'])
    expect(sent()).toEqual([])
  }
)

test.each([
  '9876543210',
  '+919876543210',
  '987654321098765',
  '(98765) 43210',
  '\u202a+91 98765 43210\u202c',
])('the phone number %s is accepted without its separators', async (phone) => {
  const { sent } = await save(/^Phone/, phone)
  await waitFor(() => expect(sent()[0]?.phone).toBe(phone.replaceAll(/[^\d+]/g, '')))
})

test('a check mark in the name is rejected with a message at its field', async () => {
  const { alerts, sent } = await save(/^Full Name/, 'Asha Rao ✔️')
  expect(alerts()).toEqual(['Please remove the tick. Only verified members have it'])
  expect(sent()).toEqual([])
})

test('a changed name of a member without a location is sent without a location', async () => {
  const { alerts, sent } = await save(/^Full Name/, 'Asha Patil', { ...asha, location: null })
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ fullName: 'Asha Patil', location: '' })
  expect(alerts()).toEqual([])
})

test('the location of a member who had one is required', async () => {
  const { alerts, sent } = await save(/^Location/, ' ')
  expect(alerts()).toEqual(['Location must be at least 2 characters'])
  expect(sent()).toEqual([])
})
