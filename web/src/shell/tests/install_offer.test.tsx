import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followInstallPrompt } from '@/lib/page/install_prompt'
import { INSTALL_OFFER_KEY, listingPublished } from '@/lib/preferences/install_offer'
import { createStore } from '@/store'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const NAME = 'Install the Saajha app'
const MINUTES = 60_000
const prompt = vi.fn(() => Promise.resolve({ outcome: 'accepted' }))

beforeEach(() => {
  localStorage.clear()
  stubRequests()
  prompt.mockClear()
})

afterEach(() => {
  delete document.documentElement.dataset.offersHindi
})

test('the second visit offers to install the app, with the next page', async () => {
  visitAt(0)
  visitAt(31 * MINUTES)
  const { router, visitor } = await openInstallable()
  expect(offer()).toBeNull()
  await open(router, '/search')
  expect(await screen.findByRole('complementary', { name: NAME })).toBeTruthy()
  await open(router, '/')
  await visitor.click(screen.getByRole('button', { name: NAME }))
  expect(prompt).toHaveBeenCalledOnce()
  expect(offer()).toBeNull()
})

test('the offer is not made on the first visit, which reloads continue', async () => {
  visitAt(0)
  visitAt(29 * MINUTES)
  visitAt(58 * MINUTES)
  const { router, store } = await openInstallable(60 * MINUTES)
  await open(router, '/search')
  expect(store.getState().installOffer.stage).toBe('waiting')
  expect(offer()).toBeNull()
})

test('a visit that is due stays due when the page is loaded again', async () => {
  visitAt(0)
  visitAt(31 * MINUTES)
  visitAt(32 * MINUTES)
  const { router } = await openInstallable()
  await open(router, '/search')
  expect(offer()).not.toBeNull()
})

test('a visit ends when the page is hidden, and one that is shown much later is the second', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(0)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  const store = createStore()
  followInstallPrompt(store.dispatch)
  const turn = (isHidden: boolean, at: number) => {
    hidden.mockReturnValue(isHidden)
    now.mockReturnValue(at)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  turn(true, 40 * MINUTES)
  turn(false, 69 * MINUTES)
  expect(store.getState().installOffer.stage).toBe('waiting')
  turn(true, 70 * MINUTES)
  turn(false, 100 * MINUTES)
  expect(store.getState().installOffer.stage).toBe('due')
})

test('a published listing offers to install the app', async () => {
  const { router, store } = await openInstallable()
  await open(router, '/search')
  expect(offer()).toBeNull()
  act(() => void store.dispatch(listingPublished()))
  await loadedLine()
  await open(router, '/')
  expect(offer()).not.toBeNull()
})

test('the offer is made once, whether it is dismissed or ignored', async () => {
  visitAt(0)
  visitAt(31 * MINUTES)
  const { router, visitor, store } = await openInstallable()
  await open(router, '/search')
  await visitor.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(offer()).toBeNull()
  act(() => void store.dispatch(listingPublished()))
  expect(JSON.parse(localStorage.getItem(INSTALL_OFFER_KEY)!)).toMatchObject({ stage: 'made' })
  visitAt(1_000 * MINUTES)
  expect(createStore().getState().installOffer.stage).toBe('made')
})

test('the offer is not made when another tab has made it', async () => {
  visitAt(0)
  visitAt(31 * MINUTES)
  const { router } = await openInstallable()
  localStorage.setItem(INSTALL_OFFER_KEY, JSON.stringify({ stage: 'made', visitedAt: 0 }))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: INSTALL_OFFER_KEY })))
  await open(router, '/search')
  expect(offer()).toBeNull()
})

test('a published listing does not repeat an offer that another tab has made', async () => {
  const { router, store } = await openInstallable()
  const made = JSON.stringify({ stage: 'made', visitedAt: 0 })
  localStorage.setItem(INSTALL_OFFER_KEY, made)
  act(() => void store.dispatch(listingPublished()))
  await loadedLine()
  await open(router, '/search')
  expect(offer()).toBeNull()
  expect(localStorage.getItem(INSTALL_OFFER_KEY)).toBe(made)
})

test('the offer waits while Hindi is offered', async () => {
  document.documentElement.dataset.offersHindi = ''
  visitAt(0)
  visitAt(31 * MINUTES)
  const { router } = await openInstallable()
  await open(router, '/search')
  expect(offer()).toBeNull()
})

test('the offer is not made in a browser without an install prompt', async () => {
  visitAt(0)
  visitAt(31 * MINUTES)
  const { router, store } = renderApp('/no-such-page')
  expect(store.getState().installOffer.stage).toBe('due')
  await open(router, '/search')
  expect(offer()).toBeNull()
})

test('the offer disappears when the app is installed otherwise', async () => {
  visitAt(0)
  visitAt(31 * MINUTES)
  const { router } = await openInstallable()
  await open(router, '/search')
  act(() => void window.dispatchEvent(new Event('appinstalled')))
  expect(offer()).toBeNull()
})

test.each(['null', '[]', '{', '{"stage":"x","visitedAt":"y"}'])(
  'the stored text %s is read as that of a new visitor',
  (text) => {
    localStorage.setItem(INSTALL_OFFER_KEY, text)
    expect(createStore().getState().installOffer).toEqual({
      stage: 'waiting',
      visitedAt: null,
      isInstallable: false,
    })
  }
)

function offer() {
  return screen.queryByRole('button', { name: NAME })
}

/** Loads a page at a time in milliseconds. */
function visitAt(now: number, { dispatch } = createStore()) {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
  followInstallPrompt(dispatch)
  clock.mockRestore()
}

/** Renders the app in a browser that has an install prompt, and waits until the line would be loaded. */
async function openInstallable(now = 32 * MINUTES) {
  const app = renderApp('/no-such-page')
  visitAt(now, app.store)
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void window.dispatchEvent(event))
  expect(event.defaultPrevented).toBe(true)
  await loadedLine()
  return app
}

/** The app and this test import the same module, so that both are ready in the order of their imports. */
async function loadedLine() {
  await act(() => import('@/shell/install_offer_line'))
}

async function open(router: ReturnType<typeof renderApp>['router'], path: string) {
  await act(() => router.navigate(path))
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
}
