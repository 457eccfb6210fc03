/** Whether the renter's code, or records of both members, prove that the item of a booking `b` was handed over. */
export const HANDOVER_PROVED = `
  (select coalesce(bool_or(h.code_confirmed), false) or count(distinct h.by_side) = 2 from handovers h where h.booking_id = b.id)`
