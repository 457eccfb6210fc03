import type { Booking } from '@saajha/contract/booking'
import type { OwnReview, Review } from '@saajha/contract/review'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { received, withNext } from '@/tests/booking'
import { owned, rented } from '@/tests/conversation'
import { fill } from '@/tests/fill'
import { openConversation, ravi } from '@/tests/open_conversation'
import { completed, review } from '@/tests/review'

vi.mock('socket.io-client', () => ({ io: () => ({ on() {}, disconnect() {} }) }))

const POST = 'POST /api/bookings/b1/review'
const RECEIPT = { ticket: 'SJ-7K2M-4Q', dueAt: '2030-03-05T06:30:00.000Z' }
const MINE: OwnReview = {
  id: 'v2',
  stars: 5,
  text: 'Thanks, Asha.',
  marks: ['on_time'],
  submittedAt: '2099-12-07T04:30:00.000Z',
  publishedAt: null,
}

/** What makes a review Asha's of her renter. */
const OWNERS = {
  by: 'owner',
  authorId: 'u1',
  authorName: 'Asha Rao',
  subjectId: 'u2',
  marks: [] as Review['marks'],
} as const

type Responses = NonNullable<Parameters<typeof openConversation>[0]>['responses']

/** Opens the conversation of a booking that becomes `changed` with the first change of its reviews. */
async function open(booking: Booking, changed = booking, responses: Responses = {}) {
  let current = withNext(booking)
  const change = () => {
    current = withNext(changed)
    return { status: 201, body: current }
  }
  const side = booking.renter ? 'owner' : 'renter'
  const opened = await openConversation({
    conversation: booking.renter ? owned : rented,
    responses: {
      [`GET /api/bookings?as=${side}&itemId=i1${booking.renter ? '&renterId=u2' : ''}`]: () => ({
        body: [current],
      }),
      'GET /api/bookings/b1': () => ({ body: current }),
      'GET /api/bookings/b1/handover': { body: { records: [], mayRecord: [], code: null } },
      'PUT /api/bookings/b1': change,
      [POST]: change,
      'DELETE /api/bookings/b1/review': change,
      'POST /api/reports': { status: 201, body: RECEIPT },
      'PUT /api/reviews/v1/answer': () => {
        change()
        return { body: { ...review, answer: 'Come again!', answeredAt: review.publishedAt } }
      },
      ...responses,
    },
  })
  return { ...opened, row: within(await screen.findByRole('region', { name: /^Booking, / })) }
}

async function openForm(booking = completed(), changed?: Booking, responses?: Responses) {
  const opened = await open(booking, changed, responses)
  await opened.visitor.click(opened.row.getByRole('button', { name: 'Write a Review' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Canon EOS R6/ }))
  await dialog.findByRole('group', { name: 'How was it with Asha?' })
  const send = () => opened.visitor.click(dialog.getByRole('button', { name: /^Send/ }))
  return { ...opened, dialog, send }
}

test('two taps send a review: a star and Send', async () => {
  const after = completed({ may: false, mine: MINE })
  const { dialog, visitor, send, sent } = await openForm(completed(), after)
  await visitor.click(dialog.getByRole('radio', { name: '4 of 5 stars' }))
  await send()
  await dialog.findByRole('heading', { name: 'Your review' })
  expect(sent(POST).map(({ body }) => body)).toEqual([{ stars: 4, marks: [], text: null }])
  expect(dialog.getByText(/^Asha can read it once they have written too/)).toBeTruthy()
})

test('a review is sent with its marks and its words without the spaces around them', async () => {
  const { dialog, visitor, send, sent } = await openForm()
  await visitor.click(dialog.getByRole('radio', { name: '5 of 5 stars' }))
  for (const name of ['As described', 'On time', 'Would rent again', 'On time'])
    await visitor.click(dialog.getByRole('checkbox', { name }))
  await fill(visitor, dialog.getByRole('textbox'), ' Works well. ')
  await send()
  await waitFor(() => expect(sent(POST)).toHaveLength(1))
  expect(sent(POST)[0]!.body).toEqual({
    stars: 5,
    marks: ['as_described', 'again'],
    text: 'Works well.',
  })
})

test('a member without a confirmed email reads above the form why the review needs one, and gets the link again', async () => {
  const LINK = 'POST /api/user/email/verification'
  const { dialog, visitor, sent } = await openForm(undefined, undefined, {
    'GET /api/auth/user': { body: { ...ravi, isEmailVerified: false } },
    [LINK]: { status: 202 },
  })
  expect(
    dialog.getByText('Please confirm your email first. Then you can send the review.')
  ).toBeTruthy()
  expect(
    dialog.getByText(
      "That keeps out reviews from fake accounts. We've emailed a link to ravi@example.in. Please open it."
    )
  ).toBeTruthy()
  await visitor.click(dialog.getByRole('button', { name: 'Resend' }))
  await waitFor(() => expect(sent(LINK)).toHaveLength(1))
})

test('a review without stars is not sent, and the first star gets the focus', async () => {
  const { dialog, send, sent } = await openForm()
  await send()
  expect(dialog.getByText('Please choose one to five stars.')).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByRole('radio', { name: '1 of 5 stars' }))
  expect(sent(POST)).toEqual([])
})

test('arrow keys choose the stars', async () => {
  const { dialog, visitor } = await openForm()
  await visitor.click(dialog.getByRole('radio', { name: '2 of 5 stars' }))
  await visitor.keyboard('{ArrowRight}')
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: '3 of 5 stars' }).checked).toBe(true)
})

test('words with a phone number are asked about once, then sent', async () => {
  const { dialog, visitor, send, sent } = await openForm()
  await visitor.click(dialog.getByRole('radio', { name: '5 of 5 stars' }))
  await fill(visitor, dialog.getByRole('textbox'), 'Call me: 98765 43210')
  await send()
  expect(dialog.getByRole('alert').textContent).toMatch(/^This looks like a phone number/)
  expect(sent(POST)).toEqual([])
  await visitor.click(dialog.getByRole('button', { name: 'Send Anyway' }))
  await waitFor(() => expect(sent(POST)).toHaveLength(1))
})

test('a rental that did not take place has no review, and its problem can be reported', async () => {
  const { dialog, visitor, sent } = await openForm()
  await visitor.click(dialog.getByRole('radio', { name: 'No' }))
  expect(dialog.queryByRole('radio', { name: '1 of 5 stars' })).toBeNull()
  expect(dialog.queryByRole('button', { name: /^Send/ })).toBeNull()
  await visitor.click(dialog.getByRole('button', { name: 'Report a Problem' }))
  const report = within(await screen.findByRole('dialog', { name: 'Report a problem' }))
  await visitor.click(report.getByRole('button', { name: 'Send Report' }))
  await report.findByText('Reference number: SJ-7K2M-4Q')
  expect(sent('POST /api/reports').map(({ body }) => body)).toEqual([
    { subjectKind: 'booking', subjectId: 'b1', reason: 'no_show', body: null },
  ])
})

test('a review that was not sent offline says so at its button, keeps what was written, and is sent once the network is back', async () => {
  const { dialog, visitor, send, sent } = await openForm()
  await visitor.click(dialog.getByRole('radio', { name: '5 of 5 stars' }))
  await fill(visitor, dialog.getByRole('textbox'), 'Works well.')
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('offline'))
  await send()
  const button = dialog.getByRole('button', { name: 'Send Review' })
  await waitFor(() => expect(describedBy(button)).toMatch(/^You're offline, so this isn't sent/))
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Works well.')
  onLine.mockRestore()
  await send()
  await waitFor(() => expect(sent(POST).at(-1)?.body).toMatchObject({ text: 'Works well.' }))
  expect(describedBy(button)).toBe('')
})

test('a review that the server rejects has the reason at its button', async () => {
  const { dialog, visitor, send } = await openForm(undefined, undefined, {
    [POST]: { status: 409, body: { code: 'reviewClosed', message: 'You have written it.' } },
  })
  await visitor.click(dialog.getByRole('radio', { name: '5 of 5 stars' }))
  await send()
  const button = dialog.getByRole('button', { name: 'Send Review' })
  await waitFor(() => expect(describedBy(button)).toBe('You have written it.'))
})

test('a review that is rejected because its time is over has the reason in a notice, since its form goes', async () => {
  let isOver = false
  const booking = () => withNext(completed(isOver ? { may: false } : undefined))
  const { dialog, visitor, send } = await openForm(undefined, undefined, {
    'GET /api/bookings?as=renter&itemId=i1': () => ({ body: [booking()] }),
    'GET /api/bookings/b1': () => ({ body: booking() }),
    [POST]: () => {
      isOver = true
      return { status: 409, body: { code: 'reviewClosed', message: 'You have written it.' } }
    },
  })
  await visitor.click(dialog.getByRole('radio', { name: '5 of 5 stars' }))
  await send()
  await waitFor(() => expect(dialog.queryByRole('button', { name: /^Send/ })).toBeNull())
  expect(await screen.findByText('You have written it.')).toBeTruthy()
})

test('a review that fails after its dialog was closed is said not to be saved', async () => {
  const { promise: isClosed, resolve: close } = Promise.withResolvers<void>()
  const { dialog, visitor, send } = await openForm(undefined, undefined, {
    [POST]: async () => {
      await isClosed
      return { status: 503 }
    },
  })
  await visitor.click(dialog.getByRole('radio', { name: '5 of 5 stars' }))
  await send()
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  close()
  expect(await screen.findByText(/^We couldn't save that/)).toBeTruthy()
})

test('a withdrawal that fails keeps its question open with the reason', async () => {
  const { row, visitor } = await open(completed({ may: false, mine: MINE }))
  await visitor.click(row.getByRole('button', { name: 'More for Canon EOS R6' }))
  await visitor.click(await screen.findByRole('menuitem', { name: 'Details' }))
  const dialog = within(await screen.findByRole('dialog'))
  await visitor.click(await dialog.findByRole('button', { name: 'Withdraw Review' }))
  const question = within(await screen.findByRole('alertdialog'))
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('failed'))
  await visitor.click(question.getByRole('button', { name: 'Withdraw Review' }))
  expect((await question.findByRole('alert')).textContent).toMatch(/^We couldn't save that/)
})

/** The text of the error that describes a button. */
function describedBy(button: HTMLElement): string {
  const id = button.getAttribute('aria-describedby')
  return (id && document.getElementById(id)?.textContent) ?? ''
}

test('an unsent review survives the closed dialog, and a sent one is not kept', async () => {
  const { dialog, row, visitor, sent } = await openForm()
  await visitor.click(dialog.getByRole('radio', { name: '4 of 5 stars' }))
  await visitor.click(dialog.getByRole('checkbox', { name: 'On time' }))
  await fill(visitor, dialog.getByRole('textbox'), 'Works well.')
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await visitor.click(row.getByRole('button', { name: 'Write a Review' }))
  const again = within(await screen.findByRole('dialog', { name: /^Canon EOS R6/ }))
  expect((await again.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Works well.')
  const kept = () => Object.keys(localStorage).filter((key) => key.endsWith('_review-b1'))
  expect(kept()).toHaveLength(1)
  await visitor.click(again.getByRole('button', { name: /^Send/ }))
  await waitFor(() => expect(kept()).toEqual([]))
  expect(sent(POST)[0]!.body).toEqual({ stars: 4, marks: ['on_time'], text: 'Works well.' })
})

test('an unsent answer survives the closed dialog, and a sent one is not kept', async () => {
  const mine = { ...MINE, publishedAt: review.publishedAt, marks: [...MINE.marks] }
  const booking: Booking = {
    ...completed({ may: false, mine, other: 'published', theirs: review }),
    renter: received.renter,
  }
  const { row, visitor } = await open(booking)
  const openAnswer = async () => {
    await visitor.click(row.getByRole('button', { name: "Read Ravi's Review" }))
    const dialog = within(await screen.findByRole('dialog'))
    await visitor.click(await dialog.findByRole('button', { name: 'Answer' }))
    return { dialog, answer: await dialog.findByRole<HTMLTextAreaElement>('textbox') }
  }
  await fill(visitor, (await openAnswer()).answer, 'Come again!')
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { dialog, answer } = await openAnswer()
  expect(answer.value).toBe('Come again!')
  const kept = () => Object.keys(localStorage).filter((key) => key.endsWith('_answer-v1'))
  expect(kept()).toHaveLength(1)
  await visitor.click(dialog.getByRole('button', { name: 'Send Answer' }))
  await waitFor(() => expect(kept()).toEqual([]))
})

test('the member who ends a rental reviews it in the same dialog', async () => {
  const active = { ...received, state: 'active', may: ['completed'] } as const
  const over = { ...completed(), renter: received.renter }
  const { row, visitor } = await open({ ...active, may: [...active.may] }, over)
  await visitor.click(row.getByRole('button', { name: 'More for Canon EOS R6' }))
  await visitor.click(await screen.findByRole('menuitem', { name: 'Returned' }))
  await visitor.click(await screen.findByRole('button', { name: 'Yes, Returned' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('group', { name: 'How was it with Ravi?' })).toBeTruthy()
  expect(dialog.getByRole('checkbox', { name: 'Came back clean' })).toBeTruthy()
})

test('a renter writes a review for everyone', async () => {
  const { dialog } = await openForm()
  expect(dialog.getByLabelText(/^What should others know\?/)).toBeTruthy()
  expect(dialog.getByText('Everyone can read it.')).toBeTruthy()
})

test('an owner writes a review for its renter', async () => {
  const { row, visitor } = await open({ ...completed(), renter: received.renter })
  await visitor.click(row.getByRole('button', { name: 'Write a Review' }))
  const dialog = within(await screen.findByRole('dialog'))
  const text = await dialog.findByLabelText(/^What would you like to tell Ravi\?/)
  expect(dialog.getByText('Only Ravi can read it. Other owners see the stars.')).toBeTruthy()
  await visitor.click(dialog.getByRole('radio', { name: '5 of 5 stars' }))
  await fill(visitor, text, 'Call me: 98765 43210')
  await visitor.click(dialog.getByRole('button', { name: /^Send/ }))
  expect(dialog.getByRole('alert').textContent).toContain('. Ravi could read it.')
})

test('the answer to an owner’s review is for the owner', async () => {
  const theirs = { ...review, ...OWNERS }
  const { row, visitor } = await open(completed({ may: false, other: 'published', theirs }))
  await visitor.click(row.getByRole('button', { name: "Read Asha's Review" }))
  const dialog = within(await screen.findByRole('dialog'))
  await visitor.click(await dialog.findByRole('button', { name: 'Answer' }))
  await fill(visitor, await dialog.findByRole('textbox'), 'Thank you!')
  expect(dialog.getByText('Only the owner can read it. You can answer once.')).toBeTruthy()
  await visitor.click(dialog.getByRole('button', { name: 'Send Answer' }))
  expect(await screen.findByText('Your answer is sent.')).toBeTruthy()
})

test('an answer to a review that was hidden meanwhile has the reason in a notice, since its form goes', async () => {
  let theirs: Review | null = review
  const booking = () =>
    withNext({
      ...completed({ may: false, other: 'published', theirs }),
      renter: received.renter,
    })
  const { row, visitor } = await open(booking(), booking(), {
    'GET /api/bookings/b1': () => ({ body: booking() }),
    'PUT /api/reviews/v1/answer': () => {
      theirs = null
      return { status: 404, body: { code: 'reviewNotFound', message: "We couldn't find it." } }
    },
  })
  await visitor.click(row.getByRole('button', { name: "Read Ravi's Review" }))
  const dialog = within(await screen.findByRole('dialog'))
  await visitor.click(await dialog.findByRole('button', { name: 'Answer' }))
  await fill(visitor, await dialog.findByRole('textbox'), 'Come again!')
  await visitor.click(dialog.getByRole('button', { name: 'Send Answer' }))
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Send Answer' })).toBeNull())
  expect(await screen.findByText("We couldn't find it.")).toBeTruthy()
})

test('a card says that the other review waits', async () => {
  const { row } = await open(completed({ other: 'waiting' }))
  expect(
    row.getByText('Asha has written a review. You can read it once you have, or after 20 Dec 2099.')
  ).toBeTruthy()
})

test('a card says that the own review waits', async () => {
  const { row } = await open(completed({ may: false, mine: MINE }))
  expect(row.getByText(/^You have written a review\. Asha can read it/)).toBeTruthy()
  expect(row.queryByRole('button', { name: 'Write a Review' })).toBeNull()
})

test('a review is withdrawn after a question, and leaves the pages of the listing and its owner', async () => {
  const after = completed({ may: false })
  const { row, visitor, sent, queryClient } = await open(
    completed({ may: false, mine: MINE }),
    after
  )
  const shown = [
    ['/api/items', 'i1', 'reviews'],
    ['/api/users', 'u9'],
  ]
  for (const key of shown) queryClient.setQueryData(key, [])
  await visitor.click(row.getByRole('button', { name: 'More for Canon EOS R6' }))
  await visitor.click(await screen.findByRole('menuitem', { name: 'Details' }))
  const dialog = within(await screen.findByRole('dialog'))
  await visitor.click(await dialog.findByRole('button', { name: 'Withdraw Review' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(sent('DELETE /api/bookings/b1/review')).toHaveLength(0)
  await visitor.click(question.getByRole('button', { name: 'Withdraw Review' }))
  expect(await dialog.findByText('This rental has no reviews.')).toBeTruthy()
  expect(sent('DELETE /api/bookings/b1/review')).toHaveLength(1)
  for (const key of shown) expect(queryClient.getQueryState(key)!.isInvalidated).toBe(true)
})

test('a published review that could not be loaded can be loaded again', async () => {
  const listed = completed({ may: false, other: 'published' })
  const failures = [{ status: 500 }]
  const { row, visitor } = await open(listed, listed, {
    'GET /api/bookings/b1': () =>
      failures.pop() ?? {
        body: withNext(
          completed({ may: false, other: 'published', theirs: { ...review, ...OWNERS } })
        ),
      },
  })
  await visitor.click(row.getByRole('button', { name: "Read Asha's Review" }))
  const dialog = within(await screen.findByRole('dialog'))
  const alert = await dialog.findByRole('alert')
  expect(alert.textContent).toContain("We couldn't load the reviews")
  await visitor.click(within(alert).getByRole('button', { name: 'Try Again' }))
  expect(await dialog.findByText('Clean and well packed.')).toBeTruthy()
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('the reviewed member reads both published reviews and answers once', async () => {
  const mine = { ...MINE, publishedAt: review.publishedAt, marks: [...MINE.marks] }
  const published = (theirs: typeof review): Booking => ({
    ...completed({ may: false, mine, other: 'published', theirs }),
    renter: received.renter,
  })
  const { row, visitor, sent } = await open(
    published(review),
    published({ ...review, answer: 'Come again!', answeredAt: review.publishedAt })
  )
  await visitor.click(row.getByRole('button', { name: "Read Ravi's Review" }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Clean and well packed.')).toBeTruthy()
  expect(dialog.getByText('Thanks, Asha.')).toBeTruthy()
  expect(dialog.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy()
  await visitor.click(dialog.getByRole('button', { name: 'Answer' }))
  const answer = await dialog.findByRole('textbox', { name: 'Your answer to Ravi' })
  await fill(visitor, answer, 'Come again!')
  await visitor.click(dialog.getByRole('button', { name: 'Send Answer' }))
  expect(await dialog.findByText('Answer from the owner')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Answer' })).toBeNull()
  expect(sent('PUT /api/reviews/v1/answer').map(({ body }) => body)).toEqual([
    { text: 'Come again!' },
  ])
})
