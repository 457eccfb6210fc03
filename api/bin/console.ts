import 'reflect-metadata'
import { prettyPrintError } from '@adonisjs/core'
import { EmbeddedPostgresError } from '@saajha/database/embedded/embedded_postgres_error'
import { createIgnitor } from '#bin/create_ignitor'
import { prepareEnvironment } from '#bin/prepare_environment'

try {
  const environment = await prepareEnvironment({ ifRunning: 'attach' })
  const ignitor = createIgnitor()
  ignitor.tap((app) => {
    app.listen('SIGTERM', () => void app.terminate())
    app.listen('SIGINT', () => void app.terminate())
  })
  await ignitor.ace().handle(process.argv.slice(2))
  await environment.close()
} catch (error) {
  process.exitCode = 1
  if (error instanceof EmbeddedPostgresError) console.error(error.message)
  else await prettyPrintError(error)
}
