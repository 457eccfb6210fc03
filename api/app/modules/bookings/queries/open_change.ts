import { isoMoment } from '#shared/database/iso_moment'

/**
 * The proposal of a booking `b` that is to be answered, as the JSON of `ProposedChange` without `beyondLimits`; null without one,
 * and once the booking is over.
 */
export const OPEN_CHANGE = `
  (select json_build_object('id', c.id, 'by', c.proposed_by, 'startDate', c.start_date::text, 'endDate', c.end_date::text,
     'units', c.units, 'total', c.total::text,
     'answerBy', ${isoMoment('c.answer_by')},
     'proposedAt', ${isoMoment('c.proposed_at')})
   from booking_changes c
   where c.booking_id = b.id and c.state = 'proposed' and c.answer_by > now() and b.state in ('accepted', 'active'))`
