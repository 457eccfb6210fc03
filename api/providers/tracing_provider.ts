import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'

/** Traces this process if a collector is configured. It is registered as the first provider, so that it stops last. */
export default class TracingProvider {
  #tracing: { stop(): Promise<void> } | undefined

  constructor(protected app: ApplicationService) {}

  async boot() {
    if (!env.get('OTEL_EXPORTER_OTLP_ENDPOINT')) return
    const { startTracing } = await import('#shared/operations/tracing')
    this.#tracing = startTracing()
  }

  async shutdown() {
    await this.#tracing?.stop()
  }
}
