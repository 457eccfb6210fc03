import { startPipeline } from '#shared/events/pipeline'

let running: { stop(): Promise<void> } | undefined

/** The relay and the workers that all tests share. A test that stops them starts them again when it ends. */
export const sharedPipeline = {
  start() {
    running ??= startPipeline({ workers: true })
  },

  async stop() {
    await running?.stop()
    running = undefined
  },
}
