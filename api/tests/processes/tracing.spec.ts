import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { startApp } from '#tests/start_app'
import { until } from '#harness/until'
import { AppClient } from '#harness/app_client'
import { BICYCLE } from '#harness/bicycle'

const MESSAGE = 'Is it free for my cousin Leela on Saturday?'

/** The tested parts of a span in OTLP. */
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string }

test.group('The trace of a message to an owner', (group) => {
  group.tap((test) => test.tags(['@long']))

  test('connects the request, the jobs and the pushes, without user content', async ({
    assert,
    cleanup,
  }) => {
    const collector = await startCollector()
    cleanup(() => collector.stop())
    const { url, server } = await startApp(cleanup, {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    })
    const owner = await new AppClient(url).join('Asha Kulkarni')
    const renter = await new AppClient(url).join('Ravi Nair')
    const { id: itemId } = await owner.post('/api/items', BICYCLE)
    const contact = { itemId, interactionType: 'message', message: MESSAGE }
    await renter.post('/api/contact-interactions', contact)

    await renter.get(`/api/contact-interactions/counts/${itemId}`)

    const spans = () => collector.spans()
    await until('the push is traced', () =>
      spans().some(({ name }) => name === 'push notification')
    )
    await until('the request is traced', () =>
      spans().some(({ name }) => name === 'POST /api/contact-interactions')
    )
    await until('the counts are traced, by their route', () =>
      spans().some(({ name }) => name === 'GET /api/contact-interactions/counts/:itemId?')
    )
    await until('the counts are updated', () =>
      spans().some(({ name }) => name === 'contact_counts')
    )
    await server.stop()
    const request = spans().find(({ name }) => name === 'POST /api/contact-interactions')!
    const push = spans().find(({ name }) => name === 'push notification')!
    assert.deepEqual(pathTo(push, spans()), [
      'POST /api/contact-interactions',
      'process deliveries',
      'notify_owner',
      'push notification',
    ])
    const caused = spans().filter(({ traceId }) => traceId === request.traceId)
    assert.includeMembers(
      caused.map(({ name }) => name),
      ['notify_owner', 'contact_counts', 'push notification', 'push unread-count']
    )
    for (const private_ of [MESSAGE, 'Leela', owner.email, renter.email, 'Ravi', BICYCLE.title]) {
      assert.notInclude(collector.text(), private_)
    }
  }).timeout(180_000)
})

/** The names of a span and its ancestors, from the root. */
function pathTo(span: Span, spans: Span[]): string[] {
  const above = spans.find(({ spanId }) => spanId === span.parentSpanId)
  return [...(above ? pathTo(above, spans) : []), span.name]
}

/** A collector that receives spans by OTLP over HTTP. */
async function startCollector() {
  let text = ''
  const spans: Span[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      text += body
      for (const { scopeSpans } of JSON.parse(body).resourceSpans) {
        for (const scope of scopeSpans) spans.push(...scope.spans)
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => spans,
    text: () => text,
    stop: () => void server.close(),
  }
}
