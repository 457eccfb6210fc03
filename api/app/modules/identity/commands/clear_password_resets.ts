import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/** Deletes expired password resets, since they may hold e-mail addresses of visitors. Safe to run concurrently. */
export async function clearPasswordResets(): Promise<void> {
  await sql(db, 'delete from password_resets where expires_at < now()')
}
