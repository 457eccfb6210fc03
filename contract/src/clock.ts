/** Browsers' clocks that are wrong by less are taken as right, in milliseconds: a response may be minutes old in their cache. */
const TOLERANCE_MS = 10 * 60_000

let offset = 0

/** The current time in milliseconds: the server's in the web once a response has named it, else this machine's. */
export function currentTime(): number {
  return Date.now() + offset
}

/** Corrects the clock of this machine by the `Date` header of a response that has just come from the server. */
export function correctClock(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now()
  if (!Number.isNaN(difference)) offset = Math.abs(difference) < TOLERANCE_MS ? 0 : difference
}
