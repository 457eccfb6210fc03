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

/** A W3C `traceparent`, by which work that was caused elsewhere, or later, joins the trace of its cause. */
type Carrier = { traceparent?: string }

/**
 * Runs work in a span of its own, below the one that is open here. Errors are told by their kind: a message may quote what
 * a person wrote. Without a collector this costs next to nothing.
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

/** Notes a moment of the span that is open here. */
export function noteInSpan(name: string): void {
  trace.getTracer(TRACER).startSpan(name).end()
}

/** The `traceparent` of the span that is open here; null where nothing is traced. */
export function traceParent(): string | null {
  const carrier: Carrier = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent ?? null
}
