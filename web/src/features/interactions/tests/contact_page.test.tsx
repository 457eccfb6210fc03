import { notifyManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { message, open, PATH, written } from '@/features/interactions/tests/open_contact_page'
import { camera } from '@/tests/camera'
import { fill } from '@/tests/fill'

test('the contact page has the item before the form and the advice after it, in the tab order', async () => {
  open(PATH)
  const form = (await message()).closest('section')!
  const item = screen.getByRole('link', { name: /^Canon EOS R6/ })
  const advice = screen.getByText('Privacy and safety')
  expect(item.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(form.compareDocumentPosition(advice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test.each([true, false])(
  'an owner with isVerified %s has the matching tick beside the name',
  async (isVerified) => {
    open(PATH, {
      'GET /api/items/i1': { body: { ...camera, owner: { ...camera.owner, isVerified } } },
    })
    await screen.findByText('Listed by Asha Rao')
    expect(screen.queryAllByLabelText('Verified')).toHaveLength(isVerified ? 1 : 0)
  }
)

test('the owner name in the URL is shown while the item loads', async () => {
  open(PATH, { 'GET /api/items/i1': () => new Promise(() => {}) })
  expect(await screen.findByText(/^Send Asha Rao a message\./)).toBeTruthy()
})

test('the retry button refetches an item that failed to load', async () => {
  const responses = [{ status: 500 }, { body: camera }]
  const { press } = open(PATH, { 'GET /api/items/i1': () => responses.shift()! })
  expect(await screen.findByRole('heading', { name: "We couldn't load this item" })).toBeTruthy()
  await press('Try Again')
  expect(await message()).toBeTruthy()
})

test('a message survives a failed refetch of its item', async () => {
  const responses = [{ body: camera }]
  const { visitor, queryClient } = open(PATH, {
    'GET /api/items/i1': () => responses.shift() ?? { status: 500 },
  })
  await fill(visitor, await message(), ' Thanks')
  await act(async () => {
    await queryClient.invalidateQueries({ queryKey: ['/api/items', 'i1'] })
    // React Query notifies the page later, in call order.
    await new Promise<void>((callback) => notifyManager.schedule(callback))
  })
  expect(queryClient.getQueryState(['/api/items', 'i1'])?.status).toBe('error')
  expect(await written()).toMatch(/ Thanks$/)
})

test('an unknown id shows the not-found state', async () => {
  open('/contact/nope')
  expect(await screen.findByRole('heading', { name: 'Item not found' })).toBeTruthy()
})
