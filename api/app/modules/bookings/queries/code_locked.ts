import { TRIES_IN_ALL } from '#modules/bookings/rules/handover_code'

/** The stage of an accepted or active booking `b` that has not taken place yet; null for others. */
const NEXT_STAGE = `case b.state when 'accepted' then 'start' when 'active' then 'end' end`

/** Whether no code of the next stage of a booking `b` is compared now, since too many were wrong. */
export const CODE_LOCKED = `
  exists (select from handover_codes c where c.booking_id = b.id and c.stage = ${NEXT_STAGE}
    and (c.wrong_tries >= ${TRIES_IN_ALL} or c.locked_until > now()))`

/** Whether the member `$1` has saved a record of the next stage of a booking `b`. */
export const HAS_RECORDED = `
  exists (select from handovers h where h.booking_id = b.id and h.stage = ${NEXT_STAGE}
    and h.by_side = case when b.owner_id = $1 then 'owner' else 'renter' end)`
