/** Returns the lowest UUIDv7 of the moment `days` days ago: rows with lower ids are older. */
export function firstIdDaysAgo(days: number): string {
  const unixMs = Date.now() - days * 24 * 3600 * 1000
  const time = unixMs.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
