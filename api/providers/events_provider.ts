import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'

/** Runs the event pipeline inside a web process; `node ace work` runs it in one of its own. */
export default class EventsProvider {
  #pipeline: { stop(): Promise<void> } | undefined

  constructor(protected app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const { startPipeline } = await import('#shared/events/pipeline')
    this.#pipeline = startPipeline({ workers: env.get('WORKERS', 'on') === 'on' })
  }

  async shutdown() {
    await this.#pipeline?.stop()
  }
}
