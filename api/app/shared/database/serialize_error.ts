import { stdSerializers } from '@adonisjs/core/logger'

/** In characters; enough to recognize a statement. */
const STATEMENT_LENGTH = 200

/** A message of Knex: a statement, and the reason after its last dash. */
const KNEX_MESSAGE =
  /^(\s*(?:select|with|insert|update|delete|lock|set|create|alter|drop|analyze|truncate|begin|commit|rollback)\b.*) - (.+)$/is

/**
 * Serializes an error for the log. Knex puts the whole statement before PostgreSQL's reason, also in the stack: here the reason
 * comes first, and the begin of the statement is `statement`.
 */
export function serializeError(error: Error): unknown {
  const serialized = stdSerializers.err(error)
  const [, statement, reason] = KNEX_MESSAGE.exec(error.message) ?? []
  if (!statement || !reason) return serialized
  return {
    ...serialized,
    message: reason,
    statement: statement.split("'", 1)[0]!.replace(/\s+/g, ' ').trim().slice(0, STATEMENT_LENGTH),
    stack: serialized.stack.replace(error.message, () => reason),
  }
}
