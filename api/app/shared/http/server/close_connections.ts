import type { Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { failResponse } from '#shared/http/errors/fail_response'
import { openExchanges } from '#shared/http/server/open_exchanges'

/** Ends open responses with a 500 and closes every connection. */
export async function closeConnections(server: Server): Promise<void> {
  for (const { response } of openExchanges(server)) failResponse(response)
  await nextTurn()
  server.closeAllConnections()
}
