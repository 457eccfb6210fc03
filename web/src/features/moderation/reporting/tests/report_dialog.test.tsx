import { QueryClientProvider } from '@tanstack/react-query'
import { REPORT_SUBJECTS } from '@saajha/contract/report'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { REASONS } from '@/features/moderation/reporting/reasons'
import { useReportDialog } from '@/features/moderation/reporting/use_report_dialog'
import { createQueryClient } from '@/lib/queries/query_client'
import { report as messages } from '@/messages/report'
import { storeWrapper } from '@/tests/store_wrapper'
import { stubRequests } from '@/tests/stub_requests'

const SUBJECT_ID = '01890000-0000-7000-8000-000000000000:4'

const KINDS = REPORT_SUBJECTS.filter((kind) => kind !== 'platform')

test.each(KINDS)('the dialog reports its subject: %s', async (kind) => {
  const body = { ticket: 'SJ-7K2M-4Q', dueAt: '2030-03-05T06:30:00.000Z' }
  const requests = stubRequests({ 'POST /api/reports': { status: 201, body } })
  function Menu() {
    const { report, dialog } = useReportDialog()
    return (
      <>
        <button onClick={() => void report({ kind, id: SUBJECT_ID })}>Report</button>
        {dialog}
      </>
    )
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Menu />
    </QueryClientProvider>,
    { wrapper: storeWrapper() }
  )
  const visitor = userEvent.setup()
  await visitor.click(screen.getByRole('button', { name: 'Report' }))
  const dialog = within(await screen.findByRole('dialog', { name: messages.headings[kind] }))
  await visitor.click(dialog.getAllByRole('radio')[0]!)
  await visitor.click(dialog.getByRole('button', { name: 'Send Report' }))
  await dialog.findByText('Reference number: SJ-7K2M-4Q')
  expect(JSON.parse(requests.mock.lastCall![1]!.body as string)).toEqual({
    subjectKind: kind,
    subjectId: SUBJECT_ID,
    reason: REASONS[kind][0],
    body: null,
  })
})
