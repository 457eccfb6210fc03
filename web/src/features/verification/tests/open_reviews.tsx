import type { SubmittedDocument } from '@saajha/contract/verification'
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { decisionIn, stubReviews, REVIEWS } from '@/features/verification/tests/stub_reviews'
import { stubRequests } from '@/tests/stub_requests'
import { pan } from '@/tests/document'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

const NAMES = ['Ravi Iyer', 'Meera Joshi', 'Kabir Rao', 'Tara Sen']

/** Pending documents without images, one of each member. */
export const [ravi, meera, kabir, tara] = NAMES.map((fullName, at): SubmittedDocument => {
  const submitter = { fullName, profileImageUrl: null }
  const names = { holderName: fullName, verifiedName: null, submitter }
  const facts = { revision: 1, documentImageUrls: [], fullDocumentNumber: `PAN${at}` }
  return { ...pan, ...names, ...facts, id: `d${at}` }
}) as [SubmittedDocument, SubmittedDocument, SubmittedDocument, SubmittedDocument]

/** The documents in the list. */
export const WAITING = [ravi, meera, kabir]

/** Opens the list of documents as an administrator. `decided` are the decisions sent, `reads` the lists requested. */
export async function openReviews(path = '/admin', responses = {}) {
  const requests = stubRequests({
    'GET /api/auth/user': { body: { ...asha, role: 'admin' } },
    ...stubReviews(WAITING),
    ...Object.fromEntries(
      [...WAITING, tara].map(({ id }) => [
        `PUT ${REVIEWS}/${id}/verify`,
        ({ body }: RequestInit) => ({
          body: { ...pan, id, ...decisionIn(body) },
        }),
      ])
    ),
    ...responses,
  })
  const app = renderApp(path)
  await screen.findByRole('table')
  const decided = () =>
    requests.mock.calls
      .filter(([, init]) => init?.method === 'PUT')
      .map(([path, init]) => {
        const { status } = JSON.parse(init?.body as string) as { status: string }
        return `${(path as string).split('/').at(-2)} ${status}`
      })
  const reads = () =>
    requests.mock.calls.map(([path]) => path as string).filter((path) => path.includes('limit'))
  const keys = (keys: string) => app.visitor.keyboard(keys)
  return { ...app, decided, reads, keys }
}

/** The row of a member's document. */
export const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

/** The state that the row of a member's document shows. */
export const badge = (name: string) =>
  within(row(name)).queryByText(/^(Pending|Verified|Rejected)$/)?.textContent

/** The member whose document has the focus. */
export const inFocus = () =>
  NAMES.find((name) => document.activeElement?.textContent.includes(name))

/** The label of a filter with its number of documents. */
export const count = (filter: string) =>
  screen.getByRole('link', { name: new RegExp(`^${filter}`) }).textContent

/** The ids of the documents in the order of their rows; the first row is the heading, null. */
export const order = () =>
  screen.getAllByRole('row').map((each) => each.getAttribute('data-document'))

/** An element outside of the list. */
export const heading = () => screen.getByRole('heading', { name: 'Admin Dashboard' })

/** Opens and closes documents without images, after which V in their rows verifies them. */
export async function see(keys: (keys: string) => Promise<void>, ...names: string[]) {
  for (const name of names) {
    row(name).focus()
    await keys('{Enter}')
    await screen.findByRole('dialog')
    await keys('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
}
