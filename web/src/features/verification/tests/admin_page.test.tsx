import { fill } from '@/tests/fill'
import type { SubmittedDocument } from '@saajha/contract/verification'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { decisionIn, stubReviews, REVIEWS } from '@/features/verification/tests/stub_reviews'
import { stubRequests } from '@/tests/stub_requests'
import { pan } from '@/tests/document'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

const LIST = `GET ${REVIEWS}?limit=25`
const VERDICT = `${REVIEWS}/d1/verify`
const submitter = { fullName: 'Ravi Iyer', profileImageUrl: null }
const submitted = { ...pan, submitter, verifiedName: null, revision: 3 }
const pending: SubmittedDocument = { ...submitted, fullDocumentNumber: 'ABCDE1234F' }
const verified: SubmittedDocument = { ...submitted, id: 'd2', status: 'verified' }
const rejected: SubmittedDocument = {
  ...submitted,
  id: 'd3',
  status: 'rejected',
  rejectionReason: 'Too blurred',
  submitter: { ...submitter, fullName: 'Meera Joshi' },
}
const expired: SubmittedDocument = { ...submitted, id: 'd4', status: 'expired' }

async function open(path = '/admin', responses = {}) {
  const requests = stubRequests({
    'GET /api/auth/user': { body: { ...asha, role: 'admin' } },
    ...stubReviews([pending, verified, rejected, expired]),
    [`PUT ${VERDICT}`]: ({ body }: RequestInit) => ({
      body: { ...pan, ...decisionIn(body) },
    }),
    ...responses,
  })
  const app = renderApp(path)
  await screen.findByRole('heading', { name: 'Admin Dashboard' })
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull())
  const press = (name: string | RegExp) => app.visitor.click(screen.getByRole('button', { name }))
  const decisions = () =>
    requests.mock.calls
      .filter(([path, init]) => path === VERDICT && init?.method === 'PUT')
      .map(([, init]) => JSON.parse(init?.body as string) as Record<string, unknown>)
  const readings = () =>
    requests.mock.calls.filter(([path]) => (path as string).startsWith(`${REVIEWS}?`)).length
  return { ...app, press, decisions, readings }
}

const rows = () => screen.queryAllByRole('row').slice(1)
const filters = () => within(screen.getByRole('navigation', { name: 'Filter by status' }))

test('a document with an unreadable number shows an error and no decision buttons', async () => {
  const unreadable = { ...pending, fullDocumentNumber: null, isNumberUnreadable: true } as const
  const { visitor } = await open('/admin', stubReviews([unreadable]))
  const [row] = rows()
  expect(within(row!).getByText("Can't be read")).toBeTruthy()
  expect(within(row!).getByText(/^The key for this number is missing/)).toBeTruthy()
  expect(within(row!).queryByRole('button', { name: /^(Verify|Reject)/ })).toBeNull()
  row!.focus()
  await visitor.keyboard('v')
  expect(within(row!).getByText('Pending')).toBeTruthy()
})

test.each([
  ['a member', { body: asha }],
  ['a guest', { status: 401 }],
])('%s is denied access and gets a link home', async (_, user) => {
  stubRequests({ 'GET /api/auth/user': user })
  const { router } = renderApp('/admin')
  expect(await screen.findByText('Access Denied')).toBeTruthy()
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(router.state.historyAction, 'Back would come here once more').toBe('REPLACE')
  const requests = vi.mocked(fetch).mock.calls.map(([path]) => path as string)
  expect(requests.filter((path) => path.startsWith(REVIEWS))).toEqual([])
})

test('the page shows document review, and the other areas are coming soon', async () => {
  await open()
  const tab = (name: RegExp) => screen.getByRole('tab', { name })
  expect(tab(/^Document Verification/).getAttribute('aria-selected')).toBe('true')
  for (const name of [/^User Management/, /^Reports & Safety/, /^Analytics/]) {
    expect(tab(name)).toHaveProperty('disabled', true)
    expect(tab(name).textContent).toContain('Coming Soon')
  }
})

test('the status filter shows counts, filters the list and is part of the URL', async () => {
  const { router, visitor } = await open('/admin?status=rejected')
  expect(rows()).toHaveLength(1)
  expect(screen.getByText('Meera Joshi')).toBeTruthy()
  expect(
    filters()
      .getAllByRole('link')
      .map((link) => link.textContent)
  ).toEqual(['All 4', 'Pending 1', 'Verified 1', 'Rejected 1'])
  await visitor.click(filters().getByRole('link', { name: /^Pending/ }))
  expect(router.state.location.search).toBe('?status=pending')
  expect(rows()).toHaveLength(1)
  expect(screen.getByText('ABCDE1234F')).toBeTruthy()
  await visitor.click(filters().getByRole('link', { name: /^All/ }))
  expect(router.state.location.search).toBe('')
  expect(rows()).toHaveLength(4)
})

test('only pending documents show their number and actions, with a note on logging', async () => {
  const { visitor } = await open()
  expect(screen.getByText('ABCDE1234F')).toBeTruthy()
  expect(screen.getAllByText('XXXXXX234F')).toHaveLength(3)
  expect(screen.getByText(/We log every view/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Verify/ })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: /^Reject/ })).toHaveLength(1)
  await visitor.click(filters().getByRole('link', { name: /^Verified/ }))
  expect(screen.queryByText(/We log every view/)).toBeNull()
})

test('verifying removes the document from the pending ones without refetching all numbers', async () => {
  const { press, decisions, readings, visitor } = await open('/admin?status=pending')
  await press('Verify PAN card of Ravi Iyer')
  expect(await screen.findByText('Document verified')).toBeTruthy()
  expect(decisions()).toEqual([
    {
      status: 'verified',
      revision: 3,
      verificationData: { verifiedBy: asha.id, timestamp: expect.any(String) as string },
    },
  ])
  await visitor.hover(screen.getByRole('heading', { name: 'Admin Dashboard' }))
  expect(await screen.findByText('No pending documents')).toBeTruthy()
  expect(filters().getByRole('link', { name: /^Verified/ }).textContent).toBe('Verified 2')
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.textContent).toContain('No pending documents')
  expect(readings()).toBe(1)
})

test('a rejection requires a reason that is not blank, which a closed dialog keeps', async () => {
  const { press, visitor, decisions } = await open()
  await press('Reject PAN card of Ravi Iyer')
  const dialog = within(await screen.findByRole('dialog'))
  await fill(visitor, dialog.getByLabelText('Reason'), '   ')
  await visitor.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await dialog.findByText('Rejection reason required')).toBeTruthy()
  expect(decisions()).toEqual([])
  await fill(visitor, dialog.getByLabelText('Reason'), 'The name differs ')
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Reject PAN card of Ravi Iyer')
  await visitor.click(await screen.findByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Document rejected')).toBeTruthy()
  expect(decisions()[0]).toMatchObject({
    status: 'rejected',
    rejectionReason: 'The name differs',
    revision: 3,
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('The name differs')).toBeTruthy()
  expect(screen.queryByText('ABCDE1234F')).toBeNull()
})

test('a failed decision shows the server message or the default message', async () => {
  const message = 'This document has already been verified or rejected.'
  const responses = [{ status: 500 }, { status: 409, body: { message } }]
  const { press, readings } = await open('/admin', {
    [`PUT ${VERDICT}`]: () => responses.shift() ?? {},
  })
  await press(/^Verify/)
  expect(await screen.findByText('Action failed')).toBeTruthy()
  expect(screen.getByText("We couldn't update the document. Please try again.")).toBeTruthy()
  expect(readings()).toBe(1)
  await press(/^Verify/)
  expect(await screen.findByText(message)).toBeTruthy()
  await waitFor(() => expect(readings()).toBe(2))
})

const CORRECTED = 'This document was corrected after you opened it. Please look at it again.'

test.each(['Verify', 'Reject'])(
  '%s of a document that was corrected meanwhile shows the correction and decides nothing',
  async (action) => {
    const corrected = { ...pending, fullDocumentNumber: 'VWXYZ9876K', revision: 4 }
    const lists = [[pending], [corrected]]
    const { press, visitor, decisions } = await open('/admin', {
      [LIST]: () => ({ body: lists.shift() }),
      [`PUT ${VERDICT}`]: ({ body }: RequestInit) =>
        (JSON.parse(body as string) as { revision: number }).revision === 4
          ? { body: { ...pan, status: 'verified' } }
          : { status: 409, body: { message: CORRECTED } },
    })
    await press(`${action} PAN card of Ravi Iyer`)
    if (action === 'Reject') {
      const dialog = within(await screen.findByRole('dialog'))
      await fill(visitor, dialog.getByLabelText('Reason'), 'Another name')
      await visitor.click(dialog.getByRole('button', { name: 'Reject' }))
    }
    expect(await screen.findByText(CORRECTED)).toBeTruthy()
    expect(await screen.findByText('VWXYZ9876K')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(within(rows()[0]!).getByText('Pending')).toBeTruthy()
    await press('Verify PAN card of Ravi Iyer')
    expect(await screen.findByText('Document verified')).toBeTruthy()
    expect(decisions().map(({ revision }) => revision)).toEqual([3, 4])
  }
)

test('a rejection sends the revision that was on screen when its dialog opened', async () => {
  const corrected = { ...pending, revision: 4 }
  const lists = [
    [pending, verified],
    [corrected, verified],
  ]
  const { press, visitor, decisions, queryClient, readings } = await open('/admin', {
    [LIST]: () => ({ body: lists.shift() }),
    [`PUT ${VERDICT}`]: { status: 409, body: { message: CORRECTED } },
  })
  await press('Reject PAN card of Ravi Iyer')
  const dialog = within(await screen.findByRole('dialog'))
  await fill(visitor, dialog.getByLabelText('Reason'), 'Another name')
  await act(() => queryClient.invalidateQueries({ queryKey: [REVIEWS] }))
  expect(readings()).toBe(2)
  await visitor.click(dialog.getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(decisions()).toMatchObject([{ revision: 3 }]))
})

test('images open enlarged, one at a time', async () => {
  const imageUrls = ['/media/private/m1/document.webp', '/media/private/m2/document.webp']
  const { press } = await open('/admin', {
    [LIST]: { body: [{ ...pending, documentImageUrls: imageUrls }] },
  })
  await press('Enlarge image 2 of PAN card of Ravi Iyer')
  const dialog = within(await screen.findByRole('dialog', { name: 'PAN card of Ravi Iyer' }))
  const shown = () => dialog.getByRole('img').getAttribute('src')
  expect(shown()).toBe(imageUrls[1])
  await press('Next image')
  expect(shown()).toBe(imageUrls[0])
  await press('Previous image')
  expect(shown()).toBe(imageUrls[1])
})

test('a list that fails to load has a retry button', async () => {
  const responses = [{ status: 500 }, { body: [pending] }]
  const { press } = await open('/admin', { [LIST]: () => responses.shift() ?? {} })
  expect(await screen.findByText("We couldn't load the documents")).toBeTruthy()
  await press('Try Again')
  expect(await screen.findByText('ABCDE1234F')).toBeTruthy()
})

test('a changed name is shown next to the verified one until it is decided', async () => {
  const renamed: SubmittedDocument = {
    ...pending,
    holderName: 'Ravi Nair',
    verifiedName: 'Ravi K. Nair',
    fullDocumentNumber: null,
  }
  const { visitor } = await open('/admin', {
    ...stubReviews([renamed]),
    [`PUT ${VERDICT}`]: { body: { ...pan, status: 'verified', holderName: 'Ravi Nair' } },
  })
  const row = within(await screen.findByRole('row', { name: /Ravi Iyer/ }))
  expect(row.getByText('Ravi Nair')).toBeTruthy()
  const marker = /^Name changed: verified as Ravi K\. Nair\. Check the new name/
  expect(row.getByText(marker)).toBeTruthy()
  expect(row.getByText('XXXXXX234F')).toBeTruthy()
  await visitor.click(row.getByRole('button', { name: /^Verify/ }))
  expect(await screen.findByText('Document verified')).toBeTruthy()
  expect(screen.queryByText(marker)).toBeNull()
})
