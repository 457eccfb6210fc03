import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApplicationService } from '@adonisjs/core/types'
import { createBackup } from '#bin/create_backup'
import { hasMembers } from '#bin/has_members'

const NAME = /^saajha-\d{4}-\d\d-\d\d\.backup$/
const BEFORE_UPGRADE = /^before-upgrade-from-\d{4}_\w+\.backup$/
const COPIES_BEFORE_UPGRADE = 3

const REUSE_MS = 3_600_000

const UNFINISHED = /^saajha-.*\.backup\.unfinished$/

/**
 * Backs up the database to the data folder, unless that is done today (UTC), and keeps the newest `copies`. Pictures stay where
 * they are, and keys are apart. Not recorded as the last backup, since the file is lost with the disk of the database.
 */
export async function backUpDaily(app: ApplicationService, copies: number): Promise<void> {
  const folder = await backupFolder()
  const today = `saajha-${new Date().toISOString().slice(0, 10)}.backup`
  const names = await readdir(folder)
  if (names.includes(today) || !(await hasMembers())) return
  await createBackup(app, join(folder, today), { hasMedia: false })
  const kept = [...names.filter((name) => NAME.test(name)), today].toSorted().slice(-copies)
  for (const name of names) {
    if (UNFINISHED.test(name) || (NAME.test(name) && !kept.includes(name))) {
      await rm(join(folder, name), { force: true })
    }
  }
}

/**
 * Backs up the database, whose last migration is `last`, before newer ones run, and keeps the three newest of these backups. A start
 * that failed after its backup goes on with it for an hour; later, members have written since.
 */
export async function backUpBeforeUpgrade(app: ApplicationService, last: string): Promise<void> {
  const folder = await backupFolder()
  const file = join(folder, `before-upgrade-from-${last}.backup`)
  if (Date.now() - (await writtenAt(file)) < REUSE_MS || !(await hasMembers())) return
  const newer = `${file}.newer`
  await rm(newer, { force: true })
  await createBackup(app, newer, { hasMedia: false })
  await rename(newer, file)
  const backups = await Promise.all(
    (await readdir(folder))
      .filter((name) => BEFORE_UPGRADE.test(name))
      .map(async (name) => ({ name, at: await writtenAt(join(folder, name)) }))
  )
  const kept = backups.toSorted((one, other) => other.at - one.at).slice(0, COPIES_BEFORE_UPGRADE)
  for (const backup of backups) {
    if (!kept.includes(backup)) await rm(join(folder, backup.name), { force: true })
  }
}

/** When a file was written, in milliseconds since 1970; 0 if it does not exist. */
async function writtenAt(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.mtimeMs ?? 0
}

async function backupFolder(): Promise<string> {
  const folder = join(process.env.DATA_DIR!, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}
