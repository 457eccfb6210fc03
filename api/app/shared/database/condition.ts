/** A part of a `where`, with the values of its question marks. */
export type Condition = { sql: string; bindings: unknown[] }

/** A condition as SQL with a question mark for each value. */
export function condition(sql: string, bindings: unknown[] = []): Condition {
  return { sql, bindings }
}
