import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { camera } from '@/tests/camera'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

type StubResponses = Parameters<typeof stubRequests>[0]

const LISTINGS = `GET /api/items?ownerId=${asha.id}&limit=100`
const STATS = `GET /api/users/${asha.id}/stats`
const FIGURES = { totalListings: 1, totalViews: 1200, averageRating: 4.5, reviewCount: 7 }

function open(responses: StubResponses = {}) {
  const requests = stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/items/i1': { body: camera },
    'GET /api/user/items/hidden': { body: [] },
    'GET /api/user/items/activity': { body: { firstDay: '2026-10-23', items: [] } },
    [LISTINGS]: { body: [camera] },
    [STATS]: { body: FIGURES },
    ...responses,
  })
  const app = renderApp('/dashboard')
  const requestCount = (line: string) =>
    requests.mock.calls.filter(
      ([path, init]) => `${init?.method ?? 'GET'} ${path as string}` === line
    ).length
  const choose = async (action: string) => {
    const menu = await screen.findByRole('button', { name: 'Actions for Canon EOS R6' })
    await app.visitor.click(menu)
    await app.visitor.click(await screen.findByRole('menuitem', { name: action }))
  }
  return { ...app, requestCount, choose }
}

test('a member’s listings and stats are refetched on every visit', async () => {
  const { router, requestCount } = open()
  const lines = [LISTINGS, STATS, 'GET /api/user/items/hidden', 'GET /api/user/items/activity']
  await screen.findByText('Canon EOS R6')
  await waitFor(() => expect(lines.map(requestCount)).toEqual([1, 1, 1, 1]))
  await act(() => router.navigate('/'))
  await screen.findByRole('heading', { name: 'Rent anything, anywhere' })
  await act(() => router.navigate('/dashboard'))
  await waitFor(() => expect(lines.map(requestCount)).toEqual([2, 2, 2, 2]))
})

test('listings that fail to load have a retry button', async () => {
  const responses = [{ status: 500 }, { body: [camera] }]
  const { visitor } = open({ [LISTINGS]: () => responses.shift() ?? {} })
  expect(await screen.findByText("We couldn't load your listings")).toBeTruthy()
  expect(screen.queryByText(/^No listings yet/)).toBeNull()
  await visitor.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Canon EOS R6')).toBeTruthy()
})

test('hidden listings that fail to load are not taken for none', async () => {
  const hidden = { ...camera, moderationStatus: 'rejected', rejectionReason: 'Forbidden goods' }
  const responses = [{ status: 503 }, { body: [hidden] }]
  const { visitor } = open({
    [LISTINGS]: { body: [] },
    'GET /api/user/items/hidden': () => responses.shift() ?? {},
  })
  expect(await screen.findByText("We couldn't load listings that are hidden")).toBeTruthy()
  expect(screen.queryByText(/^No listings yet/)).toBeNull()
  await visitor.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText(/Reason: Forbidden goods/)).toBeTruthy()
})

test('stats that fail to load have a retry button', async () => {
  const responses = [{ status: 500 }, { body: FIGURES }]
  const { visitor } = open({ [STATS]: () => responses.shift() ?? {} })
  const failure = (await screen.findByText("We couldn't load your stats.")).parentElement!
  await visitor.click(within(failure).getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('1,200')).toBeTruthy()
})

test.each([
  [[], '/edit-listing/i1'],
  [['/media/a/full.webp'], undefined],
])('the link Add photos of a listing with the photos %j leads to %s', async (imageUrls, form) => {
  open({ [LISTINGS]: { body: [{ ...camera, imageUrls }] } })
  await screen.findByText('Active')
  const link = screen.queryByRole('link', { name: 'Add photos', description: 'Canon EOS R6' })
  expect(link?.getAttribute('href')).toBe(form)
})

test.each([
  ['View Details', '/item/i1'],
  ['Edit', '/edit-listing/i1'],
])('%s leads to %s', async (action, url) => {
  const { router, choose } = open()
  await choose(action)
  await waitFor(() => expect(router.state.location.pathname).toBe(url))
})

test('the delete dialog stays open while the listing is being deleted', async () => {
  let respond = (_: object) => {}
  const { choose } = open({
    'DELETE /api/items/i1': () => new Promise((resolve) => (respond = resolve)),
  })
  await choose('Delete')
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText('Canon EOS R6')).toBeTruthy()
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  const busy = await within(question).findByRole('button', { name: 'Deleting...' })
  expect(busy).toHaveProperty('disabled', true)
  fireEvent.keyDown(question, { key: 'Escape' })
  expect(screen.getByRole('alertdialog')).toBe(question)
  respond({ status: 204 })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('a member without a name is shown by e-mail', async () => {
  open({ 'GET /api/auth/user': { body: { ...asha, fullName: '' } } })
  expect(await screen.findByRole('heading', { name: 'asha@example.in' })).toBeTruthy()
})

test.each([
  ['without a message', { status: 500 }, 'Please check your connection and try again.'],
  ['with a message', { status: 404, body: { message: 'Item not found' } }, 'Item not found'],
])(
  'a change of availability that fails %s is undone, with the reason',
  async (_, response, reason) => {
    const failed = Promise.withResolvers<void>()
    const { visitor } = open({
      'PUT /api/items/i1': async () => {
        await failed.promise
        return response
      },
    })
    const isAvailable = () => screen.findByRole('switch', { name: /^Available/, checked: true })
    await visitor.click(await isAvailable())
    expect(await screen.findByRole('switch', { checked: false })).toBeTruthy()
    expect(screen.getByText('Inactive')).toBeTruthy()
    failed.resolve()
    expect(await screen.findByText("We couldn't save your change")).toBeTruthy()
    expect(screen.getByText(reason)).toBeTruthy()
    expect(await isAvailable()).toBeTruthy()
    expect(screen.getByText('Active')).toBeTruthy()
  }
)
