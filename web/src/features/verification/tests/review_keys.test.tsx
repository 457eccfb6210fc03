import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { badge, inFocus, openReviews, row, see } from '@/features/verification/tests/open_reviews'

test('j, k and the arrow keys move between rows and stop at the ends', async () => {
  const { keys } = await openReviews()
  row('Ravi').focus()
  for (const [pressed, name] of [
    ['j', 'Meera Joshi'],
    ['{ArrowDown}', 'Kabir Rao'],
    ['j', 'Kabir Rao'],
    ['K', 'Meera Joshi'],
    ['{ArrowUp}', 'Ravi Iyer'],
    ['k', 'Ravi Iyer'],
  ] as const) {
    await keys(pressed)
    expect(document.activeElement).toBe(row(name))
  }
})

test('Enter opens a document, suspends the arrow keys and restores the focus to its row', async () => {
  const { keys, decided } = await openReviews()
  row('Meera').focus()
  await keys('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'PAN card of Meera Joshi' })
  expect(within(dialog).getByText('PAN1')).toBeTruthy()
  await keys('j{ArrowDown}')
  expect(dialog.contains(document.activeElement)).toBe(true)
  expect(decided()).toEqual([])
  await keys('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(row('Meera').contains(document.activeElement)).toBe(true)
  await keys('j')
  expect(inFocus()).toBe('Kabir Rao')
})

test('R opens the reason dialog, where letters are typed, and the rejection returns the focus to the row', async () => {
  const { keys, decided } = await openReviews('/admin?status=pending')
  row('Ravi').focus()
  await keys('r')
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByLabelText('Reason').focus()
  await keys('very jolly, kind reviewer')
  expect(dialog.getByLabelText('Reason')).toHaveProperty('value', 'very jolly, kind reviewer')
  expect(decided()).toEqual([])
  await keys('{Tab}{Enter}')
  expect(await screen.findByText('Document rejected')).toBeTruthy()
  expect(decided()).toEqual(['d0 rejected'])
  await waitFor(() => expect(document.activeElement).toBe(row('Ravi')))
  expect(badge('Ravi')).toBe('Rejected')
})

test('a second V stays on the decided row, and j continues from there', async () => {
  const { keys, decided } = await openReviews('/admin?status=pending')
  await see(keys, 'Ravi', 'Meera')
  row('Ravi').focus()
  await keys('v')
  await keys('v')
  await waitFor(() => expect(badge('Ravi')).toBe('Verified'))
  await keys('vr')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(decided()).toEqual(['d0 verified'])
  await keys('j')
  expect(document.activeElement).toBe(row('Meera'))
  await keys('v')
  await waitFor(() => expect(decided()).toEqual(['d0 verified', 'd1 verified']))
})

test('a second V before the decided row renders leaves the focus on the row', async () => {
  const { keys } = await openReviews('/admin?status=pending')
  await see(keys, 'Ravi')
  const verifies = vi.fn(() => fireEvent.keyDown(document.activeElement!, { key: 'v' }))
  row('Ravi').addEventListener('focus', verifies, { once: true })
  screen.getByRole('button', { name: 'Verify PAN card of Ravi Iyer' }).focus()
  fireEvent.keyDown(document.activeElement!, { key: 'v' })
  expect(await screen.findByText('Document verified')).toBeTruthy()
  expect(verifies).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(row('Ravi'))
})

test('shortcuts are inactive in a field, outside the list, with Ctrl and on key repeat', async () => {
  const { visitor, keys, decided } = await openReviews()
  await see(keys, 'Ravi')
  await visitor.click(screen.getByRole('searchbox', { name: 'Search by name' }))
  await keys('vrj')
  screen.getByRole('link', { name: /^All/ }).focus()
  await keys('vrj')
  row('Ravi').focus()
  await keys('{Control>}v{/Control}{Meta>}v{/Meta}')
  expect(decided()).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
  await keys('{v>5/}')
  await waitFor(() => expect(decided()).toEqual(['d0 verified']))
})

test('Enter on a button of a row presses only that button', async () => {
  const { keys, decided } = await openReviews()
  screen.getByRole('button', { name: 'Verify PAN card of Ravi Iyer' }).focus()
  await keys('{Enter}')
  expect(await screen.findByText('Document verified')).toBeTruthy()
  expect(decided()).toEqual(['d0 verified'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the shortcuts V and R decide nothing with Alt', async () => {
  const { keys, decided } = await openReviews()
  row('Ravi').focus()
  await keys('{Alt>}vr{/Alt}')
  expect(decided()).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})
