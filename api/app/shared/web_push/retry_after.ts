const DEFAULT_SECONDS = 60
const MIN_SECONDS = 10
const MAX_SECONDS = 60 * 60

/** The wait that a header `Retry-After` asks for, seconds or a date, within 10 s and an hour; a minute without one. */
export function retryAfterSeconds(header: string | undefined): number {
  if (!header) return DEFAULT_SECONDS
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000
  if (Number.isNaN(seconds)) return DEFAULT_SECONDS
  return Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, Math.ceil(seconds)))
}
