/** Parses a cleared field: an optional rule would treat its null as absent, while an empty string meets the other rules. */
export function nullToEmptyString(value: unknown): unknown {
  return value === null ? '' : value
}
