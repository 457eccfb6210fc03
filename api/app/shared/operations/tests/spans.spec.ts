import { SpanStatusCode, trace } from '@opentelemetry/api'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { test } from '@japa/runner'
import { inSpan } from '#shared/operations/spans'

test.group('Spans', () => {
  test('a span records the name of an error without its message and ends', async ({
    assert,
    cleanup,
  }) => {
    const exporter = new InMemorySpanExporter()
    const spanProcessors = [new SimpleSpanProcessor({ exporter })]
    trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors }))
    cleanup(() => trace.disable())
    const failing = () => Promise.reject(new TypeError('Leela wrote this'))
    await assert.rejects(() => inSpan('failing work', {}, failing), 'Leela wrote this')
    const span = exporter.getFinishedSpans().find(({ name }) => name === 'failing work')
    assert.deepEqual(span?.status, { code: SpanStatusCode.ERROR, message: 'TypeError' })
  })
})
