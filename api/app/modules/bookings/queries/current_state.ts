/**
 * The state of a booking `b` now: a request that was not answered in time is expired, however late the worker that writes
 * so is.
 */
export const CURRENT_STATE = `
  case when b.state = 'requested' and b.answer_by <= now() then 'expired' else b.state end`
