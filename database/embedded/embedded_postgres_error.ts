/** The embedded PostgreSQL cannot be used; the message is one sentence with the remedy. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}
