import { once } from 'node:events'
import { createServer } from 'node:http'
import logger from '@adonisjs/core/services/logger'
import { metrics } from '#shared/operations/metrics'
import { withTimeout } from '#shared/time/with_timeout'

/** Less than the time after which Prometheus gives up a scrape. */
const GAUGES_TIMEOUT_MS = 3_000

/** Updates the gauges that are read on each scrape, such as the number of waiting jobs. */
type Gauges = () => Promise<void>

type MetricsSettings = { host: string; port: number; gaugesTimeoutMs?: number }

/**
 * Serves `/metrics` on a separate port, so that the metrics are not public with the site. A scrape returns the other metrics when
 * gauges are not read in time.
 */
export async function serveMetrics(
  { host, port, gaugesTimeoutMs = GAUGES_TIMEOUT_MS }: MetricsSettings,
  readGauges: Gauges
): Promise<{ stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    void withTimeout(readGauges(), gaugesTimeoutMs, 'The gauges were not read in time')
      // An unavailable database or queue must not hide the other metrics: without Redis, BullMQ waits for it.
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
