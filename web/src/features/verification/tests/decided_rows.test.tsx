import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  badge,
  count,
  heading,
  kabir,
  meera,
  openReviews,
  order,
  ravi,
  row,
  see,
} from '@/features/verification/tests/open_reviews'
import { stubReviews, REVIEWS } from '@/features/verification/tests/stub_reviews'
import { pan } from '@/tests/document'

test('a decided row keeps its position until the pointer leaves the list', async () => {
  const { visitor, decided } = await openReviews('/admin?status=pending')
  const before = order()
  await visitor.click(screen.getByRole('button', { name: 'Verify PAN card of Ravi Iyer' }))
  await waitFor(() => expect(badge('Ravi')).toBe('Verified'))
  expect(await screen.findByText('Document verified')).toBeTruthy()
  expect(order()).toEqual(before)
  expect(count('Pending')).toBe('Pending 2')
  await visitor.hover(row('Meera'))
  expect(order()).toEqual(before)
  await visitor.hover(heading())
  await waitFor(() => expect(screen.queryByRole('row', { name: /Ravi/ })).toBeNull())
  expect(row('Meera')).toBeTruthy()
  expect(decided()).toEqual(['d0 verified'])
})

test('a removed row passes its focus to the list, and j continues from its position', async () => {
  const { visitor, keys, decided } = await openReviews('/admin?status=pending')
  await visitor.click(screen.getByRole('button', { name: 'Verify PAN card of Meera Joshi' }))
  await waitFor(() => expect(badge('Meera')).toBe('Verified'))
  await visitor.hover(heading())
  await waitFor(() => expect(screen.queryByRole('row', { name: /Meera/ })).toBeNull())
  await keys('vr')
  expect(decided()).toEqual(['d1 verified'])
  expect(screen.queryByRole('dialog')).toBeNull()
  await keys('j')
  expect(document.activeElement).toBe(row('Kabir'))
})

test('lifting a finger keeps decided rows, and pressing outside the list removes them', async () => {
  const { visitor } = await openReviews('/admin?status=pending')
  const verify = screen.getByRole('button', { name: 'Verify PAN card of Ravi Iyer' })
  await visitor.pointer([{ keys: '[TouchA]', target: verify }])
  await waitFor(() => expect(badge('Ravi')).toBe('Verified'))
  expect(row('Ravi')).toBeTruthy()
  await visitor.pointer([{ keys: '[TouchA]', target: heading() }])
  await waitFor(() => expect(screen.queryByRole('row', { name: /Ravi/ })).toBeNull())
})

test('decided rows are removed when the focus leaves the list', async () => {
  const { keys } = await openReviews('/admin?status=pending')
  await see(keys, 'Ravi')
  row('Ravi').focus()
  await keys('v')
  await waitFor(() => expect(badge('Ravi')).toBe('Verified'))
  act(() => screen.getByRole('button', { name: 'Refresh' }).focus())
  await waitFor(() => expect(screen.queryByRole('row', { name: /Ravi/ })).toBeNull())
})

test('rows decided by another administrator stay without buttons until the list is left', async () => {
  const lists = [[ravi, meera, kabir], [kabir]]
  const { visitor, decided } = await openReviews('/admin?status=pending', {
    [`GET ${REVIEWS}?status=pending&limit=25`]: () => ({ body: lists.shift() ?? [kabir] }),
    [`PUT ${REVIEWS}/d0/verify`]: {
      status: 409,
      body: { message: 'This document has already been verified or rejected.' },
    },
  })
  const before = order()
  await visitor.click(screen.getByRole('button', { name: 'Verify PAN card of Ravi Iyer' }))
  expect(
    await screen.findByText('This document has already been verified or rejected.')
  ).toBeTruthy()
  await waitFor(() => expect(within(row('Meera')).queryAllByText('PAN1')).toEqual([]))
  expect(order()).toEqual(before)
  expect(within(row('Meera')).queryByRole('button', { name: /^(Verify|Reject)/ })).toBeNull()
  expect(within(row('Kabir')).getByRole('button', { name: /^Verify/ })).toBeTruthy()
  await visitor.hover(heading())
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  expect(decided()).toEqual(['d0 verified'])
})

test('the note on logging keeps its position after the last number is decided', async () => {
  const { keys } = await openReviews('/admin', stubReviews([ravi]))
  await see(keys, 'Ravi')
  row('Ravi').focus()
  await keys('v')
  await waitFor(() => expect(badge('Ravi')).toBe('Verified'))
  expect(screen.queryByText('PAN0')).toBeNull()
  expect(screen.getByText(/We log every view/)).toBeTruthy()
})

test('a decided document shows the time of the decision instead of its buttons', async () => {
  const verified = { ...ravi, status: 'verified', verifiedAt: '2026-11-21T06:00:00.000Z' } as const
  const { keys } = await openReviews('/admin', {
    ...stubReviews([{ ...verified, id: 'd9' }, meera]),
    [`PUT ${REVIEWS}/d1/verify`]: {
      body: { ...pan, id: 'd1', status: 'verified', verifiedAt: '2026-11-22T06:00:00.000Z' },
    },
  })
  expect(within(row('Ravi')).getByText('21 Nov 2026')).toBeTruthy()
  await see(keys, 'Meera')
  row('Meera').focus()
  await keys('v')
  expect(await within(row('Meera')).findByText('22 Nov 2026')).toBeTruthy()
})

test('j continues from the position of the first of two rows that were removed together', async () => {
  const { visitor, keys } = await openReviews('/admin?status=pending')
  for (const name of ['Ravi', 'Meera']) {
    const button = { name: new RegExp(`^Verify PAN card of ${name}`) }
    await visitor.click(screen.getByRole('button', button))
    await waitFor(() => expect(badge(name)).toBe('Verified'))
  }
  await visitor.hover(heading())
  await waitFor(() => expect(order()).toEqual([null, 'd2']))
  await keys('j')
  expect(document.activeElement).toBe(row('Kabir'))
})
