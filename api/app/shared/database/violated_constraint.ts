/** The name of the constraint that PostgreSQL refused a write for, or null when the error is another one. */
export function violatedConstraint(error: unknown): string | null {
  const isViolation =
    error instanceof Error && 'code' in error && String(error.code).startsWith('23')
  return isViolation && 'constraint' in error ? String(error.constraint) : null
}
