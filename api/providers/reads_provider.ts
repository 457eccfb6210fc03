import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'

const LEARN_EACH_MS = 10 * 60_000

/**
 * Lets a web process hear what changes, so that it may keep replies, and know which words are common; in the end keeps the last
 * views, and closes the connections of reads.
 */
export default class ReadsProvider {
  #hearing: { stop(): Promise<void> } | undefined
  #learning: NodeJS.Timeout | undefined

  constructor(protected app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const { startChangeFeed } = await import('#shared/changes/change_feed')
    const logger = await this.app.container.make('logger')
    this.#hearing = startChangeFeed(env.get('DATABASE_URL'), (error) =>
      logger.warn({ error: error.message }, 'Changes are not heard of; no reply is kept until then')
    )
    const { loadTermStatistics } = await import('#modules/catalogue/search/cardinality')
    const learn = () =>
      loadTermStatistics().catch((error: Error) =>
        logger.warn({ error: error.message }, 'Which words are common is not known; searches go on')
      )
    this.#learning = setInterval(() => void learn(), LEARN_EACH_MS).unref()
    void learn()
  }

  async shutdown() {
    clearInterval(this.#learning)
    await this.#hearing?.stop()
    const { flushViews } = await import('#modules/catalogue/record_view')
    await flushViews()
    const { closeReads } = await import('#shared/database/read_rows')
    await closeReads()
  }
}
