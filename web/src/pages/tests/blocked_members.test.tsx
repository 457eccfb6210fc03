import type { BlockedMember } from '@saajha/contract/conversation'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

type Awaitable<Value> = Value | Promise<Value>

const ravi: BlockedMember = {
  id: 'u2',
  fullName: 'Ravi Iyer',
  profileImageUrl: '/media/r/avatar.webp',
  isVerified: true,
  blockedAt: '2026-11-20T06:00:00.000Z',
}
const jai = { ...ravi, id: 'u3', fullName: 'जय सिंह', profileImageUrl: null, isVerified: false }

/** Opens the profile page of a member with blocks. `DELETE` removes them unless its response is given. */
function open(blocked: BlockedMember[], response?: Awaitable<{ status: number; body?: unknown }>) {
  let current = blocked
  const remove = (id: string) => () => {
    if (!response) current = current.filter((each) => each.id !== id)
    return response ?? { status: 204 }
  }
  const requests = stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/verification-documents': { body: [] },
    'GET /api/blocks': () => ({ body: current }),
    'DELETE /api/blocks/u2': remove('u2'),
    'DELETE /api/blocks/u3': remove('u3'),
  })
  const app = renderApp('/profile/edit')
  const requestsTo = (url: string) => requests.mock.calls.filter(([path]) => path === url).length
  return { ...app, requestsTo }
}

const section = async () => within(await screen.findByRole('region', { name: 'Blocked members' }))

test('the profile page lists the blocked members with picture, name and tick', async () => {
  open([ravi, jai])
  const rows = (await section()).getAllByRole('listitem')
  expect(rows.map((row) => row.querySelector('img')?.getAttribute('src'))).toEqual([
    '/media/r/avatar.webp',
    undefined,
  ])
  const [first, second] = rows.map((row) => within(row))
  expect(first!.getByText('Ravi Iyer')).toBeTruthy()
  expect(first!.getByRole('img', { name: 'Verified' })).toBeTruthy()
  expect(second!.getByText('जय सिंह').lang).toBe('hi-IN')
  expect(second!.queryByRole('img')).toBeNull()
})

test('a member who has blocked none sees no such section', async () => {
  const { requestsTo } = open([])
  await screen.findByRole('region', { name: "Where you're signed in" })
  await waitFor(() => expect(requestsTo('/api/blocks')).toBe(1))
  expect(screen.queryByRole('region', { name: 'Blocked members' })).toBeNull()
})

test('unblocking removes the member with a toast and keeps the focus near', async () => {
  const { visitor } = open([ravi, jai])
  const blocked = await section()
  await visitor.click(blocked.getByRole('button', { name: 'Unblock जय सिंह' }))
  expect(await screen.findByText('You and जय सिंह can write to each other again.')).toBeTruthy()
  await waitFor(() => expect(blocked.getAllByRole('listitem')).toHaveLength(1))
  const left = blocked.getByRole('button', { name: 'Unblock Ravi Iyer' })
  await waitFor(() => expect(document.activeElement).toBe(left))
})

test('unblocking the last member removes the section and does not lose the focus', async () => {
  const { visitor } = open([ravi])
  await visitor.click((await section()).getByRole('button', { name: 'Unblock Ravi Iyer' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Blocked members' })).toBeNull())
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
})

test('a second press while unblocking sends nothing', async () => {
  const { visitor, requestsTo } = open([ravi], new Promise(() => {}))
  await visitor.dblClick((await section()).getByRole('button', { name: 'Unblock Ravi Iyer' }))
  expect(requestsTo('/api/blocks/u2')).toBe(1)
})

test('a member who could not be unblocked stays listed', async () => {
  const { visitor } = open([ravi], { status: 500 })
  const blocked = await section()
  await visitor.click(blocked.getByRole('button', { name: 'Unblock Ravi Iyer' }))
  expect(await screen.findByText("We couldn't unblock them")).toBeTruthy()
  expect(blocked.getAllByRole('listitem')).toHaveLength(1)
})
