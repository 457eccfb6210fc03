import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

const JOB = 'create_backup'

/** Records that a backup was made of this database now. A database of a release that had no table for it stays as it is. */
export async function recordBackup(): Promise<void> {
  const [found] = await sql<{ has: boolean }>(
    db,
    `select to_regclass('scheduled_runs') is not null as has`
  )
  if (!found!.has) return
  await sql(
    db,
    'insert into scheduled_runs (job) values ($1) on conflict (job) do update set started_at = now()',
    [JOB]
  )
}

/** When the last backup of this database was made; null if none was. Backups by other programs are not recorded. */
export async function lastBackupAt(): Promise<Date | null> {
  const [run] = await sql<{ at: Date }>(
    db,
    'select started_at as at from scheduled_runs where job = $1',
    [JOB]
  )
  return run?.at ?? null
}
