import type { SubmittedDocument } from '@saajha/contract/verification'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { decisionIn, stubReviews, REVIEWS } from '@/features/verification/tests/stub_reviews'
import { stubRequests } from '@/tests/stub_requests'
import { pan } from '@/tests/document'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

const NAMES = ['Ravi Iyer', 'Meera Joshi', 'Kabir Rao', 'Tara Sen']
const [ravi, meera, kabir, tara] = NAMES.map((fullName, at): SubmittedDocument => {
  const submitter = { fullName, profileImageUrl: null }
  const names = { holderName: fullName, verifiedName: null, submitter }
  const facts = { revision: 1, documentImageUrls: [], fullDocumentNumber: `PAN${at}` }
  return { ...pan, ...names, ...facts, id: `d${at}` }
}) as [SubmittedDocument, SubmittedDocument, SubmittedDocument, SubmittedDocument]
const WAITING = [ravi, meera, kabir]

async function open(path = '/admin', responses = {}) {
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

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const inFocus = () => NAMES.find((name) => document.activeElement?.textContent.includes(name))
const badge = (name: string) =>
  within(row(name)).queryByText(/^(Pending|Verified|Rejected)$/)?.textContent
const count = (filter: string) =>
  screen.getByRole('link', { name: new RegExp(`^${filter}`) }).textContent

/** Opens and closes documents without images, after which V in their rows verifies them. */
async function see(keys: (keys: string) => Promise<void>, ...names: string[]) {
  for (const name of names) {
    row(name).focus()
    await keys('{Enter}')
    await screen.findByRole('dialog')
    await keys('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
}

test('j, k and the arrow keys move between rows and stop at the ends', async () => {
  const { keys } = await open()
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
  const { keys, decided } = await open()
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

test('V verifies optimistically, and its row keeps the focus', async () => {
  let respond = () => {}
  const responded = new Promise<void>((resolve) => (respond = resolve))
  const { keys, decided, reads } = await open('/admin', {
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
  const { keys } = await open('/admin?status=pending', {
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

test('a number that does not look like its type is marked in the row and in the panel', async () => {
  const usual = { ...meera, fullDocumentNumber: 'ABCDE1234F' }
  const { keys } = await open('/admin', stubReviews([ravi, usual]))
  expect(within(row('Ravi')).getByText('Unusual for this document')).toBeTruthy()
  expect(within(row('Meera')).queryByText('Unusual for this document')).toBeNull()
  row('Ravi').focus()
  await keys('{Enter}')
  const panel = await screen.findByRole('dialog')
  expect(within(panel).getByText('Unusual for this document')).toBeTruthy()
})

test('R opens the reason dialog, where letters are typed, and the rejection returns the focus to the row', async () => {
  const { keys, decided } = await open('/admin?status=pending')
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

test('two presses before the buttons are disabled send one decision', async () => {
  const { decided } = await open('/admin?status=pending')
  const verify = screen.getByRole('button', { name: 'Verify PAN card of Ravi Iyer' })
  act(() => {
    verify.click()
    verify.click()
  })
  expect(await screen.findByText('Document verified')).toBeTruthy()
  expect(decided()).toEqual(['d0 verified'])
})

const order = () => screen.getAllByRole('row').map((each) => each.getAttribute('data-document'))
const heading = () => screen.getByRole('heading', { name: 'Admin Dashboard' })

test('a second V stays on the decided row, and j continues from there', async () => {
  const { keys, decided } = await open('/admin?status=pending')
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
  const { keys } = await open('/admin?status=pending')
  await see(keys, 'Ravi')
  const verifies = vi.fn(() => fireEvent.keyDown(document.activeElement!, { key: 'v' }))
  row('Ravi').addEventListener('focus', verifies, { once: true })
  screen.getByRole('button', { name: 'Verify PAN card of Ravi Iyer' }).focus()
  fireEvent.keyDown(document.activeElement!, { key: 'v' })
  expect(await screen.findByText('Document verified')).toBeTruthy()
  expect(verifies).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(row('Ravi'))
})

test('an inactive list is refetched after a decision', async () => {
  const { visitor, keys, reads } = await open()
  await visitor.click(screen.getByRole('link', { name: /^Pending/ }))
  await waitFor(() => expect(reads().at(-1)).toContain('status=pending'))
  await see(keys, 'Ravi')
  row('Ravi').focus()
  await keys('v')
  await screen.findByText('Document verified')
  await visitor.click(screen.getByRole('link', { name: /^All/ }))
  await waitFor(() => expect(reads().filter((path) => !path.includes('status'))).toHaveLength(2))
})

test('a decided row keeps its position until the pointer leaves the list', async () => {
  const { visitor, decided } = await open('/admin?status=pending')
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
  const { visitor, keys, decided } = await open('/admin?status=pending')
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
  const { visitor } = await open('/admin?status=pending')
  const verify = screen.getByRole('button', { name: 'Verify PAN card of Ravi Iyer' })
  await visitor.pointer([{ keys: '[TouchA]', target: verify }])
  await waitFor(() => expect(badge('Ravi')).toBe('Verified'))
  expect(row('Ravi')).toBeTruthy()
  await visitor.pointer([{ keys: '[TouchA]', target: heading() }])
  await waitFor(() => expect(screen.queryByRole('row', { name: /Ravi/ })).toBeNull())
})

test('decided rows are removed when the focus leaves the list', async () => {
  const { keys } = await open('/admin?status=pending')
  await see(keys, 'Ravi')
  row('Ravi').focus()
  await keys('v')
  await waitFor(() => expect(badge('Ravi')).toBe('Verified'))
  act(() => screen.getByRole('button', { name: 'Refresh' }).focus())
  await waitFor(() => expect(screen.queryByRole('row', { name: /Ravi/ })).toBeNull())
})

test('rows decided by another administrator stay without buttons until the list is left', async () => {
  const lists = [[ravi, meera, kabir], [kabir]]
  const { visitor, decided } = await open('/admin?status=pending', {
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

test('shortcuts are inactive in a field, outside the list, with Ctrl and on key repeat', async () => {
  const { visitor, keys, decided } = await open()
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

test('the next page loads when no pending document is left, and rows and focus do not move', async () => {
  const first = `${REVIEWS}?status=pending&limit=25`
  const next = `${first}&cursor=abc`
  const { keys, reads } = await open('/admin?status=pending', {
    [`GET ${first}`]: { body: [ravi, meera], headers: { Link: `<${next}>; rel="next"` } },
    [`GET ${next}`]: { body: [tara] },
  })
  await see(keys, 'Ravi', 'Meera')
  row('Ravi').focus()
  await keys('vjv')
  await waitFor(() => expect(row('Tara')).toBeTruthy())
  expect(reads()).toEqual([first, next])
  expect(document.activeElement).toBe(row('Meera'))
  expect(order().slice(1)).toEqual(['d0', 'd1', 'd3'])
  await see(keys, 'Tara')
  row('Meera').focus()
  await keys('jv')
  await waitFor(() => expect(badge('Tara')).toBe('Verified'))
  act(() => screen.getByRole('button', { name: 'Refresh' }).focus())
  expect(await screen.findByText('No pending documents')).toBeTruthy()
})

test('the next page of decided documents loads on Show More only', async () => {
  const first = `${REVIEWS}?status=verified&limit=25`
  const next = `${first}&cursor=abc`
  const decided = { status: 'verified', fullDocumentNumber: null } as const
  const { visitor, reads } = await open('/admin?status=verified', {
    [`GET ${first}`]: {
      body: [{ ...ravi, ...decided }],
      headers: { Link: `<${next}>; rel="next"` },
    },
    [`GET ${next}`]: { body: [{ ...tara, ...decided }] },
  })
  const showMore = await screen.findByRole('button', { name: 'Show More' })
  expect(reads()).toEqual([first])
  await visitor.click(showMore)
  await waitFor(() => expect(row('Tara')).toBeTruthy())
  expect(reads()).toEqual([first, next])
})

test('Show More fetches the next page of the status and name in the URL', async () => {
  const first = `${REVIEWS}?status=pending&q=iyer&limit=25`
  const { visitor, router } = await open('/admin?status=pending', {
    [`GET ${REVIEWS}/counts?q=iyer`]: {
      body: { pending: 2, verified: 0, rejected: 0, expired: 0 },
    },
    [`GET ${first}`]: { body: [ravi], headers: { Link: `<${first}&cursor=abc>; rel="next"` } },
    [`GET ${first}&cursor=abc`]: { body: [tara] },
  })
  await visitor.type(screen.getByRole('searchbox', { name: 'Search by name' }), ' iyer {Enter}')
  await waitFor(() => expect(screen.queryAllByText('Meera Joshi')).toEqual([]))
  expect(router.state.location.search).toBe('?status=pending&name=iyer')
  await visitor.click(await screen.findByRole('button', { name: 'Show More' }))
  await waitFor(() => expect(row('Tara')).toBeTruthy())
  expect(row('Ravi')).toBeTruthy()
  expect(count('All')).toBe('All 2')
  await visitor.click(screen.getByRole('link', { name: 'Clear search' }))
  expect(router.state.location.search).toBe('?status=pending')
  await waitFor(() => expect(row('Meera')).toBeTruthy())
})

test('a name without matches shows the empty state', async () => {
  const { visitor } = await open('/admin', {
    [`GET ${REVIEWS}?q=unknown&limit=25`]: { body: [] },
  })
  await visitor.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'unknown{Enter}')
  expect(await screen.findByText('Nothing found for “unknown”')).toBeTruthy()
})

test('Enter on a button of a row presses only that button', async () => {
  const { keys, decided } = await open()
  screen.getByRole('button', { name: 'Verify PAN card of Ravi Iyer' }).focus()
  await keys('{Enter}')
  expect(await screen.findByText('Document verified')).toBeTruthy()
  expect(decided()).toEqual(['d0 verified'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the shortcuts V and R decide nothing with Alt', async () => {
  const { keys, decided } = await open()
  row('Ravi').focus()
  await keys('{Alt>}vr{/Alt}')
  expect(decided()).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the second click of a double click decides nothing', async () => {
  const { decided } = await open()
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
  const { visitor } = await open('/admin', {
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

test('Refresh refetches the list and the counts', async () => {
  const counts = vi.fn(() => ({ body: { pending: 9, verified: 0, rejected: 0, expired: 0 } }))
  const { visitor, reads } = await open('/admin', { [`GET ${REVIEWS}/counts`]: counts })
  await visitor.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(counts).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(reads()).toHaveLength(2))
})

test('the link of the selected status is the current one', async () => {
  await open('/admin?status=pending')
  const links = within(screen.getByRole('navigation', { name: 'Filter by status' }))
  const current = links.getAllByRole('link', { current: 'page' })
  expect(current.map(({ textContent }) => textContent)).toEqual(['Pending 3'])
})

test('clearing the search empties the box', async () => {
  const { visitor } = await open('/admin?name=iyer', {
    [`GET ${REVIEWS}/counts?q=iyer`]: {
      body: { pending: 1, verified: 0, rejected: 0, expired: 0 },
    },
    [`GET ${REVIEWS}?q=iyer&limit=25`]: { body: [ravi] },
  })
  const box = () => screen.getByRole('searchbox', { name: 'Search by name' })
  expect(box()).toHaveProperty('value', 'iyer')
  await visitor.click(screen.getByRole('link', { name: 'Clear search' }))
  await waitFor(() => expect(box()).toHaveProperty('value', ''))
})

test('Cancel closes the reason dialog and rejects nothing', async () => {
  const { visitor, decided } = await open()
  await visitor.click(screen.getByRole('button', { name: 'Reject PAN card of Ravi Iyer' }))
  const dialog = within(await screen.findByRole('dialog'))
  await visitor.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(decided()).toEqual([])
})

test('the note on logging keeps its position after the last number is decided', async () => {
  const { keys } = await open('/admin', stubReviews([ravi]))
  await see(keys, 'Ravi')
  row('Ravi').focus()
  await keys('v')
  await waitFor(() => expect(badge('Ravi')).toBe('Verified'))
  expect(screen.queryByText('PAN0')).toBeNull()
  expect(screen.getByText(/We log every view/)).toBeTruthy()
})

test('a decided document shows the time of the decision instead of its buttons', async () => {
  const verified = { ...ravi, status: 'verified', verifiedAt: '2026-11-21T06:00:00.000Z' } as const
  const { keys } = await open('/admin', {
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
  const { visitor, keys } = await open('/admin?status=pending')
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

test('a list whose next page is loading does not show the empty state', async () => {
  const first = `${REVIEWS}?status=pending&limit=25`
  const next = `${first}&cursor=abc`
  const { visitor, reads } = await open('/admin?status=pending', {
    [`GET ${first}`]: { body: [ravi], headers: { Link: `<${next}>; rel="next"` } },
    [`GET ${next}`]: () => new Promise(() => {}),
  })
  await visitor.click(screen.getByRole('button', { name: 'Verify PAN card of Ravi Iyer' }))
  await waitFor(() => expect(reads()).toEqual([first, next]))
  await visitor.hover(heading())
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  expect(screen.queryByText('No pending documents')).toBeNull()
  expect(screen.getByRole('button', { name: 'Show More' })).toBeTruthy()
})

const raviWithImage = { ...ravi, documentImageUrls: pan.documentImageUrls }

/** Opens the list with one document that has an image, whose row has the focus. */
async function openWithImage() {
  const app = await open('/admin', stubReviews([raviWithImage, meera]))
  row('Ravi').focus()
  const viewer = () => screen.findByRole('dialog', { name: 'PAN card of Ravi Iyer' })
  const showImage = async () =>
    fireEvent.load(
      within(await viewer()).getByRole('img', { name: 'Image 1 of PAN card of Ravi Iyer' })
    )
  return { ...app, viewer, showImage }
}

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
  const { keys, decided } = await open()
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
  const { keys, decided, viewer, visitor } = await open('/admin', {
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
  const { keys } = await open('/admin', stubReviews([ravi, other, decidedOne]))
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
  const { visitor, keys } = await open('/admin', {
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
