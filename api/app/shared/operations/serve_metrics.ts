import { once } from 'node:events'
import { createServer } from 'node:http'
import logger from '@adonisjs/core/services/logger'
import { metrics } from '#shared/operations/metrics'

/** Updates the gauges that are read on each scrape, such as the number of waiting jobs. */
type Gauges = () => Promise<void>

/** Serves `/metrics` on a separate port, so that the metrics are not public with the site. */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  readGauges: Gauges
): Promise<{ stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    void readGauges()
      // An unavailable database must not hide the other metrics.
      .catch((error: unknown) =>
        logger.warn(
          { err: error },
          'metrics gauges not updated; the scrape returns the other metrics'
        )
      )
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
