import type { Booking } from '@saajha/contract/booking'
import type { Handover, HandoverRecord } from '@saajha/contract/handover'
import { screen, within } from '@testing-library/react'
import { openConversation } from '@/tests/open_conversation'
import { received, requested } from '@/tests/booking'
import { chooseInMenu } from '@/tests/booking_menu'
import { owned, rented } from '@/tests/conversation'

export const READ = 'GET /api/bookings/b1/handover'
export const RECORD = 'POST /api/bookings/b1/handover'
export const NONE: Handover = { records: [], mayRecord: ['start'], code: null }

export const accepted: Booking = { ...received, state: 'accepted', may: ['active', 'cancelled'] }
export const collecting: Booking = { ...requested, state: 'accepted', may: ['cancelled'] }

/** A record of the owner without details. */
export const emptyRecord: HandoverRecord = {
  stage: 'start',
  by: 'owner',
  isCodeConfirmed: false,
  parts: [],
  depositNote: null,
  note: null,
  imageUrls: [],
  recordedAt: '2099-12-03T04:30:00.000Z',
}

/** A record of the owner with the deposit of the request. */
export const depositRecord: HandoverRecord = {
  ...emptyRecord,
  depositAmount: '5000.00',
  depositWay: 'upi',
  depositReturned: null,
}

/** `booking` is what the booking has become meanwhile. */
type Answer = { status?: number; body: unknown; booking?: Booking }
type Responses = NonNullable<Parameters<typeof openConversation>[0]>['responses']

/**
 * Opens the details of a booking whose handover the server has, and gives the next answers to new records. `openForm` opens the
 * form of a stage by its button.
 */
export async function openDetails(
  booking: Booking,
  handover: Handover,
  answers: Answer[] = [],
  responses: Responses = {}
) {
  const isOwner = booking.renter !== null
  let stored = { booking, handover }
  const opened = await openConversation({
    conversation: isOwner ? owned : rented,
    responses: {
      [isOwner
        ? 'GET /api/bookings?as=owner&itemId=i1&renterId=u2'
        : 'GET /api/bookings?as=renter&itemId=i1']: () => ({ body: [stored.booking] }),
      [READ]: () => ({ body: stored.handover }),
      [RECORD]: () => {
        const answer = answers.shift()!
        if (answer.booking) stored = { ...stored, booking: answer.booking }
        if (!answer.status) stored = { ...stored, handover: answer.body as Handover }
        return answer
      },
      ...responses,
    },
  })
  const row = within(await screen.findByRole('region', { name: /^Booking, / }))
  const dialog = await chooseInMenu(opened.visitor, row, 'Details')
  const openForm = async (button: string | RegExp = /^(Hand Over|Record Handover)$/) => {
    await opened.visitor.click(await dialog.findByRole('button', { name: button }))
    await dialog.findByRole('button', { name: 'Save' })
  }
  return { ...opened, dialog, openForm }
}
