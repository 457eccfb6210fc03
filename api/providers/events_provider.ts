import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'
import type { Pipeline } from '#shared/events/pipeline'

/** Runs the event pipeline in a web process; `node ace work` runs it in a separate process. */
export default class EventsProvider {
  #pipeline: Pipeline | undefined
  #metrics: { stop(): Promise<void> } | undefined

  constructor(protected app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const { startPipeline } = await import('#shared/events/pipeline')
    const { startMetrics } = await import('#shared/operations/start_metrics')
    this.#pipeline = startPipeline({ workers: env.get('WORKERS', 'on') === 'on' })
    this.#metrics = await startMetrics(this.#pipeline)
  }

  async shutdown() {
    await this.#metrics?.stop()
    await this.#pipeline?.stop()
  }
}
