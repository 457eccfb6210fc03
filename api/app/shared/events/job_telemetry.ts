import type { Telemetry } from 'bullmq'
import { BullMQOtel } from 'bullmq-otel'
import env from '#start/env'

/** The setting of workers by which jobs are traced, as a part of what caused them; empty where nothing is. */
export function jobTelemetry(): { telemetry?: Telemetry } {
  return env.get('OTEL_EXPORTER_OTLP_ENDPOINT')
    ? { telemetry: new BullMQOtel({ tracerName: 'bullmq' }) }
    : {}
}

/** How a job carries the trace of what caused it, in the form that bullmq-otel reads. */
export function traceMetadata(traceparent: string): string {
  return JSON.stringify({ traceparent })
}
