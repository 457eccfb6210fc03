import { startPipeline } from '#shared/events/pipeline'

let running: { stop(): Promise<void> } | undefined

/** The relay and workers that all tests share. A test that stops them must start them again at its end. */
export const sharedPipeline = {
  start() {
    running ??= startPipeline({ workers: true })
  },

  async stop() {
    await running?.stop()
    running = undefined
  },
}
