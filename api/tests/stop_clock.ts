import { DateTime, Settings } from 'luxon'
import { MARKETPLACE_ZONE } from '#shared/time/day_in_india'

/** Stops the server's clock at noon of today in India; the returned function starts it again. PostgreSQL's clock runs on. */
export function stopClockAtNoon(): () => void {
  const noon = DateTime.now().setZone(MARKETPLACE_ZONE).startOf('day').set({ hour: 12 }).toMillis()
  Settings.now = () => noon
  return () => {
    Settings.now = () => Date.now()
  }
}
