/** The name of the constraint that a write violated; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  const isViolation =
    error instanceof Error && 'code' in error && String(error.code).startsWith('23')
  return isViolation && 'constraint' in error ? String(error.constraint) : null
}
