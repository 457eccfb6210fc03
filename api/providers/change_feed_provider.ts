import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'

const LOAD_INTERVAL_MS = 10 * 60_000

/**
 * Connects a web process to the change feed, which enables the response cache, and loads term statistics every ten minutes.
 * At shutdown it flushes recorded views.
 */
export default class ReadsProvider {
  #changeFeed: { stop(): Promise<void> } | undefined
  #loadTimer: NodeJS.Timeout | undefined

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
    const { loadTermStatistics } = await import('#modules/catalogue/public')
    const load = () =>
      loadTermStatistics().catch((error: Error) =>
        logger.warn(
          { error: error.message },
          'term statistics not loaded; searches use the previous ones'
        )
      )
    this.#loadTimer = setInterval(() => void load(), LOAD_INTERVAL_MS).unref()
    void load()
  }

  async shutdown() {
    clearInterval(this.#loadTimer)
    await this.#changeFeed?.stop()
    const { flushViews } = await import('#modules/catalogue/public')
    await flushViews()
  }
}
