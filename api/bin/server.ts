import 'reflect-metadata'
import type { Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import type { ApplicationService } from '@adonisjs/core/types'
import { productName } from '@saajha/contract/product_name'
import { assertDatabase } from '#bin/assert_database'
import { createIgnitor } from '#bin/create_ignitor'
import { explainStartError } from '#bin/explain_start_error'
import { prepareDatabase } from '#bin/prepare_database'
import { prepareEnvironment, type PreparedEnvironment } from '#bin/prepare_environment'
import { stopAfterUncaughtError } from '#bin/stop_after_uncaught_error'

/** A stop that hangs on an unavailable service ends after this time, before the supervisor kills the process. */
const STOP_TIMEOUT_MS = 30_000

/** How many daily backups of an embedded database stay in production, unless `BACKUP_DAYS` says otherwise. */
const DAILY_BACKUPS = 7

let app: ApplicationService | undefined
let environment: PreparedEnvironment | undefined
let isStopping = false

// In one of six starts V8 allocated short-lived request objects in the old generation, where only the slow collector frees
// them: up to 100 MiB more memory.
setFlagsFromString('--no-allocation-site-pretenuring')
// Without this limit V8 lets garbage in the old generation grow to several times the live memory before it collects it: up
// to 100 MiB more memory. The limit has no measurable cost in speed.
setFlagsFromString('--heap-growing-percent=50')

process.env.HOST ??= '127.0.0.1'
process.env.PORT ??= '3333'
process.on('SIGTERM', () => void stop(0))
process.on('SIGINT', () => void stop(0))
stopAfterUncaughtError(() => app, stop)

try {
  await start()
} catch (error) {
  console.error(explainStartError(error))
  await stop(1)
}

async function start(): Promise<void> {
  environment = await prepareEnvironment({
    ifRunning: 'reject',
    onDatabaseExit(message) {
      console.error(message)
      void stop(1)
    },
  })
  const ignitor = createIgnitor()
  ignitor.tap((created) => {
    app = created
    void app.starting(() => prepare(created))
  })
  const { nodeServer } = await import('#shared/http/server/node_server')
  await ignitor.httpServer().start(nodeServer)
  // After the start, so that one that fails prints its reason alone.
  if (process.env.NODE_ENV === 'production') {
    await warnOfMissingSettings(app!)
    await warnOfMissingAdministrator(app!)
  }
  console.log(`${productName(process.env.APP_NAME)} is ready: ${publicUrl()}`)
}

/** Warns of settings that a real deployment needs and a node starts without. */
async function warnOfMissingSettings(started: ApplicationService): Promise<void> {
  const logger = await started.container.make('logger')
  if (!process.env.SMTP_URL)
    logger.warn('SMTP_URL is not set; members get no e-mails, which are files in DATA_DIR/mail')
  if (!process.env.SUPPORT_WHATSAPP)
    logger.warn('SUPPORT_WHATSAPP is not set; the links to support open WhatsApp without a number')
  const { missingLegalSettings } = await import('#start/legal_settings')
  const missing = missingLegalSettings()
  if (missing.length > 0)
    logger.warn(`${missing.join(', ')} not set; “Help and complaints” says that they are missing`)
}

/** Prepares an embedded database. An external one is prepared by `node ace database:prepare`, once per release. */
async function prepare(created: ApplicationService): Promise<void> {
  const isEmbedded = environment?.isEmbedded ?? false
  const { applied, missing } = await assertDatabase(created, { isPrepared: !isEmbedded })
  if (isEmbedded) {
    if (missing.length > 0 && applied.length > 0) await backUpBefore(created, applied.at(-1)!)
    await prepareDatabase(created, (line) => console.log(line))
    const { assertNoPublicDemo } = await import('#bin/assert_no_public_demo')
    await assertNoPublicDemo()
  }
  const { assertMediaDisk } = await import('#modules/media/public')
  await assertMediaDisk()
  await recognizeKeys()
  if (isEmbedded) {
    await seedEmbedded()
    await scheduleBackups(created)
  }
}

async function warnOfMissingAdministrator(started: ApplicationService): Promise<void> {
  const { countAdministrators } = await import('#modules/identity/public')
  if ((await countAdministrators()).all > 0) return
  const logger = await started.container.make('logger')
  logger.warn('there is no administrator; make one with user:invite-admin EMAIL')
}

async function recognizeKeys(): Promise<void> {
  const { describeNewKeys, recordKeys } = await import('#bin/key_fingerprints')
  const description = await describeNewKeys()
  if (description) console.error(description)
  await recordKeys()
}

async function backUpBefore(created: ApplicationService, lastMigration: string): Promise<void> {
  if (process.env.NODE_ENV !== 'production') return
  const { backUpBeforeUpgrade } = await import('#bin/daily_backup')
  await backUpBeforeUpgrade(created, lastMigration)
}

async function scheduleBackups(created: ApplicationService): Promise<void> {
  const copies = await backupCopies()
  if (copies === 0) return
  const { backUpDaily } = await import('#bin/daily_backup')
  const { scheduledJobs } = await import('#shared/scheduled_jobs/scheduled_jobs')
  scheduledJobs.push({ name: 'back_up_database', run: () => backUpDaily(created, copies) })
}

/** How many daily backups of the embedded database stay. */
async function backupCopies(): Promise<number> {
  const { default: env } = await import('#start/env')
  return env.get('BACKUP_DAYS', env.get('NODE_ENV') === 'production' ? DAILY_BACKUPS : 0)
}

async function seedEmbedded(): Promise<void> {
  const isProduction = process.env.NODE_ENV === 'production'
  if (isProduction && process.env.SEED_DEMO !== 'true') return
  if (isProduction)
    console.warn(
      'SEED_DEMO: the demo accounts, an administrator among them, have a public password; for demonstrations only'
    )
  const { seedDemo } = await import('#bin/seed_demo')
  await seedDemo()
}

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
  await stopServing().catch((error: unknown) => console.error(error))
  await app?.terminate().catch((error: unknown) => console.error(error))
  await environment?.close().catch((error: unknown) => console.error(error))
  process.exit(exitCode)
}

/** Drains the server. A node with an embedded database has no proxies in front. */
async function stopServing(): Promise<void> {
  if (!app?.isReady) return
  const { drain } = await import('#shared/http/server/drain')
  const server = await app.container.make('server')
  const behindProxies = !environment?.isEmbedded
  await drain(server.getNodeServer() as Server, { behindProxies })
}

function publicUrl(): string {
  const host = process.env.HOST === '127.0.0.1' ? 'localhost' : process.env.HOST
  return process.env.PUBLIC_URL ?? `http://${host}:${process.env.PORT}`
}
