import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/**
 * Returns an id below the ids of all contacts of the last hours: the id of a contact contains its time. This is a statement of its
 * own, since a statement whose condition calls `uuidv7` uses no index.
 */
export async function contactIdBefore(hours: number): Promise<string> {
  const [row] = await sql<{ id: string }>(
    db,
    'select uuidv7(make_interval(hours => -$1::int)) as id',
    [hours]
  )
  return row!.id
}
