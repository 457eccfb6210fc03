import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill } from '@/tests/fill'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const DETAILS = {
  name: 'Saajha Rentals LLP',
  address: '1 Main Road, Nagpur',
  officer: 'Asha Rao',
  email: 'grievance@saajha.example',
}
const UNKNOWN = { name: null, address: null, officer: null, email: null }
const KEY = 'q83vEjRWeJCrze8SNFZ4kA'
const RECEIPT = { ticket: 'SJ-7K2M-4Q', dueAt: '2030-03-05T06:30:00.000Z' }
const REPORT = {
  ...RECEIPT,
  subjectKind: 'platform',
  subjectId: null,
  reason: 'complaint',
  state: 'upheld',
  createdAt: '2030-02-05T06:30:00.000Z',
  decidedAt: '2030-02-06T06:30:00.000Z',
  outcome: { decision: 'upheld', actions: [], message: 'We are sorry' },
}
const HOME = {
  'GET /api/items?limit=8': { body: [] },
  'GET /api/items?filter=featured&limit=4': { body: [] },
}

function open(path: string, more: Parameters<typeof stubRequests>[0] = {}) {
  const requests = stubRequests({ ...HOME, 'GET /api/legal': { body: DETAILS }, ...more })
  const sent = (path: string) =>
    requests.mock.calls
      .filter(([url]) => url === path)
      .map(([, init]) => JSON.parse(init?.body as string) as object)
  return { ...renderApp(path), sent }
}

test('the footer opens help and complaints, and Back closes it', async () => {
  const { visitor, router } = open('/')
  await visitor.click(await screen.findByRole('link', { name: 'Help and complaints' }))
  await screen.findByRole('dialog', { name: 'Help and complaints' })
  expect(router.state.location.search).toBe('?legal=complaints')
  await router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('')
})

test('closing a dialog that was opened by its URL shows the home page', async () => {
  const { visitor, router } = open('/?legal=terms')
  const dialog = within(await screen.findByRole('dialog', { name: 'Terms' }))
  await visitor.click(dialog.getByRole('link', { name: 'Privacy' }))
  await screen.findByRole('dialog', { name: 'Privacy' })
  await visitor.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('')
})

test('help and complaints names the officer and the times of a decision', async () => {
  open('/?legal=complaints')
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Asha Rao')).toBeTruthy()
  expect(dialog.getByRole('link', { name: DETAILS.email })).toHaveProperty(
    'href',
    `mailto:${DETAILS.email}`
  )
  expect(dialog.getByText('2 hours')).toBeTruthy()
  expect(dialog.getByText('36 hours')).toBeTruthy()
  expect(dialog.getByText('7 days')).toBeTruthy()
  expect(dialog.getByText('30 days')).toBeTruthy()
})

test('a detail that the operator has not set is named as missing', async () => {
  open('/?legal=privacy', { 'GET /api/legal': { body: { ...UNKNOWN, officer: 'Asha Rao' } } })
  const missing = "The operator of this site hasn't filled in: Operator, Address, Email."
  expect(await screen.findByText(missing)).toBeTruthy()
})

test('a guest complains about the platform, and gets the link with the key', async () => {
  const { visitor, sent } = open('/?legal=complaints', {
    'POST /api/reports': { status: 201, body: { ...RECEIPT, key: KEY } },
  })
  const dialog = within(await screen.findByRole('dialog'))
  const send = await dialog.findByRole('button', { name: 'Send complaint' })
  await visitor.click(send)
  expect(dialog.getByText('Please write what went wrong.')).toBeTruthy()
  expect(sent('/api/reports')).toEqual([])
  await fill(visitor, dialog.getByLabelText(/^What went wrong/), ' Nobody answers ')
  await visitor.click(send)
  expect(await dialog.findByText(`${location.origin}/?report=SJ-7K2M-4Q#key=${KEY}`)).toBeTruthy()
  expect(sent('/api/reports')).toEqual([
    { subjectKind: 'platform', reason: 'complaint', body: 'Nobody answers' },
  ])
})

const question = () => screen.queryByRole('alertdialog', { name: 'Leave this page?' })
const press = (name: string) => within(question()!).getByRole('button', { name })

test('Back, Escape and a link to the terms ask before they close a complaint with a text, and leave the text', async () => {
  const { visitor, router } = open('/')
  await visitor.click(await screen.findByRole('link', { name: 'Help and complaints' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Help and complaints' }))
  const text = await dialog.findByLabelText(/^What went wrong/)
  await fill(visitor, text, 'Nobody answers')
  const terms = dialog.getByRole('link', { name: 'Terms' })
  for (const leave of [
    () => act(() => router.navigate(-1)),
    () => visitor.keyboard('{Escape}'),
    () => visitor.click(terms),
  ]) {
    await leave()
    await waitFor(() => expect(question()).toBeTruthy())
    expect(within(question()!).getByText("You'll lose your unsaved changes.")).toBeTruthy()
    await visitor.click(press('Stay'))
    expect(question()).toBeNull()
    expect(router.state.location.search).toBe('?legal=complaints')
    expect(text).toHaveProperty('value', 'Nobody answers')
  }
  await visitor.keyboard('{Escape}')
  await visitor.click(press('Leave'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('')
})

test('Escape asks before it closes the only link of a guest who complained, and Done leads back to the form', async () => {
  const { visitor } = open('/?legal=complaints', {
    'POST /api/reports': { status: 201, body: { ...RECEIPT, key: KEY } },
  })
  const dialog = within(await screen.findByRole('dialog'))
  await fill(visitor, await dialog.findByLabelText(/^What went wrong/), 'Nobody answers')
  await visitor.click(dialog.getByRole('button', { name: 'Send complaint' }))
  await dialog.findByText(/#key=/)
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(question()).toBeTruthy())
  expect(within(question()!).getByText(/^Save this link/)).toBeTruthy()
  await visitor.click(press('Stay'))
  expect(dialog.getByText(/#key=/)).toBeTruthy()
  await visitor.click(dialog.getByRole('button', { name: 'Done' }))
  expect(await dialog.findByLabelText(/^What went wrong/)).toHaveProperty('value', '')
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(question()).toBeNull()
})

test('the link of a guest shows the answer, with the key in the body of the request alone', async () => {
  const path = '/api/reports/SJ-7K2M-4Q/read'
  const { sent } = open(`/?report=SJ-7K2M-4Q#key=${KEY}`, { [`POST ${path}`]: { body: REPORT } })
  const dialog = within(await screen.findByRole('dialog', { name: 'Your report' }))
  expect(await dialog.findByText('We are sorry')).toBeTruthy()
  expect(sent(path)).toEqual([{ key: KEY }])
})

test('a guest without the key is asked for it, and reads what is wrong with another one', async () => {
  const message = "We couldn't find a report with this number."
  const { visitor } = open('/?report=SJ-7K2M-4Q', {
    'POST /api/reports/SJ-7K2M-4Q/read': {
      status: 404,
      body: { code: 'reportNotFound', message },
    },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Your report' }))
  await fill(visitor, await dialog.findByLabelText('Key'), 'other')
  await visitor.click(dialog.getByRole('button', { name: 'Show report' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(message)
  expect(dialog.getByLabelText('Key')).toHaveProperty('value', 'other')
})

test('a report that failed to load is fetched again by the same number and key', async () => {
  const path = '/api/reports/SJ-7K2M-4Q/read'
  const responses = [{ status: 500 }, { status: 500 }, { body: REPORT }]
  const { visitor, sent } = open(`/?report=SJ-7K2M-4Q#key=${KEY}`, {
    [`POST ${path}`]: () => responses.shift()!,
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Your report' }))
  for (let time = 1; time <= 2; time++) {
    await dialog.findByRole('alert')
    expect(sent(path)).toHaveLength(time)
    await visitor.click(dialog.getByRole('button', { name: 'Show report' }))
  }
  expect(await dialog.findByText('We are sorry')).toBeTruthy()
})

test('a guest without number and key reads that both are needed, and the first missing one is focused', async () => {
  const { visitor } = open('/?report=')
  const dialog = within(await screen.findByRole('dialog', { name: 'Your report' }))
  const show = await dialog.findByRole('button', { name: 'Show report' })
  await visitor.click(show)
  const ticket = dialog.getByLabelText('Reference number')
  const key = dialog.getByLabelText('Key')
  expect(dialog.getByText('Please enter the reference number.')).toBeTruthy()
  expect(dialog.getByText('Please enter the key.')).toBeTruthy()
  expect(document.activeElement).toBe(ticket)
  await fill(visitor, ticket, 'SJ-7K2M-4Q')
  expect(dialog.queryByText('Please enter the reference number.')).toBeNull()
  await visitor.click(show)
  expect(document.activeElement).toBe(key)
})

test('a member needs the number of a report alone', async () => {
  const { visitor } = open('/?report=', {
    'GET /api/auth/user': { body: asha },
    'GET /api/reports/SJ-7K2M-4Q': { body: REPORT },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Your report' }))
  await visitor.click(await dialog.findByRole('button', { name: 'Show report' }))
  expect(dialog.getByText('Please enter the reference number.')).toBeTruthy()
  expect(dialog.queryByText('Please enter the key.')).toBeNull()
  await fill(visitor, dialog.getByLabelText('Reference number'), 'SJ-7K2M-4Q')
  await visitor.click(dialog.getByRole('button', { name: 'Show report' }))
  expect(await dialog.findByText('We are sorry')).toBeTruthy()
})

test('a member reads their own report without a key', async () => {
  open('/?report=SJ-7K2M-4Q', {
    'GET /api/auth/user': { body: asha },
    'GET /api/reports/SJ-7K2M-4Q': { body: REPORT },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Your report' }))
  expect(await dialog.findByText('We are sorry')).toBeTruthy()
})
