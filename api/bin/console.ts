import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { EmbeddedPostgresError } from '@saajha/database/embedded/embedded_postgres_error'
import { prepareEnvironment } from '#bin/prepare_environment'

const APP_ROOT = new URL('../', import.meta.url)

try {
  const environment = await prepareEnvironment({ ifRunning: 'attach' })
  const ignitor = new Ignitor(APP_ROOT, { importer: (path) => import(path) })
  ignitor.tap((app) => {
    app.booting(async () => void (await import('#start/env')))
    app.listen('SIGTERM', () => app.terminate())
    app.listen('SIGINT', () => app.terminate())
  })
  await ignitor.ace().handle(process.argv.slice(2))
  await environment.close()
} catch (error) {
  process.exitCode = 1
  if (error instanceof EmbeddedPostgresError) console.error(error.message)
  else await prettyPrintError(error)
}
