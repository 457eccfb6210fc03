import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import type { SystemReport } from '@saajha/contract/system'
import type { Pipeline } from '#shared/events/pipeline'
import { onCacheHit } from '#shared/http/cache/serve_from_cache'
import { countOpenDeliveries } from '#shared/operations/count_open_deliveries'
import { metrics } from '#shared/operations/metrics'
import { serveMetrics } from '#shared/operations/serve_metrics'
import { checkSystem } from '#shared/operations/system_checks'
import { countOpenPages } from '#shared/realtime/live_channel'
import { sharedSettings } from '#shared/settings'

/** Serves this process's metrics on `METRICS_PORT`; records nothing without it. */
export async function startMetrics(pipeline: Pipeline): Promise<{ stop(): Promise<void> }> {
  const { metricsHost: host, metricsPort: port } = sharedSettings()
  if (port === undefined) return { async stop() {} }
  emitter.on('http:request_completed', ({ ctx, duration: [seconds, nanoseconds] }) => {
    metrics.requests.observe(
      {
        method: ctx.request.method(),
        route: ctx.route?.pattern ?? 'none',
        status: ctx.response.getStatus(),
      },
      seconds + nanoseconds / 1e9
    )
  })
  onCacheHit(({ id: _, seconds, ...labels }) => metrics.requests.observe(labels, seconds))
  return serveMetrics({ host, port }, async () => {
    metrics.sockets.set(countOpenPages())
    showPools()
    // Not awaited: a check may take longer than a scrape. The next one has its result.
    void checkSystem().then(showFacts)
    const { oldestSeconds, ...states } = await countOpenDeliveries()
    metrics.outboxOldest.set(oldestSeconds)
    for (const [state, count] of Object.entries(states)) metrics.deliveries.set({ state }, count)
    for (const [queue, count] of await pipeline.waiting()) metrics.waitingJobs.set({ queue }, count)
  })
}

/** Sets the gauges of this process's pools of database connections. */
export function showPools(): void {
  for (const [pool, { connection }] of db.manager.connections) {
    const connections = connection?.pool
    if (!connections) continue
    metrics.databasePool.set({ pool, state: 'used' }, connections.numUsed())
    metrics.databasePool.set({ pool, state: 'free' }, connections.numFree())
    metrics.databasePool.set({ pool, state: 'waiting' }, connections.numPendingAcquires())
  }
}

/** Sets the gauges of the checks. One that found no number has no value. */
export function showFacts({ facts }: Pick<SystemReport, 'facts'>): void {
  for (const { name: check, level, isWell, value } of facts) {
    metrics.checks.set({ check, level }, isWell ? 1 : 0)
    if (typeof value === 'number') metrics.checkValues.set({ check }, value)
    else metrics.checkValues.remove({ check })
  }
}
