import type { Booking } from '@saajha/contract/booking'
import type { BookingReview, OwnReview, Review } from '@saajha/contract/review'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { received, withNext } from '@/tests/booking'
import { bike } from '@/tests/bike'
import { owned, rented } from '@/tests/conversation'
import { fill } from '@/tests/fill'
import { asha } from '@/tests/member'
import { openConversation } from '@/tests/open_conversation'
import { renderApp } from '@/tests/render_app'
import { completed, review } from '@/tests/review'
import { stubRequests } from '@/tests/stub_requests'

vi.mock('socket.io-client', () => ({ io: () => ({ on() {}, disconnect() {} }) }))

const answered: Review = {
  ...review,
  answer: 'It was clean when it left.',
  answeredAt: review.publishedAt,
}
const RECEIPT = { ticket: 'SJ-7K2M-4Q', dueAt: '2027-01-12T06:30:00.000Z' }

async function openReviews(reader: string, shown: Review) {
  stubRequests({
    'GET /api/items/i1': { body: bike },
    'GET /api/items/i1/reviews': { body: [shown] },
    'GET /api/auth/user': { body: { ...asha, id: reader } },
  })
  const { visitor } = renderApp('/item/i1')
  const section = within(await screen.findByRole('region', { name: 'Reviews' }))
  return { visitor, section }
}

test('a member reports the answer to a review, which the dialog quotes', async () => {
  const { visitor, section } = await openReviews('u9', answered)
  await visitor.click(section.getByRole('button', { name: 'Report Answer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this answer' }))
  expect(dialog.getByText('It was clean when it left.')).toBeTruthy()
})

test('who wrote an answer reports the review alone', async () => {
  const { section } = await openReviews(review.subjectId, answered)
  expect(section.getByRole('button', { name: /^Report the review/ })).toBeTruthy()
  expect(section.queryByRole('button', { name: 'Report Answer' })).toBeNull()
})

test('an answer that was hidden is not written again', async () => {
  const { section } = await openReviews(review.subjectId, { ...answered, answer: null })
  expect(section.getByText('Clean and well packed.')).toBeTruthy()
  expect(section.queryByRole('button', { name: 'Answer' })).toBeNull()
})

/** Opens the details of a completed booking with these reviews. */
async function openBooking(reviews: Partial<BookingReview>, renter: Booking['renter'] = null) {
  const booking = withNext({ ...completed({ may: false, ...reviews }), renter })
  const side = renter ? 'owner' : 'renter'
  const opened = await openConversation({
    conversation: renter ? owned : rented,
    responses: {
      [`GET /api/bookings?as=${side}&itemId=i1${renter ? '&renterId=u2' : ''}`]: {
        body: [booking],
      },
      'GET /api/bookings/b1': { body: booking },
      'GET /api/bookings/b1/handover': { body: { records: [], mayRecord: [], code: null } },
      'POST /api/reviews/v1/appeals': { status: 201, body: RECEIPT },
    },
  })
  const row = within(await screen.findByRole('region', { name: /^Booking, / }))
  await opened.visitor.click(row.getByRole('button', { name: 'More for Canon EOS R6' }))
  await opened.visitor.click(await screen.findByRole('menuitem', { name: 'Details' }))
  return { ...opened, dialog: within(await screen.findByRole('dialog')) }
}

async function appeal(
  { visitor, sent }: Pick<Awaited<ReturnType<typeof openBooking>>, 'visitor' | 'sent'>,
  name: string
) {
  const dialog = within(await screen.findByRole('dialog', { name }))
  expect(dialog.getByText('The reason: Not true')).toBeTruthy()
  await fill(visitor, dialog.getByLabelText('What should we know?'), 'See the photos')
  await visitor.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Reference number: SJ-7K2M-4Q')).toBeTruthy()
  expect(sent('POST /api/reviews/v1/appeals').map(({ body }) => body)).toEqual([
    { body: 'See the photos' },
  ])
}

test('the author of a hidden review reads the reason, and asks to look again', async () => {
  const mine: OwnReview = {
    id: 'v1',
    stars: 1,
    text: 'Broken.',
    marks: [],
    submittedAt: review.publishedAt,
    publishedAt: review.publishedAt,
    hiddenReason: 'Not true',
  }
  const opened = await openBooking({ mine })
  expect(await opened.dialog.findByText(/^We've hidden your review\./)).toBeTruthy()
  expect(opened.dialog.getByText('The reason: Not true')).toBeTruthy()
  await opened.visitor.click(opened.dialog.getByRole('button', { name: 'Ask us to look again' }))
  await appeal(opened, 'Your review is hidden')
})

test('the author of a hidden answer reads the reason below the review, and asks to look again', async () => {
  const theirs = { ...answered, answer: null }
  const opened = await openBooking(
    { other: 'published', theirs, answerHiddenReason: 'Not true' },
    received.renter
  )
  expect(await opened.dialog.findByText("We've hidden your answer.")).toBeTruthy()
  await opened.visitor.click(opened.dialog.getByRole('button', { name: 'Ask us to look again' }))
  await appeal(opened, 'Your answer is hidden')
})
