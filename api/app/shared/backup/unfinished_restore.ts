import type pg from 'pg'

/** An empty schema that marks a database whose restore has begun and not ended. It outlives the schema `public`. */
const MARK = 'unfinished_restore'

/** An expression that is true in a database whose restore has not ended. */
export const IS_UNFINISHED = `to_regnamespace('${MARK}') is not null`

/** Marks the database, so that no server starts on it. */
export async function markUnfinished(client: pg.Client): Promise<void> {
  await client.query(`create schema if not exists ${MARK}`)
}

/** Deletes everything in the database and marks it, in one transaction. */
export async function emptyDatabase(client: pg.Client): Promise<void> {
  // Statements of one query are one transaction.
  await client.query(
    `create schema if not exists ${MARK};
     drop schema if exists public cascade;
     drop schema if exists bullmq cascade;
     create schema public;
     grant usage on schema public to public`
  )
}

/** The restore has ended. */
export async function removeMark(client: pg.Client): Promise<void> {
  await client.query(`drop schema ${MARK}`)
}
