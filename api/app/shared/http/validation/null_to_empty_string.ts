/** What somebody cleared arrives as null, which an optional rule takes for left out: as a text it meets the other rules. */
export function nullToEmptyString(value: unknown): unknown {
  return value === null ? '' : value
}
