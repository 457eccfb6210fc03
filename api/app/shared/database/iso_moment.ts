/** The SQL of a `timestamptz` expression as a `Moment` of the contract. In JSON, PostgreSQL writes the time zone of the connection. */
export function isoMoment(expression: string): string {
  return `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
