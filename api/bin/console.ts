import 'reflect-metadata'
import { prettyPrintError } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'
import { createIgnitor } from '#bin/create_ignitor'
import { explainStartError } from '#bin/explain_start_error'
import { fillInSettings, isSelfContained } from '#bin/fill_in_settings'
import { prepareEnvironment, type PreparedEnvironment } from '#bin/prepare_environment'
import { stopAfterUncaughtError } from '#bin/stop_after_uncaught_error'

/** A stop that hangs on an unavailable service ends after this time, before the supervisor kills the process. */
const STOP_TIMEOUT_MS = 30_000

let app: ApplicationService | undefined
let environment: PreparedEnvironment | undefined
let isStopping = false

process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
stopAfterUncaughtError(() => app, stop)

try {
  const words = process.argv.slice(2)
  if (isSelfContained(words)) fillInSettings()
  else environment = await prepareEnvironment({ ifRunning: 'attach' })
  const ignitor = createIgnitor().tap((created) => void (app = created))
  await ignitor.ace().handle(words)
  // A command with `staysAlive`, such as `work`, is stopped by a signal.
  if (app!.isTerminated) await environment?.close()
} catch (error) {
  const explanation = explainStartError(error)
  if (typeof explanation === 'string') console.error(explanation)
  else await prettyPrintError(error)
  await stop(1)
}

async function stop(exitCode = 0): Promise<void> {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
  await app?.terminate().catch((error: unknown) => console.error(error))
  await environment?.close().catch((error: unknown) => console.error(error))
  process.exit(exitCode || process.exitCode)
}
