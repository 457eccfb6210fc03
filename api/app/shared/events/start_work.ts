import env from '#start/env'
import { startPipeline } from '#shared/events/pipeline'
import { watchHouse } from '#shared/operations/watch_house'
import { openLiveChannel } from '#shared/realtime/live_channel'
import { socketAdapter } from '#shared/realtime/socket_adapter'

/** Starts all that a process without a web server does: relay, workers, and pushes to pages that other processes serve. */
export async function startWork(): Promise<{ stop(): Promise<void> }> {
  openLiveChannel(
    socketAdapter({ redisUrl: env.get('REDIS_URL'), databaseUrl: env.get('DATABASE_URL') })
  )
  const pipeline = startPipeline({ workers: true })
  const watch = await watchHouse(pipeline)
  return {
    async stop() {
      await watch.stop()
      await pipeline.stop()
    },
  }
}
