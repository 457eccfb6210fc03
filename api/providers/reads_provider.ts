import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'

/** Lets a web process hear what changes, so that it may keep replies, and closes the connections of reads. */
export default class ReadsProvider {
  #hearing: { stop(): Promise<void> } | undefined

  constructor(protected app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const { hearChanges } = await import('#shared/changes/changes')
    const logger = await this.app.container.make('logger')
    this.#hearing = hearChanges(env.get('DATABASE_URL'), (error) =>
      logger.warn({ error: error.message }, 'Changes are not heard of; no reply is kept until then')
    )
  }

  async shutdown() {
    await this.#hearing?.stop()
    const { closeReads } = await import('#shared/database/read_rows')
    await closeReads()
  }
}
