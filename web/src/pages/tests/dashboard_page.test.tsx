import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LISTINGS, open } from '@/pages/tests/open_dashboard'
import { UNREAD_COUNT_KEY } from '@/lib/queries/query_keys'
import { camera } from '@/tests/camera'
import { asha } from '@/tests/member'

test('the header and the cards show the member and their stats', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeTruthy()
  expect(screen.getByText('Verified')).toBeTruthy()
  expect(screen.getByText('asha@example.in')).toBeTruthy()
  expect(await screen.findByText('(7 reviews)')).toBeTruthy()
  const edit = screen.getByRole('link', { name: 'Edit Profile' })
  expect(edit.getAttribute('href')).toBe('/profile/edit')
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Total Listings',
    'Total Views',
    'Rating',
  ])
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
    '1',
    '1,200',
    '4.5',
  ])
})

test('Try Again refetches stats that failed to load', async () => {
  const stats = { totalListings: 3, totalViews: 0, averageRating: 0, reviewCount: 0 }
  const responses = [{ status: 500 }, { body: stats }]
  const { visitor } = open('/dashboard', {
    [`GET /api/users/${asha.id}/stats`]: () => responses.shift()!,
  })
  await visitor.click(await screen.findByRole('button', { name: 'Try Again' }))
  const total = await screen.findByText('Total Listings')
  await waitFor(() => expect(total.nextElementSibling?.textContent).toBe('3'))
})

test('a listing is active while available, and inactive otherwise', async () => {
  const sold = { ...camera, id: 'i2', title: 'Old lens', isAvailable: false }
  open('/dashboard', { [LISTINGS]: { body: [camera, sold] } })
  const listing = async (title: string) =>
    within((await screen.findByRole('link', { name: title })).closest('li') as HTMLElement)
  expect((await listing('Canon EOS R6')).getByText('Active')).toBeTruthy()
  expect((await listing('Old lens')).getByText('Inactive')).toBeTruthy()
  expect(screen.queryByText('Rented')).toBeNull()
})

test('a hidden listing is inactive, shows the reason, and can only be edited or deleted', async () => {
  const hidden = {
    ...{ ...camera, id: 'i9', title: 'Odd Thing', isAvailable: true },
    ...{ moderationStatus: 'rejected', rejectionReason: 'Forbidden goods' },
  }
  const lists = [[hidden], []]
  const { visitor } = open('/dashboard', {
    'GET /api/user/items/hidden': () => ({ body: lists.shift() ?? [] }),
    'DELETE /api/items/i9': { status: 204 },
  })
  const card = within((await screen.findByText('Odd Thing')).closest('li') as HTMLElement)
  expect(card.getByText('Inactive')).toBeTruthy()
  expect(card.queryByRole('link')).toBeNull()
  const why = "We've hidden this listing. Only you can see it. Reason: Forbidden goods"
  expect(card.getByText(why)).toBeTruthy()
  expect(screen.getAllByText('Active')).toHaveLength(1)
  await visitor.click(card.getByRole('button', { name: 'Actions for Odd Thing' }))
  const choices = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(choices).toEqual(['Edit', 'Delete'])
  await visitor.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  await visitor.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Listing deleted successfully')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Odd Thing')).toBeNull())
})

test('the tab is part of the URL, and its badge follows pushed notifications', async () => {
  const { visitor, router, queryClient } = open()
  const tab = await screen.findByRole('tab', { name: /^Notifications/ })
  await waitFor(() => expect(tab.textContent).toBe('Notifications2 unread'))
  act(() => void queryClient.setQueryData(UNREAD_COUNT_KEY, { count: 3, version: 5 }))
  await waitFor(() => expect(tab.textContent).toBe('Notifications3 unread'))
  act(() => void queryClient.setQueryData(UNREAD_COUNT_KEY, { count: 0, version: 6 }))
  await waitFor(() => expect(tab.textContent).toBe('Notifications'))
  await visitor.click(tab)
  expect(router.state.location.search).toBe('?tab=notifications')
  expect(router.state.historyAction).toBe('REPLACE')
  await visitor.click(screen.getByRole('tab', { name: 'My Listings' }))
  expect(router.state.location.search).toBe('')
})
