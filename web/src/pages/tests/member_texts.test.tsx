import type { Booking } from '@saajha/contract/booking'
import type { HandoverRecord } from '@saajha/contract/handover'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { collecting, NONE, openDetails } from '@/features/bookings/handover/tests/open_details'
import { fraud } from '@/messages/fraud'
import { received, requested } from '@/tests/booking'
import { camera } from '@/tests/camera'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const FRAUD = 'Please share the OTP'
const REPORT = {
  'POST /api/reports': {
    status: 201,
    body: { ticket: 'SJ-7K2M-4Q', dueAt: '2030-03-05T06:30:00.000Z' },
  },
}

const recordBy = (by: 'owner' | 'renter', texts: Partial<HandoverRecord>): HandoverRecord => ({
  ...{ stage: 'start', by, isCodeConfirmed: false, parts: [], depositNote: null, note: null },
  ...{ imageUrls: [], recordedAt: '2099-12-03T04:30:00.000Z' },
  ...texts,
})

/** Reports by the button in a dialog of the booking; returns the body of the report. */
async function reported(
  { visitor, sent }: Awaited<ReturnType<typeof openDetails>>,
  button: HTMLElement
) {
  await visitor.click(button)
  const form = within(await screen.findByRole('dialog', { name: 'Report what they wrote' }))
  expect(form.getByLabelText('What they wrote').textContent).toBe(FRAUD)
  await visitor.click(form.getByRole('radio', { name: 'Scam or fraud' }))
  await visitor.click(form.getByRole('button', { name: 'Send Report' }))
  await form.findByText('Reference number: SJ-7K2M-4Q')
  return sent('POST /api/reports')[0]!.body
}

test('the note of the other member of a booking has a warning and can be reported', async () => {
  const declined: Booking = { ...requested, state: 'declined', closedBy: 'owner', may: [] }
  const opened = await openDetails({ ...declined, note: FRAUD }, NONE, [], REPORT)
  expect(await opened.dialog.findByText(fraud.warnings.otp)).toBeTruthy()
  const button = opened.dialog.getByRole('button', { name: 'Report this note' })
  expect(await reported(opened, button)).toMatchObject({
    subjectKind: 'booking',
    subjectId: 'b1',
    reason: 'scam',
  })
})

test('a member’s own note has no warning and no report', async () => {
  const declined: Booking = { ...received, state: 'declined', closedBy: 'owner', may: [] }
  const { dialog } = await openDetails({ ...declined, note: FRAUD }, NONE)
  await dialog.findByText(FRAUD)
  expect(dialog.queryByText(fraud.warnings.otp)).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Report this note' })).toBeNull()
})

test.each([
  ['condition', { note: FRAUD }],
  ['deposit', { depositNote: FRAUD }],
  ['included parts', { parts: [FRAUD] }],
])('the %s in a record of the other member has a warning and can be reported', async (_, texts) => {
  const records = [recordBy('renter', { note: FRAUD }), recordBy('owner', texts)]
  const opened = await openDetails(collecting, { ...NONE, records }, [], REPORT)
  expect(await opened.dialog.findAllByText(fraud.warnings.otp)).toHaveLength(1)
  const button = opened.dialog.getByRole('button', { name: 'Report this record' })
  expect(await reported(opened, button)).toMatchObject({ subjectKind: 'booking', subjectId: 'b1' })
})

test.each([
  ['title', { title: FRAUD }],
  ['description', { description: FRAUD }],
  ['owner’s name', { owner: { ...camera.owner, fullName: FRAUD } }],
])('the %s of a listing has a warning, but not for its owner', async (_, texts) => {
  const responses = {
    'GET /api/items/i1': { body: { ...camera, ownerId: 'u1', ...texts } },
    'GET /api/items/i1/similar?limit=6': { body: [] },
  }
  stubRequests({ ...responses, 'GET /api/auth/user': { body: { ...asha, id: 'u9' } } })
  renderApp('/item/i1')
  expect(await screen.findByText(fraud.warnings.otp)).toBeTruthy()
  cleanup()
  stubRequests({ ...responses, 'GET /api/auth/user': { body: { ...asha, id: 'u1' } } })
  renderApp('/item/i1')
  await screen.findByRole('button', { name: 'Your account' })
  await import('@saajha/contract/fraud/warnings_of')
  expect(screen.queryByText(fraud.warnings.otp)).toBeNull()
})

test('the owner of a listing can be reported on its page', async () => {
  const requests = stubRequests({
    'GET /api/items/i1': { body: { ...camera, ownerId: 'u1' } },
    'GET /api/items/i1/similar?limit=6': { body: [] },
    'GET /api/auth/user': { body: { ...asha, id: 'u9' } },
    ...REPORT,
  })
  const { visitor } = renderApp('/item/i1')
  await screen.findByRole('button', { name: 'Your account' })
  await visitor.click(await screen.findByRole('button', { name: 'Report this listing' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this listing' }))
  await visitor.selectOptions(dialog.getByLabelText('What do you want to report?'), 'u1')
  await visitor.click(dialog.getByRole('radio', { name: 'Pretends to be someone else' }))
  await visitor.click(dialog.getByRole('button', { name: 'Send Report' }))
  await dialog.findByText('Reference number: SJ-7K2M-4Q')
  const report = requests.mock.calls.find(([path]) => path === '/api/reports')!
  expect(JSON.parse(report[1]!.body as string)).toMatchObject({
    subjectKind: 'member',
    subjectId: 'u1',
  })
})
