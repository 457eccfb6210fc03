import type { ApplicationService } from '@adonisjs/core/types'

const LOAD_INTERVAL_MS = 10 * 60_000

/** Loads the term statistics of searches in a web process every ten minutes, and flushes recorded views at shutdown. */
export default class CatalogueProvider {
  #loadTimer: NodeJS.Timeout | undefined

  constructor(protected app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const { loadTermStatistics } = await import('#modules/catalogue/public')
    const logger = await this.app.container.make('logger')
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
    const { flushViews } = await import('#modules/catalogue/public')
    await flushViews()
  }
}
