import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'

/** Connects a web process to the change feed, and so enables the response cache. */
export default class ChangeFeedProvider {
  #changeFeed: { stop(): Promise<void> } | undefined

  constructor(protected app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const { startChangeFeed } = await import('#shared/changes/change_feed')
    const logger = await this.app.container.make('logger')
    this.#changeFeed = startChangeFeed(env.get('DATABASE_URL'), (error) =>
      logger.warn(
        { error: error.message },
        'change feed disconnected; response cache disabled until it reconnects'
      )
    )
  }

  async shutdown() {
    await this.#changeFeed?.stop()
  }
}
