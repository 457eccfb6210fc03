import 'reflect-metadata'
import type { ApplicationService } from '@adonisjs/core/types'
import { EmbeddedPostgresError } from '@saajha/database/embedded/embedded_postgres_error'
import { createIgnitor } from '#bin/create_ignitor'
import { prepareDatabase } from '#bin/prepare_database'
import { prepareEnvironment, type PreparedEnvironment } from '#bin/prepare_environment'

let app: ApplicationService | undefined
let environment: PreparedEnvironment | undefined
let isStopping = false

process.env.HOST ??= '127.0.0.1'
process.env.PORT ??= '3333'
process.on('SIGTERM', () => void stop(0))
process.on('SIGINT', () => void stop(0))

try {
  await start()
} catch (error) {
  console.error(explain(error))
  await stop(1)
}

async function start(): Promise<void> {
  environment = await prepareEnvironment({
    ifRunning: 'refuse',
    onDatabaseExit(message) {
      console.error(message)
      void stop(1)
    },
  })
  const ignitor = createIgnitor()
  ignitor.tap((created) => {
    app = created
    void app.starting(() => prepareEmbedded(created))
  })
  await ignitor.httpServer().start()
  console.log(`${process.env.APP_NAME ?? 'Saajha'} is ready: ${address()}`)
}

/** An outside database is prepared by `node ace database:prepare`, once per release. */
async function prepareEmbedded(created: ApplicationService): Promise<void> {
  if (!environment?.isEmbedded) return
  await prepareDatabase(created)
  const isProduction = process.env.NODE_ENV === 'production'
  if (isProduction && process.env.SEED_DEMO !== 'true') return
  const { seedDemo } = await import('#bin/seed_demo')
  await seedDemo()
}

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  await app?.terminate().catch((error: unknown) => console.error(error))
  await environment?.close().catch((error: unknown) => console.error(error))
  process.exit(exitCode)
}

function address(): string {
  const host = process.env.HOST === '127.0.0.1' ? 'localhost' : process.env.HOST
  return process.env.PUBLIC_URL ?? `http://${host}:${process.env.PORT}`
}

/** One sentence for what a newcomer can mend; the whole error for what only we can. */
function explain(error: unknown): unknown {
  if (error instanceof EmbeddedPostgresError) return error.message
  if (error instanceof Error && 'code' in error) {
    const { PORT } = process.env
    if (error.code === 'EADDRINUSE') {
      return `Port ${PORT} is already in use: stop the program that uses it, or choose another port, as in PORT=${Number(PORT) + 1} npm start.`
    }
    if (error.code === 'EACCES') {
      return `Port ${PORT} needs more rights than this user has: choose one above 1023, as in PORT=3333 npm start.`
    }
  }
  return error
}
