import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'

/** Lets a web process hear what changes, so that it may keep replies; in the end keeps the last views, and closes the connections of reads. */
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
    const { keepViews } = await import('#modules/catalogue/note_view')
    await keepViews()
    const { closeReads } = await import('#shared/database/read_rows')
    await closeReads()
  }
}
