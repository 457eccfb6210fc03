import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApplicationService } from '@adonisjs/core/types'
import { createBackup } from '#bin/create_backup'
import { hasMembers } from '#bin/has_members'

const NAME = /^saajha-\d{4}-\d\d-\d\d\.backup$/
const BEFORE_UPGRADE = /^before-upgrade-from-\d{4}_\w+\.backup$/
const UNFINISHED = /^saajha-.*\.backup\.unfinished$/

/**
 * Backs up the database to the data folder, unless that is done today (UTC), and keeps the newest `copies`. Pictures stay where
 * they are, and keys are apart.
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
 * Backs up the database, whose last migration is `last`, before newer ones run, and keeps that backup instead of the one of the
 * upgrade before. A start that failed after its backup goes on with it.
 */
export async function backUpBeforeUpgrade(app: ApplicationService, last: string): Promise<void> {
  const folder = await backupFolder()
  const name = `before-upgrade-from-${last}.backup`
  const names = await readdir(folder)
  if (names.includes(name) || !(await hasMembers())) return
  await createBackup(app, join(folder, name), { hasMedia: false })
  for (const each of names) {
    if (BEFORE_UPGRADE.test(each)) await rm(join(folder, each), { force: true })
  }
}

async function backupFolder(): Promise<string> {
  const folder = join(process.env.DATA_DIR!, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}
