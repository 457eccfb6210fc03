import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bike } from '@/tests/bike'
import { fill } from '@/tests/fill'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const RECEIPT = { ticket: 'SJ-7K2M-4Q', dueAt: '2030-03-05T06:30:00.000Z' }
const MEMBER = { ...asha, id: 'u9' }

function openItem(more: Parameters<typeof stubRequests>[0] = {}) {
  const requests = stubRequests({
    'GET /api/items/i1': { body: bike },
    'GET /api/items/i1/similar?limit=6': { body: [] },
    'GET /api/auth/user': { body: MEMBER },
    'POST /api/reports': { status: 201, body: RECEIPT },
    ...more,
  })
  const reports = () =>
    requests.mock.calls
      .filter(([path]) => path === '/api/reports')
      .map(([, init]) => JSON.parse(init?.body as string) as object)
  return { ...renderApp('/item/i1'), reports }
}

async function openDialog({ visitor }: ReturnType<typeof openItem>) {
  await screen.findByRole('button', { name: 'Your account' })
  await visitor.click(await screen.findByRole('button', { name: 'Report this listing' }))
  return within(await screen.findByRole('dialog', { name: 'Report this listing' }))
}

test('a member reports a listing with a reason and a text, and is told the ticket', async () => {
  const page = openItem()
  const { visitor, reports } = page
  const dialog = await openDialog(page)
  await visitor.click(dialog.getByRole('radio', { name: "They don't own it" }))
  await fill(visitor, dialog.getByLabelText(/^What happened/), ' It is my bike. ')
  await visitor.click(dialog.getByRole('button', { name: 'Send Report' }))
  const thanks = await dialog.findByRole('heading', { name: 'Thank you for telling us' })
  expect(document.activeElement).toBe(thanks)
  expect(dialog.getByText("We'll look at it by 5 Mar 2030.")).toBeTruthy()
  expect(dialog.getByText('Reference number: SJ-7K2M-4Q')).toBeTruthy()
  expect(reports()).toEqual([
    { subjectKind: 'item', subjectId: 'i1', reason: 'not_theirs', body: 'It is my bike.' },
  ])
  await visitor.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Report this listing' }))
})

test('a member whose account is still loading gets the form, not the log-in', async () => {
  const { visitor } = openItem({ 'GET /api/auth/user': () => new Promise(() => {}) })
  await visitor.click(await screen.findByRole('button', { name: 'Report this listing' }))
  expect(await screen.findByRole('dialog', { name: 'Report this listing' })).toBeTruthy()
})

test('another opening of the dialog begins with an empty form', async () => {
  const page = openItem()
  const { visitor } = page
  const dialog = await openDialog(page)
  await visitor.click(dialog.getByRole('radio', { name: 'Something else' }))
  await visitor.click(dialog.getByRole('button', { name: 'Send Report' }))
  await visitor.click(await dialog.findByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await openDialog(page)
  expect(again.queryByRole('heading', { name: 'Thank you for telling us' })).toBeNull()
  expect(again.queryByRole('radio', { checked: true })).toBeNull()
})

test('a report without a reason is not sent, and the form says what is missing', async () => {
  const page = openItem()
  const { visitor, reports } = page
  const dialog = await openDialog(page)
  await visitor.click(dialog.getByRole('button', { name: 'Send Report' }))
  expect((await dialog.findByRole('alert')).textContent).toBe("Please choose what's wrong.")
  const [first] = dialog.getAllByRole('radio')
  expect(document.activeElement).toBe(first)
  expect(first?.getAttribute('aria-describedby')).toBe(dialog.getByRole('alert').id)
  expect(reports()).toEqual([])
  await visitor.click(dialog.getByRole('radio', { name: 'Scam or fraud' }))
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('a rejected report shows the server’s message and keeps what was written', async () => {
  const message = "You've sent 5 reports in the last hour. Please try again in 60 minutes."
  const body = { code: 'tooManyReports', message, params: { limit: 5, retryAfterSeconds: 3600 } }
  const page = openItem({ 'POST /api/reports': { status: 429, body } })
  const { visitor } = page
  const dialog = await openDialog(page)
  await visitor.click(dialog.getByRole('radio', { name: 'Scam or fraud' }))
  await fill(visitor, dialog.getByLabelText(/^What happened/), 'Fake')
  await visitor.click(dialog.getByRole('button', { name: 'Send Report' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(message)
  expect(dialog.getByRole('radio', { name: 'Scam or fraud' })).toHaveProperty('checked', true)
  expect(dialog.getByLabelText(/^What happened/)).toHaveProperty('value', 'Fake')
})

type Page = Pick<ReturnType<typeof renderApp>, 'router'>

/** Waits until the open dialog has its history entry, and goes back. */
async function back({ router }: Page) {
  const state = () => router.state.location.state as { overlays?: number } | null
  await waitFor(() => expect(state()?.overlays).toBe(1))
  await act(() => router.navigate(-1))
}

const question = () => screen.queryByRole('alertdialog', { name: 'Close without saving?' })

test('Back and Escape ask before they close a report with a text, and leave the text', async () => {
  const page = openItem()
  const { visitor } = page
  const dialog = await openDialog(page)
  const text = dialog.getByLabelText(/^What happened/)
  await fill(visitor, text, 'He threatened me')
  for (const leave of [() => back(page), () => visitor.keyboard('{Escape}')]) {
    await leave()
    expect(question()).toBeTruthy()
    await visitor.click(screen.getByRole('button', { name: 'Keep Editing' }))
    expect(question()).toBeNull()
    expect(text).toHaveProperty('value', 'He threatened me')
  }
  await visitor.keyboard('{Escape}')
  await visitor.click(within(question()!).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await openDialog(page)
  expect(again.getByLabelText(/^What happened/)).toHaveProperty('value', '')
})

test('Back closes a report without a text, and the receipt of a member, at once', async () => {
  const page = openItem()
  const { visitor } = page
  await openDialog(page)
  await back(page)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const dialog = await openDialog(page)
  await visitor.click(dialog.getByRole('radio', { name: 'Scam or fraud' }))
  await fill(visitor, dialog.getByLabelText(/^What happened/), 'Fake')
  await visitor.click(dialog.getByRole('button', { name: 'Send Report' }))
  await dialog.findByRole('heading', { name: 'Thank you for telling us' })
  await back(page)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(question()).toBeNull()
})

function openAsGuest(receipt: object) {
  const requests = stubRequests({
    'GET /api/items/i1': { body: bike },
    'GET /api/items/i1/similar?limit=6': { body: [] },
    'POST /api/reports': { status: 201, body: receipt },
  })
  return { ...renderApp('/item/i1'), requests }
}

async function sendAsGuest({ visitor }: ReturnType<typeof openAsGuest>) {
  await visitor.click(await screen.findByRole('button', { name: 'Report this listing' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this listing' }))
  await visitor.click(dialog.getByRole('radio', { name: 'Scam or fraud' }))
  await visitor.click(dialog.getByRole('button', { name: 'Send Report' }))
  await dialog.findByRole('heading', { name: 'Thank you for telling us' })
  return dialog
}

test('a guest reports a listing, and copies the link with the key that is shown once', async () => {
  const page = openAsGuest({ ...RECEIPT, key: 'q83vEjRWeJCrze8SNFZ4kA' })
  const dialog = await sendAsGuest(page)
  const url = `${location.origin}/?report=SJ-7K2M-4Q#key=q83vEjRWeJCrze8SNFZ4kA`
  expect(dialog.getByText(url)).toBeTruthy()
  await page.visitor.click(dialog.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(url)
})

test('Back and Escape ask before they close the only link of a guest, and Done closes it at once', async () => {
  const page = openAsGuest({ ...RECEIPT, key: 'q83vEjRWeJCrze8SNFZ4kA' })
  const { visitor } = page
  const dialog = await sendAsGuest(page)
  for (const leave of [() => back(page), () => visitor.keyboard('{Escape}')]) {
    await leave()
    expect(within(question()!).getByText(/^Save this link/)).toBeTruthy()
    await visitor.click(screen.getByRole('button', { name: 'Stay' }))
    expect(question()).toBeNull()
    expect(dialog.getByText(/#key=q83vEjRWeJCrze8SNFZ4kA$/)).toBeTruthy()
  }
  await visitor.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(question()).toBeNull()
})

test('a guest whose network has reported the listing before gets no link', async () => {
  const dialog = await sendAsGuest(openAsGuest(RECEIPT))
  expect(dialog.getByText(/^Someone on your internet connection/)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Copy link' })).toBeNull()
})

test('the owner of a listing has no button to report it', async () => {
  openItem({ 'GET /api/auth/user': { body: { ...asha, id: bike.ownerId } } })
  await screen.findByText('This is your listing')
  expect(screen.queryByRole('button', { name: 'Report this listing' })).toBeNull()
})
