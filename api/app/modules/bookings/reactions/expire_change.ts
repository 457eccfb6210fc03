import type { BookingSide } from '@saajha/contract/booking'
import { sql } from '#shared/database/sql'
import { reaction } from '#shared/events/subscriber'
import { recordStep } from '#modules/bookings/steps/record_step'

/** Closes a proposal that was not answered in time, and lets its member know while the booking goes on. */
export const expireChange = reaction('expire_change', {
  async 'booking.change_due'({ payload: { changeId, ...ids } }, trx) {
    const [expired] = await sql<{ proposedBy: BookingSide; isHeld: boolean }>(
      trx,
      `update booking_changes c set state = 'expired', closed_at = now() from bookings b
       where c.id = $1 and c.state = 'proposed' and c.answer_by <= now() and b.id = c.booking_id
       returning c.proposed_by as "proposedBy", b.state in ('accepted', 'active') as "isHeld"`,
      [changeId],
      { prepare: true }
    )
    if (!expired?.isHeld) return
    await recordStep(trx, 'expireChange', ids, { by: 'system', proposedBy: expired.proposedBy })
  },
})
