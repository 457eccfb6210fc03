import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { afterwards } from './afterwards.ts'
import { postgresProcesses } from './postgres_processes.ts'
import { until } from './until.ts'

/** A folder that only this user can enter, removed at the test's end, when its postgres must have exited. */
export function temporaryFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'saajha-postgres-'))
  afterwards(t, async () => {
    await until('no postgres is left', async () => (await postgresProcesses(folder)).length === 0)
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  })
  return folder
}
