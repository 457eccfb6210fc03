import { DateTime, Settings } from 'luxon'
import { MARKETPLACE_ZONE } from '#shared/time/day_in_india'

/** Stops the server's clock at today's noon in India, not PostgreSQL's; the returned function restarts it. */
export function stopClockAtNoon(): () => void {
  const noon = DateTime.now().setZone(MARKETPLACE_ZONE).startOf('day').set({ hour: 12 }).toMillis()
  Settings.now = () => noon
  return () => {
    Settings.now = () => Date.now()
  }
}
