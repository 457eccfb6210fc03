import type { ApplicationService } from '@adonisjs/core/types'
import { currentExchange } from '#shared/http/server/current_exchange'
import { failResponse } from '#shared/http/errors/fail_response'
import { errorKind, stackFrames } from '#shared/operations/error_kind'

/** A closed output turns every log line into another uncaught error; this limit ends that loop. */
const MAX_ERRORS = 1_000

/**
 * Stops this process gracefully after an uncaught error, because its state is unknown. The request that caused the error
 * gets a 500, other requests finish, and the supervisor restarts the process.
 */
export function stopAfterUncaughtError(
  app: () => ApplicationService | undefined,
  stop: (exitCode: number) => Promise<void>
): void {
  let errors = 0
  process.on('uncaughtException', (error, event) => {
    errors += 1
    if (errors > MAX_ERRORS) process.exit(1)
    const exchange = currentExchange.getStore()
    if (exchange) failResponse(exchange.response)
    void log(app(), { event, error: errorKind(error), stack: stackFrames(error) })
    void stop(1)
  })
}

async function log(app: ApplicationService | undefined, details: object): Promise<void> {
  const message = 'Uncaught error; the process finishes its open requests and exits to be restarted'
  const logger = await app?.container.make('logger').catch(() => null)
  if (logger) logger.fatal(details, message)
  else console.error(message, details)
}
