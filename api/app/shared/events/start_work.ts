import env from '#start/env'
import { startPipeline } from '#shared/events/pipeline'
import { startMetrics } from '#shared/operations/start_metrics'
import { openLiveChannel } from '#shared/realtime/live_channel'
import { socketAdapter } from '#shared/realtime/socket_adapter'

/** Starts all that a process without a web server does: relay, workers, and pushes to pages that other processes serve. */
export async function startWork(): Promise<{ stop(): Promise<void> }> {
  openLiveChannel(
    socketAdapter({ redisUrl: env.get('REDIS_URL'), databaseUrl: env.get('DATABASE_URL') })
  )
  const pipeline = startPipeline({ workers: true })
  const watch = await startMetrics(pipeline)
  return {
    async stop() {
      await watch.stop()
      await pipeline.stop()
    },
  }
}
