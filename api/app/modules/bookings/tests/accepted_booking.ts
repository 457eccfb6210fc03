import type { ApiClient } from '@japa/api-client'
import type { Booking, ChangeAnswer, NewChange } from '@saajha/contract/booking'
import { answerChange, changed, dayFromToday, proposeChange, requestBooking } from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

/** Other days for `acceptedBooking()`, whose days are 10 to 12 days from today, also when midnight passes during the tests. */
export const LONGER: NewChange = daysUntil(14)
export const SHORTER: NewChange = daysUntil(11)

/** Makes a booking that its owner has accepted, of a new listing for 450 rupees a day. */
export async function acceptedBooking(client: ApiClient) {
  const owner = await Member.join(client, 'Asha Kulkarni')
  const renter = await Member.join(client, 'Ravi Nair')
  const item = await listItem(owner, { price: '450' })
  const id = await requestBooking(renter, item.id)
  await changed(owner, id, { state: 'accepted' })
  return { owner, renter, item, id }
}

/** The calls by which members change the booking that `idOf` returns. `propose` and `answer` expect success. */
export function changesOf(idOf: () => string) {
  const send = (member: Member, change: NewChange) =>
    member.post(`/api/bookings/${idOf()}/changes`).json(change)
  return {
    send,
    propose: (member: Member, change: NewChange): Promise<Booking> =>
      proposeChange(member, idOf(), change),
    rejects: async (member: Member, change: NewChange, status: number, code: string) => {
      const response = await send(member, change)
      response.assertStatus(status)
      response.assertBodyContains({ code })
    },
    sendAnswer: (member: Member, changeId: string, state: ChangeAnswer) =>
      member.put(`/api/bookings/${idOf()}/changes/${changeId}`).json({ state }),
    answer: (member: Member, state: ChangeAnswer): Promise<Booking> =>
      answerChange(member, idOf(), state),
  }
}

/** The days from today to 40 days from today on which a listing has no free piece. */
export async function bookedDaysOf(owner: Member, itemId: string): Promise<string[]> {
  const days = `from=${dayFromToday(0)}&to=${dayFromToday(40)}`
  return (await owner.get(`/api/items/${itemId}/calendar?${days}`)).body().booked
}

/** The days between two numbers of days from today, both included. */
export function daysFromToday(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, n) => dayFromToday(first + n))
}

function daysUntil(last: number): NewChange {
  return {
    get startDate() {
      return dayFromToday(10)
    },
    get endDate() {
      return dayFromToday(last)
    },
  }
}
