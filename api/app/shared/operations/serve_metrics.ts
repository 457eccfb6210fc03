import { once } from 'node:events'
import { createServer } from 'node:http'
import logger from '@adonisjs/core/services/logger'
import { metrics } from '#shared/operations/metrics'

/** Reads what only changes when somebody looks, such as how many jobs wait. */
export type Gauges = () => Promise<void>

/** Serves `/metrics` on a port of its own, so that whoever reaches the site does not reach its figures. */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  readGauges: Gauges
): Promise<{ stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    void readGauges()
      // A database that is away must not take the other figures with it.
      .catch((error: unknown) => logger.warn({ err: error }, 'Some figures could not be read'))
      .then(() => metrics.registry.metrics())
      .then((text) => response.setHeader('content-type', metrics.registry.contentType).end(text))
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
