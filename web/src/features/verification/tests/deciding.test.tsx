import type { SubmittedDocument } from '@saajha/contract/verification'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  WAITING,
  badge,
  count,
  openReviews,
  row,
  see,
} from '@/features/verification/tests/open_reviews'
import { REVIEWS } from '@/features/verification/tests/stub_reviews'
import { pan } from '@/tests/document'

test('V verifies optimistically, and its row keeps the focus', async () => {
  let respond = () => {}
  const responded = new Promise<void>((resolve) => (respond = resolve))
  const { keys, decided, reads } = await openReviews('/admin', {
    [`PUT ${REVIEWS}/d1/verify`]: async () => {
      await responded
      return { body: { ...pan, id: 'd1', status: 'verified' } }
    },
  })
  await see(keys, 'Meera')
  row('Meera').focus()
  await keys('v')
  await waitFor(() => expect(badge('Meera')).toBe('Verified'))
  expect(count('Pending')).toBe('Pending 2')
  expect(within(row('Meera')).queryByText('PAN1')).toBeNull()
  expect(document.activeElement).toBe(row('Meera'))
  expect(screen.queryByText('Document verified')).toBeNull()
  respond()
  expect(await screen.findByText('Document verified')).toBeTruthy()
  expect(count('Verified')).toBe('Verified 1')
  expect(decided()).toEqual(['d1 verified'])
  expect(reads()).toHaveLength(1)
})

test('a verification that fails after it is shown restores the pending document with its number', async () => {
  let respond = () => {}
  const responded = new Promise<void>((resolve) => (respond = resolve))
  const { keys } = await openReviews('/admin?status=pending', {
    [`PUT ${REVIEWS}/d0/verify`]: async () => {
      await responded
      return { status: 500 }
    },
  })
  await see(keys, 'Ravi')
  row('Ravi').focus()
  await keys('v')
  await waitFor(() => expect(badge('Ravi')).toBe('Verified'))
  expect(count('Pending')).toBe('Pending 2')
  respond()
  expect(await screen.findByText('Action failed')).toBeTruthy()
  expect(badge('Ravi')).toBe('Pending')
  expect(within(row('Ravi')).getByText('PAN0')).toBeTruthy()
  expect(within(row('Ravi')).getByRole('button', { name: /^Verify/ })).toBeTruthy()
  expect(count('Pending')).toBe('Pending 3')
  expect(count('Verified')).toBe('Verified 0')
})

test('two presses before the buttons are disabled send one decision', async () => {
  const { decided } = await openReviews('/admin?status=pending')
  const verify = screen.getByRole('button', { name: 'Verify PAN card of Ravi Iyer' })
  act(() => {
    verify.click()
    verify.click()
  })
  expect(await screen.findByText('Document verified')).toBeTruthy()
  expect(decided()).toEqual(['d0 verified'])
})

test('an inactive list is refetched after a decision', async () => {
  const { visitor, keys, reads } = await openReviews()
  await visitor.click(screen.getByRole('link', { name: /^Pending/ }))
  await waitFor(() => expect(reads().at(-1)).toContain('status=pending'))
  await see(keys, 'Ravi')
  row('Ravi').focus()
  await keys('v')
  await screen.findByText('Document verified')
  await visitor.click(screen.getByRole('link', { name: /^All/ }))
  await waitFor(() => expect(reads().filter((path) => !path.includes('status'))).toHaveLength(2))
})

test('the second click of a double click decides nothing', async () => {
  const { decided } = await openReviews()
  const verify = screen.getByRole('button', { name: 'Verify PAN card of Ravi Iyer' })
  fireEvent.click(verify, { detail: 2 })
  fireEvent.click(screen.getByRole('button', { name: 'Reject PAN card of Ravi Iyer' }), {
    detail: 2,
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(verify, { detail: 1 })
  expect(await screen.findByText('Document verified')).toBeTruthy()
  expect(decided()).toEqual(['d0 verified'])
})

test('a list fetch that started before a verification does not make the document pending again', async () => {
  const readings: ((response: { body: SubmittedDocument[] }) => void)[] = []
  const first = Promise.resolve({ body: WAITING })
  const lists = [first]
  const { visitor } = await openReviews('/admin', {
    [`GET ${REVIEWS}?limit=25`]: () =>
      lists.shift() ?? new Promise((resolve) => readings.push(resolve)),
  })
  await visitor.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(readings).toHaveLength(1))
  await visitor.click(screen.getByRole('button', { name: 'Verify PAN card of Ravi Iyer' }))
  expect(await screen.findByText('Document verified')).toBeTruthy()
  await act(async () => readings[0]!({ body: WAITING }))
  await visitor.hover(row('Meera'))
  expect(badge('Ravi')).toBe('Verified')
})

test('Cancel closes the reason dialog and rejects nothing', async () => {
  const { visitor, decided } = await openReviews()
  await visitor.click(screen.getByRole('button', { name: 'Reject PAN card of Ravi Iyer' }))
  const dialog = within(await screen.findByRole('dialog'))
  await visitor.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(decided()).toEqual([])
})
