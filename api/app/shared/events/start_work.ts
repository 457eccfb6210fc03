import { startPipeline } from '#shared/events/pipeline'
import { startMetrics } from '#shared/operations/start_metrics'
import { openLiveChannel } from '#shared/realtime/live_channel'
import { socketAdapter } from '#shared/realtime/socket_adapter'
import { sharedSettings } from '#shared/settings'

/** Starts a worker process: relay, workers, and pushes through the sockets of web processes. */
export async function startWork(): Promise<{ stop(): Promise<void> }> {
  openLiveChannel(socketAdapter(sharedSettings()))
  const pipeline = startPipeline({ workers: true })
  const metrics = await startMetrics(pipeline)
  return {
    async stop() {
      await metrics.stop()
      await pipeline.stop()
    },
  }
}
