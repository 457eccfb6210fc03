import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { writeStored } from '@/lib/preferences/browser_storage'
import { draftSubject, draftKey } from '@/lib/drafts/draft_storage'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import { isLeavingOnPurpose } from '@/lib/session/leave_to'
import { enter, openListingPage } from '@/pages/tests/open_listing_page'
import { routes } from '@/router'
import { camera } from '@/tests/camera'
import { asha } from '@/tests/member'

vi.mock('@/lib/session/leave_to', { spy: true })

afterEach(() => vi.useRealTimers())

const title = () => screen.getByLabelText('Title')
const restored = () => screen.findByText(/^We restored your draft from .+\.$/)
const titleMatch = (value: string) => waitFor(() => expect(title()).toHaveProperty('value', value))

/** Simulates a new tab, a reload or a crash: only the browser storage is left. */
async function openAgain(...[path, responses]: Parameters<typeof openListingPage>) {
  cleanup()
  return openListingPage(path, responses)
}

/** From the home page, once the form that was left no longer blocks navigations. */
async function comeBack(router: Awaited<ReturnType<typeof openListingPage>>['router']) {
  await screen.findByRole('heading', { name: 'Rent anything, anywhere' })
  await waitFor(() => expect(router.state.blockers.size).toBe(0))
  await act(() => router.navigate('/create-listing'))
}

async function writeDraft(path = '/create-listing', appRoutes?: typeof routes) {
  const form = await openListingPage(path, {}, appRoutes)
  enter('Title', 'Old tent')
  return form
}

test('a typed listing is restored after a reload, with the time of the draft', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:10:00Z'), toFake: ['Date'] })
  const { visitor } = await writeDraft()
  await visitor.selectOptions(screen.getByLabelText('Category'), 'Cameras')
  await visitor.click(screen.getByLabelText(/^Negotiable/))
  await openAgain()
  expect((await restored()).textContent).toBe('We restored your draft from 3:40 pm.')
  expect(title()).toHaveProperty('value', 'Old tent')
  expect(screen.getByLabelText(/^Negotiable/)).toHaveProperty('checked', true)
  await waitFor(() => expect(screen.getByLabelText('Category')).toHaveProperty('value', 'camera'))
})

test.each([
  ['is sent again with the same key', false, 1],
  ['and discarded leaves its key to no other listing', true, 2],
])('a listing that was sent before a reload %s', async (_, isDiscarded, count) => {
  const keys: (string | null)[] = []
  const responses: Parameters<typeof openListingPage>[1] = {
    'POST /api/items': ({ headers }) => {
      keys.push(new Headers(headers).get('idempotency-key'))
      return keys.length > 1 ? { status: 201, body: camera } : new Promise<never>(() => {})
    },
  }
  const { fill, press } = await openListingPage('/create-listing', responses)
  await fill()
  await press('Publish Listing')
  await waitFor(() => expect(keys).toHaveLength(1))
  const again = await openAgain('/create-listing', responses)
  await restored()
  if (isDiscarded) {
    await again.press('Discard')
    await again.fill()
  }
  await again.press('Publish Listing')
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(new Set(keys).size).toBe(count)
})

test('Discard empties the form and removes the draft', async () => {
  await writeDraft()
  const { press } = await openAgain()
  await restored()
  await press('Discard')
  expect(title()).toHaveProperty('value', '')
  expect(screen.queryByText(/We restored/)).toBeNull()
  expect(document.activeElement).toBe(title())
  await openAgain()
  expect(title()).toHaveProperty('value', '')
  expect(screen.queryByText(/We restored/)).toBeNull()
})

test('a published listing leaves no draft', async () => {
  const { fill, press, router } = await openListingPage()
  await fill()
  await press('Publish Listing')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  await openAgain()
  expect(title()).toHaveProperty('value', '')
  expect(screen.queryByText(/We restored/)).toBeNull()
})

test('a draft is not shown to another member of the same browser', async () => {
  await writeDraft()
  await openAgain('/create-listing', { 'GET /api/auth/user': { body: { ...asha, id: 'u2' } } })
  expect(title()).toHaveProperty('value', '')
  expect(screen.queryByText(/We restored/)).toBeNull()
  await openAgain()
  await titleMatch('Old tent')
})

test('another member who takes the place of the one before in the form does not get their text', async () => {
  const { queryClient } = await writeDraft()
  act(() => void queryClient.setQueryData(CURRENT_USER_KEY, { ...asha, id: 'u2' }))
  await titleMatch('')
  await openAgain()
  await titleMatch('Old tent')
})

test.each([
  [29, 'Old tent'],
  [31, ''],
])('a draft of %d days ago is restored as "%s"', async (days, value) => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:10:00Z'), toFake: ['Date'] })
  await writeDraft()
  cleanup()
  vi.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000)
  await openAgain()
  await titleMatch(value)
  expect(Object.keys(localStorage).filter((key) => key.includes('_draft_'))).toHaveLength(
    value ? 1 : 0
  )
})

test('a form that the session gate replaced is restored with its values', async () => {
  const { queryClient } = await writeDraft()
  act(() => void queryClient.setQueryData(CURRENT_USER_KEY, null))
  await screen.findByRole('heading', { name: 'Authentication Required' })
  act(() => void queryClient.setQueryData(CURRENT_USER_KEY, asha))
  await restored()
  await titleMatch('Old tent')
})

test('a listing that changed since its draft was written shows a note', async () => {
  await writeDraft('/edit-listing/i1')
  await openAgain('/edit-listing/i1')
  await restored()
  expect(screen.queryByText(/This listing has changed since then/)).toBeNull()
  const changed = { ...camera, description: 'With three lenses' }
  const responses = { 'GET /api/items/i1': { body: changed } }
  await openAgain('/edit-listing/i1', responses)
  await restored()
  expect(screen.getByText(/This listing has changed since then/)).toBeTruthy()
  expect(title()).toHaveProperty('value', 'Old tent')
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'With three lenses')
  enter('Title', 'Old tent for two')
  await openAgain('/edit-listing/i1', responses)
  await titleMatch('Old tent for two')
  expect(screen.getByText(/This listing has changed since then/)).toBeTruthy()
})

test('the drafts of a new listing and of an edit are separate', async () => {
  await writeDraft()
  await openAgain('/edit-listing/i1')
  expect(title()).toHaveProperty('value', 'Canon EOS R6')
  expect(screen.queryByText(/We restored/)).toBeNull()
})

test('leaving a form with unsaved changes asks for confirmation, and the draft survives', async () => {
  const { visitor, router } = await writeDraft('/create-listing', routes)
  await visitor.click(screen.getByRole('link', { name: 'Cancel' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }))
  await visitor.click(question.getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/create-listing')
  expect(title()).toHaveProperty('value', 'Old tent')
  await visitor.click(screen.getByRole('link', { name: 'Cancel' }))
  await visitor.click(await screen.findByRole('button', { name: 'Leave' }))
  await comeBack(router)
  await restored()
})

test('a draft of an older version is restored without values of another type', async () => {
  const draft = { savedAt: new Date().toISOString(), basis: '', files: 0 }
  const values = { title: 5, description: 'For four people' }
  writeStored(draftKey('u1', draftSubject()), JSON.stringify({ ...draft, values }))
  await openListingPage()
  await restored()
  expect(title()).toHaveProperty('value', '')
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'For four people')
})

test('closing the tab asks for confirmation only while there are unsaved changes', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await openListingPage()
  expect(asks()).toBe(false)
  enter('Title', 'Old tent')
  expect(asks()).toBe(true)
  enter('Title', '')
  expect(asks()).toBe(false)
})

test('navigating to log-in or log-out asks for no confirmation, and the draft is stored', async () => {
  vi.mocked(isLeavingOnPurpose).mockReturnValueOnce(true)
  await writeDraft()
  const left = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(left)
  expect(left.defaultPrevented).toBe(false)
  expect(isLeavingOnPurpose).toHaveBeenCalledOnce()
})

test('a draft lasts until the page is closed when the storage is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  const { visitor, router } = await writeDraft('/create-listing', routes)
  await visitor.click(screen.getByRole('link', { name: 'Cancel' }))
  await visitor.click(await screen.findByRole('button', { name: 'Leave' }))
  await comeBack(router)
  await restored()
  await visitor.click(screen.getByRole('button', { name: 'Discard' }))
})

test('a member who navigates away while the listing is published stays there and sees a toast', async () => {
  const created = { status: 201, body: camera }
  let respond = (_: typeof created) => {}
  const respondLater = () => new Promise<typeof created>((resolve) => (respond = resolve))
  const { fill, press, visitor, router } = await openListingPage(
    '/create-listing',
    { 'POST /api/items': respondLater },
    routes
  )
  await fill()
  await press('Publish Listing')
  await screen.findByRole('button', { name: 'Publishing...' })
  await visitor.click(screen.getByRole('link', { name: 'Cancel' }))
  await screen.findByRole('heading', { name: 'Rent anything, anywhere' })
  respond(created)
  expect(await screen.findByText('Listing Created!')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/')
  await act(() => router.navigate('/create-listing'))
  await screen.findByLabelText('Title')
  expect(title()).toHaveProperty('value', '')
  expect(screen.queryByText(/We restored/)).toBeNull()
})

test('a listing whose photos or video changed since its draft was written shows a note', async () => {
  await writeDraft('/edit-listing/i1')
  for (const change of [{ imageUrls: [] }, { videoUrl: '/media/v/video.mp4' }]) {
    await openAgain('/edit-listing/i1', { 'GET /api/items/i1': { body: { ...camera, ...change } } })
    await restored()
    expect(screen.getByText(/This listing has changed since then/)).toBeTruthy()
  }
})
