import type { Telemetry } from 'bullmq'
import { BullMQOtel } from 'bullmq-otel'
import { sharedSettings } from '#shared/settings'

/** The worker option that traces jobs as children of their cause; empty when tracing is disabled. */
export function jobTelemetry(): { telemetry?: Telemetry } {
  return sharedSettings().isTraced ? { telemetry: new BullMQOtel({ tracerName: 'bullmq' }) } : {}
}

/** The trace context of a job's cause, in the format of bullmq-otel. */
export function traceMetadata(traceparent: string): string {
  return JSON.stringify({ traceparent })
}
