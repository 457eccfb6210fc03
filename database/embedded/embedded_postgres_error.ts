/** The embedded PostgreSQL cannot be used; the message is one sentence that says how to mend it. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}
