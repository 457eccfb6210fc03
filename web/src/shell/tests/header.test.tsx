import { act, screen, waitFor, within } from '@testing-library/react'
import { createPath } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  answerSubject,
  draftKey,
  readDraft,
  recordSubject,
  saveDraft,
} from '@/lib/drafts/draft_storage'
import { keepProfile, readKeptProfile } from '@/lib/drafts/kept_profile'
import * as language from '@/lib/preferences/language'
import * as leaving from '@/lib/session/leave_to'
import { stubRequests } from '@/tests/stub_requests'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

const SIGNED_IN = {
  'GET /api/auth/user': { body: asha },
  'GET /api/notifications/unread-count': { body: { count: 3, version: 1 } },
}
const searchBox = () => screen.getAllByLabelText('Search for items to rent')[0] as HTMLElement

test('Enter runs the search', async () => {
  stubRequests()
  const { router, visitor } = renderApp('/no-such-page')
  await visitor.type(searchBox(), '  mountain bike {Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'))
  expect(router.state.location.search).toBe('?q=mountain+bike')
})

test('a blank search is ignored', async () => {
  stubRequests()
  const { router, visitor } = renderApp('/no-such-page')
  await visitor.type(searchBox(), '   {Enter}')
  await visitor.click(screen.getAllByRole('button', { name: 'Search' })[0] as HTMLElement)
  expect(router.state.location.pathname).toBe('/no-such-page')
})

test('the theme goes from Auto to Light to Dark and back to Auto, and is stored', async () => {
  stubRequests()
  const { visitor } = renderApp('/no-such-page')
  const seen: (string | null)[] = []
  for (let press = 0; press < 3; press++) {
    await visitor.click(screen.getByRole('button', { name: /^Theme: / }))
    seen.push(localStorage.getItem('theme'))
  }
  expect(seen).toEqual(['light', 'dark', 'system'])
  expect(screen.getByRole('button', { name: 'Theme: Auto' })).toBeTruthy()
  await visitor.click(screen.getByRole('button', { name: /^Theme: / }))
  await visitor.click(screen.getByRole('button', { name: /^Theme: / }))
  expect(document.documentElement.classList.contains('dark')).toBe(true)
})

test('the theme in the header is an icon, and in the menu an icon with the word', async () => {
  stubRequests()
  const { visitor } = renderApp('/no-such-page')
  expect(screen.getByRole('button', { name: 'Theme: Auto' }).textContent).toBe('')
  await visitor.click(screen.getByRole('button', { name: 'Open menu' }))
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }))
  expect(menu.getByRole('button', { name: 'Theme: Auto' }).textContent).toBe('Auto')
})

test('a theme chosen in another tab becomes the theme of this page', async () => {
  localStorage.setItem('theme', 'light')
  stubRequests()
  renderApp('/no-such-page')
  await screen.findByRole('button', { name: 'Theme: Light' })
  localStorage.setItem('theme', 'dark')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })))
  expect(screen.getByRole('button', { name: 'Theme: Dark' })).toBeTruthy()
  expect(document.documentElement.className).toBe('dark')
})

test('a guest who wants to list for free is asked to sign up', async () => {
  stubRequests()
  const { visitor } = renderApp('/no-such-page')
  await visitor.click(screen.getByRole('button', { name: /Free Listing/ }))
  const tab = await screen.findByRole('tab', { name: 'Sign Up' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
})

test('the auth dialog has the tabs Sign Up and Log In, with their fields', async () => {
  stubRequests()
  const { visitor } = renderApp('/no-such-page')
  await visitor.click(screen.getByRole('button', { name: /Free Listing/ }))
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['Sign Up', 'true'],
    ['Log In', 'false'],
  ])
  expect(screen.getByLabelText('Confirm Password')).toBeTruthy()
  await visitor.click(screen.getByRole('tab', { name: 'Log In' }))
  expect(await screen.findByLabelText('Username or Email')).toBeTruthy()
  expect(screen.queryByLabelText('Confirm Password')).toBeNull()
})

test('a guest who presses Login sees Log In', async () => {
  stubRequests()
  const { visitor } = renderApp('/no-such-page')
  await visitor.click(await screen.findByRole('button', { name: 'Login' }))
  const tab = await screen.findByRole('tab', { name: 'Log In' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
})

test.each([
  ['a guest has', {}, ['/search?favorites=true']],
  ['a member has, in the account menu instead,', SIGNED_IN, []],
])('%s a link to the favourites in the header', async (_, responses, targets) => {
  stubRequests(responses)
  renderApp('/no-such-page')
  await screen.findByRole('button', { name: /^(Login|Your account)$/ })
  const links = screen.queryAllByRole('link', { name: 'Favorites' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(targets)
})

test('a member sees the number of unread notifications', async () => {
  stubRequests(SIGNED_IN)
  renderApp('/no-such-page')
  const bell = await screen.findByRole('link', { name: '3 Notifications, unread' })
  expect(bell.getAttribute('href')).toBe('/dashboard?tab=notifications')
})

test('the header leads a member to inbox and bookings, with their counts', async () => {
  stubRequests({
    ...SIGNED_IN,
    'GET /api/conversations/unread-count': { body: { count: 2 } },
    'GET /api/bookings/counts': { body: { waiting: 100, sides: ['owner'] } },
  })
  renderApp('/no-such-page')
  const banner = within(screen.getByRole('banner'))
  const inbox = await banner.findByRole('link', { name: '2 Inbox, unread' })
  expect(inbox.getAttribute('href')).toBe('/dashboard?show=messages')
  const bookings = await banner.findByRole('link', { name: '99+ Bookings, waiting for you' })
  expect(bookings.getAttribute('href')).toBe('/dashboard?show=bookings')
  expect(bookings.textContent).toBe('99+')
})

test.each([
  ['Inbox', '/dashboard?show=messages'],
  ['Bookings', '/dashboard?show=bookings'],
])('%s in the account menu leads to %s', async (name, path) => {
  stubRequests(SIGNED_IN)
  const { router, visitor } = renderApp('/no-such-page')
  await visitor.click(await screen.findByRole('button', { name: 'Your account' }))
  await visitor.click(await screen.findByRole('menuitem', { name }))
  await waitFor(() => expect(createPath(router.state.location)).toBe(path))
})

test('Profile leads to the dashboard, without a notice', async () => {
  stubRequests(SIGNED_IN)
  const { router, visitor } = renderApp('/no-such-page')
  await visitor.click(await screen.findByRole('button', { name: 'Your account' }))
  await visitor.click(await screen.findByRole('menuitem', { name: 'Profile' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(screen.queryByText('View and manage your listings in the dashboard')).toBeNull()
})

test('My Listings leads to the dashboard with a notice', async () => {
  stubRequests(SIGNED_IN)
  const { router, visitor } = renderApp('/no-such-page')
  await visitor.click(await screen.findByRole('button', { name: 'Your account' }))
  await visitor.click(await screen.findByRole('menuitem', { name: 'My Listings' }))
  expect(await screen.findByText('View and manage your listings in the dashboard')).toBeTruthy()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test('Favorites in the account menu leads to the favourites', async () => {
  stubRequests(SIGNED_IN)
  const { router, visitor } = renderApp('/no-such-page')
  await visitor.click(await screen.findByRole('button', { name: 'Your account' }))
  await visitor.click(await screen.findByRole('menuitem', { name: 'Favorites' }))
  await waitFor(() => expect(createPath(router.state.location)).toBe('/search?favorites=true'))
})

test("signing out removes the member's unsent records of handovers, answers and profile from this browser", async () => {
  const leaveTo = vi.spyOn(leaving, 'leaveTo').mockImplementation(() => {})
  const ofOther = draftKey('another member', recordSubject('b1', 'start'))
  const own = [recordSubject('b1', 'end'), answerSubject('v1')]
  const keys = [...own.map((subject) => draftKey(asha.id, subject)), ofOther]
  for (const key of keys) saveDraft(key, { values: { note: 'Clean' }, basis: '', files: 0 })
  keepProfile(asha.id, { upiId: 'asha@okaxis' })
  stubRequests(SIGNED_IN)
  const { visitor } = renderApp('/no-such-page')
  await visitor.click(await screen.findByRole('button', { name: 'Your account' }))
  await visitor.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(leaveTo).toHaveBeenCalled())
  expect(keys.filter((key) => readDraft(key))).toEqual([ofOther])
  expect(readKeptProfile(asha.id)).toBeNull()
})

test('signing out forgets cached data and navigates to the server', async () => {
  const leaveTo = vi.spyOn(leaving, 'leaveTo').mockImplementation(() => {})
  stubRequests(SIGNED_IN)
  const { queryClient, visitor } = renderApp('/no-such-page')
  queryClient.getMutationCache().build(queryClient, { mutationKey: ['message'] })
  await visitor.click(await screen.findByRole('button', { name: 'Your account' }))
  await visitor.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/logout'))
  expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy()
  expect(queryClient.getQueryData(['/api/auth/user'])).toBeNull()
  expect(queryClient.getQueryData(['/api/notifications/unread-count'])).toBeUndefined()
  expect(queryClient.getMutationCache().getAll()).toEqual([])
})

test('the slide-out menu offers a guest Home, the theme, Login and Sign Up', async () => {
  stubRequests()
  const { visitor } = renderApp('/no-such-page')
  await visitor.click(screen.getByRole('button', { name: 'Open menu' }))
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }))
  const labels = menu.getAllByRole('button').map((button) => button.textContent)
  expect(labels).toEqual(['Home', 'Favorites', 'Auto', 'हिन्दी', 'Login', 'Sign Up'])
})

test('the slide-out menu offers a member their pages and Sign out', async () => {
  stubRequests(SIGNED_IN)
  const { visitor } = renderApp('/no-such-page')
  await screen.findByRole('button', { name: 'Your account' })
  await visitor.click(screen.getByRole('button', { name: 'Open menu' }))
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }))
  const labels = menu.getAllByRole('button').map((button) => button.textContent)
  expect(labels).toEqual([
    'Home',
    'Profile',
    'Inbox',
    'Bookings',
    'Notifications',
    'My Listings',
    'Favorites',
    'Auto',
    'हिन्दी',
    'Sign out',
  ])
})

test('a member who wants to list for free reaches the form', async () => {
  stubRequests(SIGNED_IN)
  const { router, visitor } = renderApp('/no-such-page')
  await screen.findByRole('button', { name: 'Your account' })
  await visitor.click(screen.getByRole('button', { name: /Free Listing/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/create-listing'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['Asha Rao', 'zoya@example.in', 'AR'],
  ['', 'zoya@example.in', 'Z'],
  ['', '', 'U'],
])('the avatar of %j <%s> says %s', async (fullName, email, letters) => {
  stubRequests({ ...SIGNED_IN, 'GET /api/auth/user': { body: { ...asha, fullName, email } } })
  const { visitor } = renderApp('/no-such-page')
  const button = await screen.findByRole('button', { name: 'Your account' })
  expect(button.querySelector(`[data-initials=${letters}]`)).toBeTruthy()
  await visitor.click(button)
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByText(fullName || email || 'User')).toBeTruthy()
})

test('Auto follows the device, also while the page is open', async () => {
  let isDark = true
  const turned = new Set<() => void>()
  const device = window.matchMedia('')
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...device,
    get matches() {
      return media.includes('dark') && isDark
    },
    addEventListener: (_: string, listener: unknown) => void turned.add(listener as () => void),
  }))
  stubRequests()
  renderApp('/no-such-page')
  await screen.findByRole('button', { name: 'Theme: Auto' })
  const onPage = () => document.documentElement.className
  expect(onPage()).toBe('dark')
  isDark = false
  act(() => turned.forEach((turn) => turn()))
  expect(onPage()).toBe('light')
})

test.each([
  [99, '99'],
  [100, '99+'],
])('the bell shows %i unread notifications as %s', async (count, seen) => {
  stubRequests({
    ...SIGNED_IN,
    'GET /api/notifications/unread-count': { body: { count, version: 1 } },
  })
  renderApp('/no-such-page')
  const bell = await screen.findByRole('link', { name: `${seen} Notifications, unread` })
  expect(bell.textContent).toBe(seen)
})

test('the search box holds the text of the current search', async () => {
  stubRequests({ 'GET /api/items?q=tent': { body: [] }, 'GET /api/items?q=bike': { body: [] } })
  const { router } = renderApp('/search?q=tent')
  await waitFor(() => expect(searchBox()).toHaveProperty('value', 'tent'))
  await act(() => router.navigate('/search?q=bike'))
  expect(searchBox()).toHaveProperty('value', 'bike')
  await act(() => router.navigate(-1))
  expect(searchBox()).toHaveProperty('value', 'tent')
})

test('the menu of a member offers the other language', async () => {
  const setLanguage = vi.spyOn(language, 'setLanguage').mockImplementation(() => {})
  stubRequests(SIGNED_IN)
  const { visitor } = renderApp('/no-such-page')
  await visitor.click(await screen.findByRole('button', { name: 'Your account' }))
  await visitor.click(await screen.findByRole('menuitem', { name: 'हिन्दी' }))
  expect(setLanguage).toHaveBeenCalledExactlyOnceWith('hi')
})

test('the footer offers the other language', async () => {
  const setLanguage = vi.spyOn(language, 'setLanguage').mockImplementation(() => {})
  stubRequests()
  const { visitor } = renderApp('/no-such-page')
  const footer = within(await screen.findByRole('contentinfo'))
  await visitor.click(footer.getByRole('button', { name: 'हिन्दी' }))
  expect(setLanguage).toHaveBeenCalledExactlyOnceWith('hi')
})

test('the slide-out menu does not offer Login and Sign Up while the account is loading', async () => {
  const account = Promise.withResolvers<object>()
  stubRequests({ ...SIGNED_IN, 'GET /api/auth/user': () => account.promise })
  const { visitor } = renderApp('/no-such-page')
  await visitor.click(screen.getByRole('button', { name: 'Open menu' }))
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }))
  const labels = () => menu.getAllByRole('button').map((button) => button.textContent)
  expect(labels()).toEqual(['Home', 'Favorites', 'Auto', 'हिन्दी'])
  account.resolve({ body: asha })
  await waitFor(() => expect(labels().at(-1)).toBe('Sign out'))
})

test('a language chosen while the account is loading is saved for the member’s e-mails', async () => {
  const setLanguage = vi.spyOn(language, 'setLanguage').mockImplementation(() => {})
  const requests = stubRequests({ 'GET /api/auth/user': () => new Promise(() => {}) })
  const { visitor } = renderApp('/no-such-page')
  const footer = within(await screen.findByRole('contentinfo'))
  await visitor.click(footer.getByRole('button', { name: 'हिन्दी' }))
  await waitFor(() => expect(setLanguage).toHaveBeenCalledOnce())
  const saved = requests.mock.calls.filter(([path]) => path === '/api/user/preferences')
  expect(saved.map(([, init]) => init?.body)).toEqual(['{"language":"hi"}'])
})

test('while the current user is loading, the header hides Login and the account', async () => {
  stubRequests({ 'GET /api/auth/user': () => new Promise(() => {}) })
  renderApp('/no-such-page')
  await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })
  expect(screen.queryByRole('button', { name: 'Login' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Your account' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Your account' })).toBeNull()
})

test('the logo leads to the home page', async () => {
  stubRequests()
  renderApp('/no-such-page')
  const logo = await screen.findByRole('link', { name: 'Saajha home' })
  expect(logo.getAttribute('href')).toBe('/')
})

const COUNTS = '/api/admin/verification-documents/counts'
const ADMIN = { ...SIGNED_IN, 'GET /api/auth/user': { body: { ...asha, role: 'admin' } } }

test('the menu of an administrator leads to the pending documents and counts them with each opening', async () => {
  const pending = [3, 2]
  const counted = () => ({
    body: { pending: pending.shift() ?? 2, verified: 9, rejected: 1, expired: 0 },
  })
  stubRequests({ ...ADMIN, [`GET ${COUNTS}`]: counted })
  const { router, visitor } = renderApp('/no-such-page')
  await visitor.click(await screen.findByRole('button', { name: 'Your account' }))
  await screen.findByRole('menuitem', { name: 'Review documents 3 pending' })
  await visitor.keyboard('{Escape}')
  await visitor.click(screen.getByRole('button', { name: 'Your account' }))
  await visitor.click(await screen.findByRole('menuitem', { name: 'Review documents 2 pending' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'))
  expect(router.state.location.search).toBe('?status=pending')
})

test('the menu of an administrator has its entry without a count while none is known or pending', async () => {
  const none = { pending: 0, verified: 9, rejected: 1, expired: 0 }
  const responses = [{ status: 500 }, { body: none }]
  stubRequests({ ...ADMIN, [`GET ${COUNTS}`]: () => responses.shift() ?? { body: none } })
  const { visitor } = renderApp('/no-such-page')
  for (const left of [1, 0]) {
    await visitor.click(await screen.findByRole('button', { name: 'Your account' }))
    await screen.findByRole('menuitem', { name: 'Review documents' })
    await waitFor(() => expect(responses).toHaveLength(left))
    await visitor.keyboard('{Escape}')
  }
})

test('the menu of a member neither has the documents of others nor asks for their count', async () => {
  const requests = stubRequests(SIGNED_IN)
  const { visitor } = renderApp('/no-such-page')
  await visitor.click(await screen.findByRole('button', { name: 'Your account' }))
  await screen.findByRole('menuitem', { name: 'My Listings' })
  expect(screen.queryByRole('menuitem', { name: /^Review documents/ })).toBeNull()
  expect(requests.mock.calls.map(([path]) => path)).not.toContain(COUNTS)
})

test.each([
  ['the number of the page', '919800000009'],
  ['no number on a page without one', ''],
])('hero and footer link to support on WhatsApp with %s', async (_, number) => {
  stubRequests()
  if (number) {
    const meta = Object.assign(document.createElement('meta'), {
      name: 'support-whatsapp',
      content: number,
    })
    document.head.append(meta)
    onTestFinished(() => meta.remove())
  }
  renderApp('/')
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: 'WhatsApp Support' })).toHaveLength(2)
  )
  for (const link of screen.getAllByRole<HTMLAnchorElement>('link', { name: 'WhatsApp Support' })) {
    const { origin, pathname, searchParams } = new URL(link.href)
    expect(origin + pathname).toBe(`https://wa.me/${number}`)
    expect(searchParams.get('text')).toBe('Hi Saajha, I need help with')
  }
})
