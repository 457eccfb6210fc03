import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeTemporaryDataFolder } from '@saajha/database/embedded/data_folder/make_temporary_data_folder'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { writeDump } from '@saajha/database/releases/dump_file'
import { dumpDatabase } from '@saajha/database/releases/dump_database'
import { Postgres } from '#harness/postgres'
import { aceProgram, serverProgram } from '#tests/app_program'
import { DEMO_KEYS } from '#tests/releases/demo_keys'
import { fillRelease } from '#tests/releases/fill_release'
import { Release } from '#tests/releases/release'

const FILE = fileURLToPath(new URL('../../../database/releases/previous.tar.zst', import.meta.url))

/** Runs the product of a commit with demo data in a database of its own, and replaces the dump of the previous release. */
export async function dumpRelease(reference: string): Promise<void> {
  const commit = await Release.commitOf(reference)
  if (commit === null) throw new Error(`The history of this clone lacks ${reference}`)
  const folder = await makeTemporaryDataFolder()
  const release = await Release.extract(commit)
  const postgres = await Postgres.create(join(folder, 'postgres'))
  try {
    await run(release, postgres, folder)
    await writeDump(FILE, await dumpDatabase(postgres.url, commit))
  } finally {
    await postgres.crash()
    await release.forget()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function run(release: Release, postgres: Postgres, folder: string): Promise<void> {
  const data = join(folder, 'data')
  await mkdir(data)
  const environment = {
    ...DEMO_KEYS,
    DATA_DIR: data,
    DATABASE_URL: postgres.url,
    RATE_LIMITS: 'off',
    ADMIN_SECOND_FACTOR: 'optional',
    PORT: String(await findFreePort()),
  }
  for (const command of ['database:prepare', 'demo:seed']) {
    const { code, output } = await aceProgram([command], environment, release.api).ended
    if (code !== 0) throw new Error(output)
  }
  const server = await serverProgram(environment, release.api).waitForOutput('is ready')
  try {
    const url = `http://127.0.0.1:${environment.PORT}`
    await fillRelease(url, (sql, values) => postgres.query(sql, values))
  } finally {
    await server.stop()
  }
}
