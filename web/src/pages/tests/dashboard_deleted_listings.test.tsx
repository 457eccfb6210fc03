import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LISTINGS, open } from '@/pages/tests/open_dashboard'
import { camera } from '@/tests/camera'
import { asha } from '@/tests/member'

test('a listing is deleted after confirmation, and a failure is shown', async () => {
  const responses = [{ status: 500 }, { status: 204 }]
  const lists = [[camera], []]
  const { visitor, requestsTo } = open('/dashboard', {
    [LISTINGS]: () => ({ body: lists.shift() ?? [] }),
    'DELETE /api/items/i1': () => responses.shift() ?? {},
  })
  await visitor.click(await screen.findByRole('button', { name: 'Actions for Canon EOS R6' }))
  const choices = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(choices).toEqual(['View Details', 'Edit', 'Delete'])
  await visitor.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Delete this listing?')).toBeTruthy()
  const message = 'Are you sure you want to delete this listing? This action cannot be undone.'
  expect(question.getByText(message)).toBeTruthy()
  expect(requestsTo('DELETE /api/items/i1')).toHaveLength(0)
  await visitor.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Failed to delete listing. Please try again.')).toBeTruthy()
  await visitor.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Listing deleted successfully')).toBeTruthy()
  const empty = 'No listings yet. Create your first listing to get started!'
  expect(await screen.findByText(empty)).toBeTruthy()
})

test('the stats of a member are refetched after a listing was deleted', async () => {
  const totals = [1, 0]
  const { visitor } = open('/dashboard', {
    'DELETE /api/items/i1': { status: 204 },
    [`GET /api/users/${asha.id}/stats`]: () => ({
      body: { totalListings: totals.shift(), totalViews: 0, averageRating: 0, reviewCount: 0 },
    }),
  })
  const total = () => screen.getByText('Total Listings').nextElementSibling?.textContent
  await waitFor(() => expect(total()).toBe('1'))
  await deleteTheCamera(visitor)
  await waitFor(() => expect(total()).toBe('0'))
})

test('a deleted listing is removed from the query cache', async () => {
  const { visitor, queryClient } = open('/dashboard', { 'DELETE /api/items/i1': { status: 204 } })
  queryClient.setQueryData(['/api/items', 'i1'], camera)
  await deleteTheCamera(visitor)
  expect(queryClient.getQueryState(['/api/items', 'i1'])).toBeUndefined()
})

test('a listing that was already deleted elsewhere disappears without an error', async () => {
  const lists = [[camera], []]
  const { visitor } = open('/dashboard', {
    [LISTINGS]: () => ({ body: lists.shift() ?? [] }),
    'DELETE /api/items/i1': { status: 404, body: { message: 'Item not found' } },
  })
  await visitor.click(await screen.findByRole('button', { name: 'Actions for Canon EOS R6' }))
  await visitor.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  await visitor.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Listing deleted successfully')).toBeTruthy()
  expect(screen.queryByText('Failed to delete listing. Please try again.')).toBeNull()
  expect(
    await screen.findByText('No listings yet. Create your first listing to get started!')
  ).toBeTruthy()
})

test('Cancel deletes nothing', async () => {
  const { visitor, requestsTo } = open()
  await visitor.click(await screen.findByRole('button', { name: 'Actions for Canon EOS R6' }))
  await visitor.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  await visitor.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(requestsTo('DELETE /api/items/i1')).toHaveLength(0)
})

async function deleteTheCamera(visitor: UserEvent) {
  await visitor.click(await screen.findByRole('button', { name: 'Actions for Canon EOS R6' }))
  await visitor.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  await visitor.click(question.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Listing deleted successfully')
}
