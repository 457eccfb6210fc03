import { startPipeline } from '#shared/events/pipeline'

let running: { stop(): Promise<void> } | undefined

/**
 * The relay and workers that all tests share. A test that stops them must start them again at its end. Tests run scheduled jobs
 * themselves: a round at each start would read and write beside the next tests.
 */
export const sharedPipeline = {
  start() {
    running ??= startPipeline({ workers: true, jobs: [] })
  },

  async stop() {
    await running?.stop()
    running = undefined
  },
}
