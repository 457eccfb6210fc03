import { BOOKING_STATES } from '@saajha/contract/booking'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConversation } from '@/tests/open_conversation'
import { conversation as messages } from '@/messages/conversation'
import { owned, rented } from '@/tests/conversation'
import { received, requested } from '@/tests/booking'

const BOOKINGS = 'GET /api/bookings?as=renter&itemId=i1'

test.each(
  (['none', ...BOOKING_STATES] as const).flatMap((state) => [
    [state, rented, requested] as const,
    [state, owned, received] as const,
  ])
)(
  'the quick replies follow the state %s of a booking, by side, and fill the empty box',
  async (state, conversation, booking) => {
    const { visitor, field } = await openConversation({
      conversation,
      bookings: state === 'none' ? [] : [{ ...booking, state }],
    })
    const replies = messages.quickRepliesOf[state][conversation.side]
    const shown = within(await screen.findByRole('list', { name: 'Quick replies' }))
    expect(shown.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(replies)
    await visitor.click(shown.getByRole('button', { name: replies[0] }))
    expect(field().value).toBe(replies[0])
    expect(document.activeElement).toBe(field())
    expect(screen.queryByRole('list', { name: 'Quick replies' })).toBeNull()
  }
)

test.each([
  ['owner', owned, received],
  ['renter', rented, requested],
] as const)(
  'the %s who cancelled a booking has other quick replies than the other member',
  async (side, conversation, booking) => {
    const bookings = [{ ...booking, state: 'cancelled', closedBy: side } as const]
    await openConversation({ conversation, bookings })
    const shown = within(await screen.findByRole('list', { name: 'Quick replies' }))
    const replies = messages.quickRepliesOf.cancelledByYou[side]
    expect(shown.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(replies)
  }
)

test('no quick reply is offered before the state of the booking is known', async () => {
  await openConversation({ responses: { [BOOKINGS]: { status: 500 } } })
  expect(screen.queryByRole('list', { name: 'Quick replies' })).toBeNull()
})

test.each([
  [rented, 'Is it free on 3–6 Dec 2099?'],
  [owned, null],
])('the days of the URL are in a quick reply of the renter: %#', async (conversation, text) => {
  const days = '&startDate=2099-12-03&endDate=2099-12-06'
  const { visitor, field } = await openConversation({ conversation, query: days })
  await screen.findByRole('list', { name: 'Quick replies' })
  const button = screen.queryByRole('button', { name: /^Is it free on/ })
  if (button) await visitor.click(button)
  expect(field().value.replaceAll(/\s/g, ' ') || null).toBe(text)
})
