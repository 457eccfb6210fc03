import { DateTime, Settings } from 'luxon'
import { TIME_ZONE } from '@saajha/contract/time_zone'

/** Stops the server's clock, not PostgreSQL's. */
export function stopClock(): { advance(seconds: number): void; restart(): void } {
  let now = Date.now()
  Settings.now = () => now
  return {
    advance: (seconds) => void (now += seconds * 1_000),
    restart: () => void (Settings.now = () => Date.now()),
  }
}

/** Stops the server's clock at today's noon in India, not PostgreSQL's; the returned function restarts it. */
export function stopClockAtNoon(): () => void {
  const noon = DateTime.now().setZone(TIME_ZONE).startOf('day').set({ hour: 12 }).toMillis()
  Settings.now = () => noon
  return () => {
    Settings.now = () => Date.now()
  }
}
