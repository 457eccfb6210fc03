/**
 * The proposal of a booking `b` that is to be answered, as the JSON of `ProposedChange` without `beyondLimits`; null without one, and once the booking
 * is over.
 */
export const OPEN_CHANGE = `
  (select json_build_object('id', c.id, 'by', c.proposed_by, 'startDate', c.start_date::text, 'endDate', c.end_date::text,
     'units', c.units, 'total', c.total::text,
     'answerBy', to_char(c.answer_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
     'proposedAt', to_char(c.proposed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
   from booking_changes c
   where c.booking_id = b.id and c.state = 'proposed' and c.answer_by > now() and b.state in ('accepted', 'active'))`
