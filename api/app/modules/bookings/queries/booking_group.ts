import { TIME_ZONE } from '@saajha/contract/time_zone'
import { TODAY } from '#modules/bookings/rules/today'

/**
 * By when the reader `$1` has to answer a request, a report that a rental did not take place, or a proposal of a booking `b`;
 * null if it waits for no answer of theirs.
 */
const WAITS_UNTIL = `
  case
    when b.state = 'requested' then case when b.owner_id = $1 and b.answer_by > now() then b.answer_by end
    when b.state not in ('accepted', 'active') then null
    when b.no_show_contest_until is not null and b.no_show_contested_at is null then
      case when b.no_show_reported_by <> side.name and b.no_show_contest_until > now() then b.no_show_contest_until end
    else (
      select c.answer_by from booking_changes c
      where c.booking_id = b.id and c.state = 'proposed' and c.proposed_by <> side.name and c.answer_by > now()
    )
  end`

/**
 * Joins to a booking `b` what it is to the reader `$1`, as `g`: its group, the day of its next step, and the moment by which its
 * group is sorted: the deadline of an answer, the beginning of the next day, and of past ones when they ended.
 */
export const BOOKING_GROUP = `
  cross join lateral (select case when b.owner_id = $1 then 'owner' else 'renter' end as name) side
  cross join lateral (
    select ${WAITS_UNTIL} as waits_until, case when b.state = 'active' then b.end_date else b.start_date end as next_on
  ) next
  cross join lateral (
    select next.next_on, case
      when next.waits_until is not null then 'waiting'
      when b.state = 'active' or (b.state = 'accepted' and b.start_date <= ${TODAY}) then 'now'
      when b.state = 'accepted' or (b.state = 'requested' and b.answer_by > now()) then 'coming'
      else 'past'
    end as name
  ) named
  cross join lateral (
    select named.name, named.next_on, case named.name
      when 'waiting' then next.waits_until
      when 'past' then coalesce(b.completed_at, b.closed_at, b.answer_by)
      else next.next_on::timestamp at time zone '${TIME_ZONE}'
    end as due
  ) g`
