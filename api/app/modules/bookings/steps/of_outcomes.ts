import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  BOOKING_OUTCOMES,
  bookingOutcome,
  type BookingOutcome,
  type Outcome,
} from '@saajha/contract/booking_steps'
import type { DomainEvent } from '#shared/events/domain_event'
import type { Handlers } from '#shared/events/subscriber'

/** The event of a step. */
export type StepEvent = DomainEvent<`booking.${BookingOutcome}`>

type Handle = (outcome: Outcome, event: StepEvent, trx: TransactionClientContract) => Promise<void>

/** The handlers of the events of all outcomes that `handle` accepts: one function that receives the row of the outcome. */
export function ofOutcomes(isHandled: (outcome: Outcome) => boolean, handle: Handle): Handlers {
  const names = (Object.keys(BOOKING_OUTCOMES) as BookingOutcome[]).filter((name) =>
    isHandled(bookingOutcome(name))
  )
  return Object.fromEntries(
    names.map((name) => [
      `booking.${name}`,
      (event: StepEvent, trx: TransactionClientContract) =>
        handle(bookingOutcome(name), event, trx),
    ])
  )
}
