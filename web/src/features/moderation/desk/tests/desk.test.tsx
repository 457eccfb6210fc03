import type { HandoverRecord } from '@saajha/contract/handover'
import type {
  AdminReport,
  AdminReportSummary,
  DeskMember,
  ModerationAction,
} from '@saajha/contract/moderation'
import type { Notification } from '@saajha/contract/notification'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { bookingNotice } from '@/tests/booking_notice'
import { fill } from '@/tests/fill'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const LIST = 'GET /api/admin/reports?state=open'
const COUNTS = 'GET /api/admin/reports/counts'
const DECISION = '/api/admin/reports/SJ-7K2M-4Q'

const ravi: DeskMember = {
  id: '0198c0de-0000-7000-8000-000000000009',
  name: 'Ravi Iyer',
  username: 'ravi',
  isVerified: false,
  isSuspended: false,
  memberSince: '2026-01-05T06:30:00.000Z',
  listings: 3,
  rentals: 2,
  reportsMade: 0,
  reportsMadeUpheld: 0,
  reportsAbout: 4,
  reportsAboutUpheld: 1,
}

const first: AdminReportSummary = {
  ticket: 'SJ-7K2M-4Q',
  subjectKind: 'item',
  reason: 'scam',
  state: 'open',
  dueAt: '2030-03-05T06:30:00.000Z',
  isOverdue: false,
  createdAt: '2030-03-01T06:30:00.000Z',
  title: 'Canon EOS R6',
}
const second: AdminReportSummary = { ...first, ticket: 'SJ-9P3N-5R', title: 'Honda Activa' }

const report: AdminReport = {
  ...first,
  subjectId: '0198c0de-0000-7000-8000-000000000001',
  body: 'They ask for an advance.',
  evidence: { title: 'Canon EOS R6', description: 'Pay first' },
  reporter: null,
  member: ravi,
  sameSubject: ['SJ-2222-22'],
  possible: ['hide_item', 'warn_member', 'suspend_member'],
  media: [],
  log: [],
  decidedAt: null,
  decidedBy: null,
  note: null,
  message: null,
}

beforeEach(() => localStorage.clear())

async function open(search: string, responses: Parameters<typeof stubRequests>[0] = {}) {
  const requests = stubRequests({
    'GET /api/auth/user': { body: { ...asha, role: 'admin' } },
    [COUNTS]: { body: { open: 3, overdue: 1, appeals: 0, next: first.ticket } },
    [LIST]: { body: [first, second] },
    'GET /api/admin/reports/SJ-7K2M-4Q': { body: report },
    'GET /api/admin/reports/SJ-9P3N-5R': { body: { ...report, ...second } },
    [`PUT ${DECISION}`]: { body: { ...report, state: 'upheld', skipped: [] } },
    ...responses,
  })
  const app = renderApp(`/admin${search}`)
  await screen.findByRole('heading', { name: 'Admin Dashboard' })
  const sent = (method: string, path: string) =>
    requests.mock.calls
      .filter(([url, init]) => url === path && (init?.method ?? 'GET') === method)
      .map(([, init]) => JSON.parse((init?.body as string | undefined) ?? 'null') as unknown)
  return { ...app, sent }
}

test('the page of documents links to the report that is due first, and keeps its tabs', async () => {
  const { visitor, router } = await open('')
  const reports = screen.getByRole('tab', { name: /^Reports & Safety/ })
  expect(reports.hasAttribute('disabled')).toBe(true)
  expect(within(reports).getByText('Coming Soon')).toBeTruthy()
  await visitor.click(await screen.findByRole('link', { name: 'Reports: 3 waiting, 1 overdue' }))
  await waitFor(() => expect(router.state.location.search).toBe('?area=reports&ticket=SJ-7K2M-4Q'))
  expect(await screen.findByText('They ask for an advance.')).toBeTruthy()
  for (const choice of screen.getAllByRole<HTMLInputElement>('radio'))
    expect(choice.checked).toBe(false)
})

test('a guest’s complaint is marked in the queue, shows its text and no member, and is printed', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const complaint: AdminReportSummary = {
    ...second,
    subjectKind: 'platform',
    reason: 'complaint',
    isByGuest: true,
    title: 'Nobody answers',
  }
  const { visitor } = await open('?area=reports', {
    [LIST]: { body: [first, complaint] },
    'GET /api/admin/reports/SJ-9P3N-5R': {
      body: {
        ...report,
        ...complaint,
        subjectId: null,
        member: null,
        evidence: {},
        body: 'Nobody answers',
      },
    },
  })
  const row = await screen.findByRole('link', { name: /^Nobody answers/ })
  expect(within(row).getByText('Guest')).toBeTruthy()
  expect(within(row).getByText('The platform')).toBeTruthy()
  expect(within(screen.getByRole('link', { name: /^Canon/ })).queryByText('Guest')).toBeNull()
  await visitor.click(row)
  expect(await screen.findByText('What the reporter wrote')).toBeTruthy()
  expect(screen.queryByText('About the member')).toBeNull()
  expect(screen.queryByText('As it was when it was reported')).toBeNull()
  await visitor.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('a report is upheld with what follows, a reason and an answer', async () => {
  const { visitor, sent, router } = await open('?area=reports')
  await visitor.click(await screen.findByRole('link', { name: /^Canon EOS R6/ }))
  expect(await screen.findByText('They ask for an advance.')).toBeTruthy()
  expect(screen.getByText('Reports about them: 4, upheld: 1')).toBeTruthy()
  await visitor.click(screen.getByRole('radio', { name: /^Uphold/ }))
  await visitor.click(screen.getByRole('checkbox', { name: /^Hide the listing/ }))
  await fill(visitor, screen.getByLabelText(/^Reason/), ' Asks for an advance ')
  await fill(visitor, screen.getByLabelText(/^Message to the reporter/), 'Thank you')
  await visitor.click(screen.getByRole('checkbox', { name: /^Decide .*other/ }))
  await visitor.click(screen.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText('Report decided')).toBeTruthy()
  expect(sent('PUT', DECISION)).toEqual([
    {
      decision: 'upheld',
      actions: [{ action: 'hide_item' }],
      note: 'Asks for an advance',
      message: 'Thank you',
      decidesSame: true,
      alsoDecides: [],
    },
  ])
  expect(router.state.location.search).toBe('?area=reports')
})

test('related complaints are shown with their text, and get the same decision only if chosen', async () => {
  const createdAt = '2030-03-01T06:30:00.000Z'
  const complaint: AdminReport = {
    ...report,
    subjectKind: 'platform',
    reason: 'complaint',
    sameSubject: [],
    possible: [],
    relatedComplaints: [
      { ticket: 'SJ-2222-22', body: 'I was cheated', createdAt },
      { ticket: 'SJ-3333-33', body: 'Spam again', createdAt },
    ],
  }
  const { visitor, sent } = await open('?area=reports&ticket=SJ-7K2M-4Q', {
    [`GET ${DECISION}`]: { body: complaint },
  })
  await visitor.click(await screen.findByRole('radio', { name: /^Dismiss/ }))
  await fill(visitor, screen.getByLabelText(/^Reason/), 'Spam')
  await visitor.click(screen.getByRole('button', { name: 'Choose all' }))
  await visitor.click(screen.getByRole('checkbox', { name: /^I was cheated/ }))
  await visitor.click(screen.getByRole('button', { name: 'Decide' }))
  await waitFor(() => expect(sent('PUT', DECISION)).toHaveLength(1))
  expect(sent('PUT', DECISION)[0]).toMatchObject({
    decidesSame: false,
    alsoDecides: ['SJ-3333-33'],
  })
})

test('a suspension is confirmed first', async () => {
  const { visitor, sent } = await open('?area=reports&ticket=SJ-7K2M-4Q')
  await visitor.click(await screen.findByRole('radio', { name: /^Uphold/ }))
  await visitor.click(screen.getByRole('checkbox', { name: /^Suspend the member/ }))
  await fill(visitor, screen.getByLabelText(/^Reason/), 'Fraud')
  await visitor.click(screen.getByRole('button', { name: 'Decide' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Suspend Ravi Iyer?' }))
  expect(sent('PUT', DECISION)).toHaveLength(0)
  await visitor.click(question.getByRole('button', { name: 'Suspend' }))
  await waitFor(() => expect(sent('PUT', DECISION)).toHaveLength(1))
})

test('a decision needs a choice and a reason, and one that fails keeps what was written', async () => {
  const { visitor, sent } = await open('?area=reports&ticket=SJ-7K2M-4Q', {
    [`PUT ${DECISION}`]: { status: 503 },
  })
  await visitor.click(await screen.findByRole('button', { name: 'Decide' }))
  expect(await screen.findByText('Please choose a decision.')).toBeTruthy()
  expect(screen.getByText('Please write the reason.')).toBeTruthy()
  expect(sent('PUT', DECISION)).toHaveLength(0)
  await visitor.click(screen.getByRole('radio', { name: /^Dismiss/ }))
  await fill(visitor, screen.getByLabelText(/^Reason/), 'Nothing found')
  await visitor.click(screen.getByRole('button', { name: 'Decide' }))
  await screen.findByText("We couldn't do this")
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe('Nothing found')
})

test('keys move through the queue and choose a decision, but not while a text is written', async () => {
  const { visitor, router } = await open('?area=reports')
  await screen.findByRole('link', { name: /^Canon EOS R6/ })
  await visitor.keyboard('j')
  await waitFor(() => expect(router.state.location.search).toContain('SJ-7K2M-4Q'))
  await visitor.keyboard('j')
  await waitFor(() => expect(router.state.location.search).toContain('SJ-9P3N-5R'))
  await visitor.keyboard('k')
  await waitFor(() => expect(router.state.location.search).toContain('SJ-7K2M-4Q'))
  await screen.findByText('They ask for an advance.')
  await visitor.keyboard('d')
  const dismiss = await screen.findByRole<HTMLInputElement>('radio', { name: /^Dismiss/ })
  expect(dismiss.checked).toBe(true)
  await visitor.click(screen.getByLabelText(/^Reason/))
  await visitor.keyboard('u j')
  expect(dismiss.checked).toBe(true)
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe('u j')
})

test('a member is found and suspended with a reason, which a closed dialog keeps', async () => {
  const path = `/api/admin/members/${ravi.id}/suspension`
  const { visitor, sent } = await open('?area=members', {
    'GET /api/admin/members?q=ravi': { body: [ravi] },
    [`PUT ${path}`]: { body: { ...ravi, isSuspended: true } },
  })
  await fill(visitor, await screen.findByRole('searchbox', { name: 'Search members' }), 'ravi')
  await visitor.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'Suspend' })
  // The next letters correct the search.
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search members' }))
  await visitor.click(screen.getByRole('button', { name: 'Suspend' }))
  const opened = async () =>
    within(await screen.findByRole('dialog', { name: 'Suspend Ravi Iyer?' }))
  await fill(visitor, (await opened()).getByLabelText(/^Reason/), 'Fraud')
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await visitor.click(screen.getByRole('button', { name: 'Suspend' }))
  const dialog = await opened()
  await visitor.click(dialog.getByRole('button', { name: 'Suspend' }))
  await waitFor(() => expect(sent('PUT', path)).toEqual([{ isSuspended: true, reason: 'Fraud' }]))
})

const hiding: ModerationAction = {
  id: '0198c0de-0000-7000-8000-000000000003',
  action: 'item_hidden',
  reason: 'Not theirs',
  doneBy: 'Anita Admin',
  createdAt: '2030-03-01T06:30:00.000Z',
  ticket: 'SJ-9P3N-5R',
  item: null,
  member: null,
}
const UNDO = `/api/admin/actions/${hiding.id}/undo`

test.each([
  { subjectKind: 'item', name: 'Show the listing again?' },
  { subjectKind: 'message', name: 'Show the message again?' },
  { subjectKind: 'review', name: 'Show the review again?' },
  { subjectKind: 'review_answer', name: 'Show the answer again?' },
] as const)('a hidden $subjectKind is shown again with a reason', async ({ subjectKind, name }) => {
  const decided = { ...report, subjectKind, state: 'upheld', possible: [], hiding } as const
  const { visitor, sent } = await open('?area=reports&ticket=SJ-7K2M-4Q', {
    [`GET ${DECISION}`]: { body: decided },
    [`POST ${UNDO}`]: { status: 204 },
  })
  expect(await screen.findByText(/^Anita Admin/)).toBeTruthy()
  await visitor.click(screen.getByRole('button', { name: 'Show again' }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  await fill(visitor, dialog.getByLabelText(/^Reason/), 'It is true')
  await visitor.click(dialog.getByRole('button', { name: 'Show again' }))
  await waitFor(() => expect(sent('POST', UNDO)).toEqual([{ reason: 'It is true' }]))
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
})

test('a hidden picture is looked at and shown again, once its report is decided', async () => {
  const picture = { id: hiding.id, url: '/media/private/p1/full.webp', isHidden: true }
  const media = [{ ...picture, hidingId: hiding.id }]
  const withPicture = { ...report, media }
  const { visitor, sent } = await open('?area=reports&ticket=SJ-7K2M-4Q', {
    [`GET ${DECISION}`]: { body: { ...withPicture, state: 'upheld', possible: [] } },
    'GET /api/admin/reports/SJ-9P3N-5R': { body: { ...withPicture, ...second } },
    [`POST ${UNDO}`]: { status: 204 },
  })
  const link = await screen.findByRole('link', { name: 'Look at it' })
  expect(link.getAttribute('href')).toBe(picture.url)
  await visitor.click(screen.getByRole('button', { name: 'Show again' }))
  const name = 'Show this picture or video again?'
  const dialog = within(await screen.findByRole('dialog', { name }))
  await fill(visitor, dialog.getByLabelText(/^Reason/), 'It is harmless')
  await visitor.click(dialog.getByRole('button', { name: 'Show again' }))
  await waitFor(() => expect(sent('POST', UNDO)).toEqual([{ reason: 'It is harmless' }]))
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
  await visitor.click(screen.getByRole('link', { name: /^Honda Activa/ }))
  await screen.findByRole('heading', { name: 'Honda Activa' })
  expect(screen.getByText('Hidden')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show again' })).toBeNull()
})

test('an administrator who shows again what another one has shown reads who did it, and keeps the reason', async () => {
  const message = 'Meera Iyer has already shown it again.'
  const params = { administrator: 'Meera Iyer' }
  const { visitor } = await open('?area=reports&ticket=SJ-7K2M-4Q', {
    [`GET ${DECISION}`]: { body: { ...report, state: 'upheld', possible: [], hiding } },
    [`POST ${UNDO}`]: { status: 409, body: { message, code: 'hidingUndone', params } },
  })
  await visitor.click(await screen.findByRole('button', { name: 'Show again' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Show the listing again?' }))
  const reason = dialog.getByLabelText<HTMLTextAreaElement>(/^Reason/)
  await fill(visitor, reason, 'It is true')
  await visitor.click(dialog.getByRole('button', { name: 'Show again' }))
  expect((await dialog.findByRole('alert')).textContent).toContain(message)
  expect(reason.value).toBe('It is true')
})

test('an administrator without the second factor is asked for it before reports are shown', async () => {
  const rejection = { status: 403, body: { message: 'No.', code: 'secondFactorRequired' } }
  await open('?area=reports', { [COUNTS]: rejection, [LIST]: rejection })
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Reports' })).toBeNull()
})

test('what was written of a decision stays after a look at another report', async () => {
  const { visitor } = await open('?area=reports&ticket=SJ-7K2M-4Q')
  await fill(visitor, await screen.findByRole('textbox', { name: /^Reason/ }), 'A long reason')
  await visitor.click(screen.getByRole('link', { name: /^Honda Activa/ }))
  await screen.findByRole('heading', { name: 'Honda Activa' })
  expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveProperty('value', '')
  await visitor.click(screen.getByRole('link', { name: /^Canon EOS R6/ }))
  await screen.findByRole('heading', { name: 'Canon EOS R6' })
  expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveProperty('value', 'A long reason')
})

test('the queue is filtered by the reason in the URL', async () => {
  const { visitor, router } = await open('?area=reports', {
    'GET /api/admin/reports?state=open&reason=forbidden': { body: [second] },
  })
  await screen.findByRole('link', { name: /^Canon EOS R6/ })
  const reason = screen.getByRole('combobox', { name: "What's wrong" })
  await visitor.selectOptions(reason, 'forbidden')
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Canon EOS R6/ })).toBeNull())
  expect(await screen.findByRole('link', { name: /^Honda Activa/ })).toBeTruthy()
  expect(router.state.location.search).toBe('?area=reports&reason=forbidden')
})

test.each([
  {
    leads: 'the report that is due first and says how many are overdue',
    counts: { open: 3, overdue: 1, appeals: 0, next: first.ticket },
    name: 'Review reports 1 overdue',
    search: '?area=reports&ticket=SJ-7K2M-4Q',
  },
  {
    leads: 'all reports where none waits',
    counts: { open: 0, overdue: 0, appeals: 0, next: null },
    name: 'Review reports',
    search: '?area=reports',
  },
])('the menu leads an administrator to $leads', async ({ counts, name, search }) => {
  const { visitor, router } = await open('?area=members', { [COUNTS]: { body: counts } })
  await visitor.click(screen.getByRole('button', { name: 'Open menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  await visitor.click(await menu.findByRole('button', { name }))
  await waitFor(() => expect(router.state.location.search).toBe(search))
})

test('the log of a member leads to that of a listing', async () => {
  const item = { id: '0198c0de-0000-7000-8000-000000000001', title: 'Canon EOS R6' }
  const hidden: ModerationAction = {
    id: '0198c0de-0000-7000-8000-000000000002',
    action: 'item_hidden',
    reason: 'Not theirs',
    doneBy: 'Asha Rao',
    createdAt: '2030-03-01T06:30:00.000Z',
    ticket: null,
    item,
    member: { id: ravi.id, name: ravi.name },
  }
  const { visitor, sent } = await open(`?area=actions&user=${ravi.id}`, {
    [`GET /api/admin/actions?userId=${ravi.id}`]: { body: [hidden] },
    [`GET /api/admin/actions?itemId=${item.id}`]: { body: [hidden] },
  })
  await visitor.click(await screen.findByRole('link', { name: 'Log of this listing' }))
  await waitFor(() => expect(sent('GET', `/api/admin/actions?itemId=${item.id}`)).toHaveLength(1))
})

test('the notification of a report that waits leads to that report', async () => {
  const notice: Notification = {
    ...bookingNotice,
    type: 'report_waiting',
    title: 'A report waits for you',
    message: 'Please decide it.',
    itemId: null,
    itemTitle: null,
    itemImageUrl: null,
    conversationId: null,
    startDate: null,
    endDate: null,
    total: null,
    reportTicket: 'SJ-7K2M-4Q',
  }
  stubRequests({
    'GET /api/auth/user': { body: { ...asha, role: 'admin' } },
    'GET /api/notifications': { body: [notice] },
  })
  renderApp('/dashboard?tab=notifications')
  const link = await screen.findByRole('link', { name: 'A report waits for you' })
  expect(link.getAttribute('href')).toBe('/admin?area=reports&ticket=SJ-7K2M-4Q')
})

test('the report of a booking offers its records on demand, and no conversation', async () => {
  const path = '/api/admin/reports/SJ-7K2M-4Q/handover'
  const record: HandoverRecord = {
    stage: 'start',
    by: 'owner',
    isCodeConfirmed: true,
    parts: ['Charger'],
    depositNote: null,
    note: null,
    imageUrls: [],
    recordedAt: '2030-02-01T06:30:00.000Z',
  }
  const { visitor, sent } = await open('?area=reports&ticket=SJ-7K2M-4Q', {
    'GET /api/admin/reports/SJ-7K2M-4Q': { body: { ...report, subjectKind: 'booking' } },
    [`GET ${path}`]: { body: { records: [record] } },
  })
  const read = await screen.findByRole('button', { name: 'Read the handover records' })
  expect(screen.queryByRole('button', { name: 'Read the conversation' })).toBeNull()
  expect(sent('GET', path)).toHaveLength(0)
  await visitor.click(read)
  expect(await screen.findByText('Charger')).toBeTruthy()
})
