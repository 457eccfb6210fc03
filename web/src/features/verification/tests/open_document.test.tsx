import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  badge,
  kabir,
  meera,
  openReviews,
  ravi,
  row,
} from '@/features/verification/tests/open_reviews'
import { stubReviews, REVIEWS } from '@/features/verification/tests/stub_reviews'
import { pan } from '@/tests/document'

const raviWithImage = { ...ravi, documentImageUrls: pan.documentImageUrls }

/** Opens the list with one document that has an image, whose row has the focus. */
async function openWithImage() {
  const app = await openReviews('/admin', stubReviews([raviWithImage, meera]))
  row('Ravi').focus()
  const viewer = () => screen.findByRole('dialog', { name: 'PAN card of Ravi Iyer' })
  const showImage = async () =>
    fireEvent.load(
      within(await viewer()).getByRole('img', { name: 'Image 1 of PAN card of Ravi Iyer' })
    )
  return { ...app, viewer, showImage }
}

test('a number that does not look like its type is marked in the row and in the panel', async () => {
  const usual = { ...meera, fullDocumentNumber: 'ABCDE1234F' }
  const { keys } = await openReviews('/admin', stubReviews([ravi, usual]))
  expect(within(row('Ravi')).getByText('Unusual for this document')).toBeTruthy()
  expect(within(row('Meera')).queryByText('Unusual for this document')).toBeNull()
  row('Ravi').focus()
  await keys('{Enter}')
  const panel = await screen.findByRole('dialog')
  expect(within(panel).getByText('Unusual for this document')).toBeTruthy()
})

test('V opens a document whose images were never visible, and verifies it there once they are', async () => {
  const { keys, decided, viewer, showImage } = await openWithImage()
  await keys('v')
  await viewer()
  await keys('v')
  expect(decided()).toEqual([])
  await showImage()
  await keys('v')
  await waitFor(() => expect(decided()).toEqual(['d0 verified']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(row('Ravi').contains(document.activeElement)).toBe(true)
  expect(badge('Ravi')).toBe('Verified')
  await keys('j')
  expect(document.activeElement).toBe(row('Meera'))
})

test('V opens a document without images, which says so, and verifies it there', async () => {
  const { keys, decided } = await openReviews()
  row('Ravi').focus()
  await keys('v')
  const panel = within(await screen.findByRole('dialog', { name: 'PAN card of Ravi Iyer' }))
  expect(panel.getByText(/^There are no images to compare\./)).toBeTruthy()
  expect(decided()).toEqual([])
  await keys('v')
  await waitFor(() => expect(decided()).toEqual(['d0 verified']))
})

test('V in a row verifies a document whose images were visible', async () => {
  const { keys, decided, showImage } = await openWithImage()
  await keys('{Enter}')
  await showImage()
  await keys('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await keys('v')
  await waitFor(() => expect(decided()).toEqual(['d0 verified']))
})

test('V opens a document again whose images were corrected since they were visible', async () => {
  const corrected = { ...raviWithImage, revision: 2 }
  const lists = [
    [raviWithImage, meera],
    [corrected, meera],
  ]
  const { keys, decided, viewer, visitor } = await openReviews('/admin', {
    ...stubReviews([raviWithImage, meera]),
    [`GET ${REVIEWS}?limit=25`]: () => ({ body: lists.shift() ?? [corrected, meera] }),
  }).then((app) => ({
    ...app,
    viewer: () => screen.findByRole('dialog', { name: 'PAN card of Ravi Iyer' }),
  }))
  row('Ravi').focus()
  await keys('{Enter}')
  fireEvent.load(within(await viewer()).getByRole('img'))
  await keys('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await visitor.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(lists).toEqual([]))
  row('Ravi').focus()
  await keys('v')
  await viewer()
  expect(decided()).toEqual([])
})

test('R in an open document asks for the reason, and the rejection closes both', async () => {
  const { keys, decided, viewer } = await openWithImage()
  await keys('{Enter}')
  await viewer()
  await keys('r')
  const reason = await screen.findByLabelText('Reason')
  reason.focus()
  await keys('very blurred')
  expect(reason).toHaveProperty('value', 'very blurred')
  await keys('{Tab}{Enter}')
  await waitFor(() => expect(decided()).toEqual(['d0 rejected']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(badge('Ravi')).toBe('Rejected')
})

test('the buttons of an open document decide it', async () => {
  const { visitor, keys, decided, viewer } = await openWithImage()
  await keys('{Enter}')
  const panel = within(await viewer())
  await visitor.click(panel.getByRole('button', { name: 'Verify PAN card of Ravi Iyer' }))
  await waitFor(() => expect(decided()).toEqual(['d0 verified']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a pending document whose holder and member have different names is marked, also after its decision', async () => {
  const other = { ...meera, holderName: 'M Joshi' }
  const decidedOne = { ...kabir, holderName: 'K Rao', status: 'verified' } as const
  const { keys } = await openReviews('/admin', stubReviews([ravi, other, decidedOne]))
  expect(within(row('Meera')).getByText('Names differ')).toBeTruthy()
  expect(screen.getAllByText('Names differ')).toHaveLength(1)
  row('Meera').focus()
  await keys('{Enter}')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Meera Joshi')).toBeTruthy()
  expect(dialog.getByText('Names differ')).toBeTruthy()
  await keys('v')
  await waitFor(() => expect(badge('Meera')).toBe('Verified'))
  expect(within(row('Meera')).getByText('Names differ'), 'without it rows would move').toBeTruthy()
})

test('who has seen a document is shown on request', async () => {
  const administrator = { id: 'u9', fullName: 'Anita Admin' }
  const at = '2026-11-20T05:30:00Z'
  const readings = [
    { administrator, what: 'picture', at },
    { administrator, what: 'number', at },
  ]
  const { visitor, keys } = await openReviews('/admin', {
    [`GET ${REVIEWS}/${ravi.id}/readings`]: { body: readings },
  })
  row('Ravi Iyer').focus()
  await keys('{Enter}')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByText(/Anita Admin/)).toBeNull()
  await visitor.click(within(dialog).getByRole('button', { name: 'Who has seen it' }))
  expect(await within(dialog).findByText(/^Anita Admin opened an image, 20 Nov 2026/)).toBeTruthy()
  expect(within(dialog).getByText(/^Anita Admin saw the number, /)).toBeTruthy()
})
