process.env.NODE_ENV = 'test'

import 'reflect-metadata'
import { rm } from 'node:fs/promises'
import { prettyPrintError } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { makeTemporaryDataFolder } from '@saajha/database/embedded/data_folder/make_temporary_data_folder'
import { createIgnitor } from '#bin/create_ignitor'
import { prepareEnvironment } from '#bin/prepare_environment'

const dataDir = await makeTemporaryDataFolder()
delete process.env.DATABASE_URL
delete process.env.REDIS_URL
process.env.DATA_DIR = dataDir
process.env.HOST = '127.0.0.1'
process.env.DOCUMENT_KEY_OLD = 'tests-have-numbers-encrypted-by-this'
process.env.PORT = String(await findFreePort())
const environment = await prepareEnvironment({ ifRunning: 'reject' })

try {
  const ignitor = createIgnitor()
  await ignitor
    .testRunner()
    .configure(async (app) => {
      const { configureSuite, plugins, runnerHooks } = await import('#tests/bootstrap')
      processCLIArgs(process.argv.slice(2))
      configure({
        ...app.rcFile.tests,
        plugins,
        configureSuite,
        setup: runnerHooks.setup,
        teardown: [...runnerHooks.teardown, () => app.terminate(), cleanUp],
      })
    })
    .run(() => run())
} catch (error) {
  process.exitCode = 1
  await prettyPrintError(error)
  await cleanUp()
}

async function cleanUp(): Promise<void> {
  await environment.close()
  await rm(dataDir, { recursive: true, force: true })
}
