import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api'

const TRACER = 'saajha'

/** A W3C `traceparent`, by which work in another process, or later work, joins the trace of its cause. */
type Carrier = { traceparent?: string }

/**
 * Runs work in a child span of the active one. The span records an error by name only, because its message may quote user
 * input. Without a collector this costs next to nothing.
 */
export function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<Result>,
  kind: SpanKind = SpanKind.INTERNAL
): Promise<Result> {
  return trace.getTracer(TRACER).startActiveSpan(name, { attributes, kind }, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name })
      throw error
    } finally {
      span.end()
    }
  })
}

/** Records an event as an empty child span of the active one. */
export function recordInSpan(name: string): void {
  trace.getTracer(TRACER).startSpan(name).end()
}

/** The `traceparent` of the active span; null when tracing is disabled. */
export function traceParent(): string | null {
  const carrier: Carrier = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent ?? null
}
