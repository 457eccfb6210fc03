/** The condition that bookings accepted meanwhile leave too few units for a request `b` on one of its days. */
export const LACKS_ROOM = `exists (
  select from item_days d where d.item_id = b.item_id and d.day >= lower(b.held) and d.day < upper(b.held)
    and d.taken + b.units > d.capacity
)`
