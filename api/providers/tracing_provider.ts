import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'

/** Traces this process where a collector is named. It comes first among the providers, so that it is the last to stop. */
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
