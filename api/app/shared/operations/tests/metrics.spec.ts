import { test } from '@japa/runner'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { serveMetrics } from '#shared/operations/serve_metrics'
import { dataFolder } from '#tests/data_folder'
import { openPage } from '#tests/open_page'
import type { Program } from '#harness/program'
import { serverProgram } from '#tests/app_program'
import { queryEmbeddedDatabase } from '#tests/query_embedded_database'
import { until } from '#harness/until'
import { AppClient } from '#harness/app_client'
import { BICYCLE } from '#harness/bicycle'

test.group('The Prometheus metrics', (group) => {
  let folder: Awaited<ReturnType<typeof dataFolder>>
  let server: Program
  let baseUrl: string
  let metric: (name: string) => Promise<number | undefined>

  group.setup(async () => {
    folder = await dataFolder()
    const [port, metricsPort] = [await findFreePort(), await findFreePort()]
    baseUrl = `http://127.0.0.1:${port}`
    server = await serverProgram({
      DATA_DIR: folder.path,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
    }).waitForOutput('is ready')
    metric = async (name) => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      const line = text.split('\n').find((each) => each.startsWith(`${name} `))
      return line === undefined ? undefined : Number(line.slice(name.length))
    }
    return async () => {
      await server.stop()
      await folder.forget()
    }
  })

  test('media sweeps that stopped are counted from zero for each reason, so that the first one raises an alert', async ({
    assert,
  }) => {
    for (const reason of ['foreign', 'unknown', 'empty', 'too_many'])
      assert.equal(await metric(`media_sweeps_stopped_total{reason="${reason}"}`), 0)
  })

  test('the metrics contain response times, delivery lag and open sockets', async ({ assert }) => {
    const owner = await new AppClient(baseUrl).join('Asha Kulkarni')
    const renter = await new AppClient(baseUrl).join('Ravi Nair')
    const { id: itemId } = await owner.post('/api/items', BICYCLE)
    const page = openPage(owner.cookie, {}, baseUrl)
    const contact = { itemId, interactionType: 'message', message: 'Is it free on Saturday?' }
    await renter.post('/api/contact-interactions', contact)
    await until('the page receives the notification', () => page.notifications.length === 1)

    const responses =
      'http_request_duration_seconds_count{method="POST",route="/api/contact-interactions",status="201"}'
    assert.equal(await metric(responses), 1)
    assert.equal(await metric('delivery_lag_seconds_count{subscriber="notify_owner"}'), 1)
    assert.equal(await metric('live_sockets'), 1)
    await until(
      'no job waits',
      async () => (await metric('queue_waiting_jobs{queue="deliveries"}')) === 0
    )
    page.socket.disconnect()
    await until('no socket is open', async () => (await metric('live_sockets')) === 0)
  })

  test('responses from the cache are counted with their time in seconds', async ({ assert }) => {
    const { id } = await (
      await new AppClient(baseUrl).join('Asha Kulkarni')
    ).post('/api/items', BICYCLE)
    const visitor = new AppClient(baseUrl)
    for (let n = 0; n < 3; n++) await visitor.get(`/api/items/${id}/similar`)
    const responses = '{method="GET",route="/api/items/:id/similar",status="200"}'
    const count = () => metric(`http_request_duration_seconds_count${responses}`)
    await until('all are counted', async () => (await count()) === 3)
    assert.isBelow((await metric(`http_request_duration_seconds_sum${responses}`))!, 60)
  })

  test('a response to a matching `If-None-Match` is counted as a 304', async ({ assert }) => {
    const path = '/api/categories/:categoryId'
    const getCategory = (headers: Record<string, string> = {}) =>
      fetch(`${baseUrl}/api/categories/bike`, { headers })
    const etag = (await getCategory()).headers.get('etag')!
    assert.equal((await getCategory({ 'if-none-match': etag })).status, 304)
    const count = `http_request_duration_seconds_count{method="GET",route="${path}",status="304"}`
    await until('it is counted', async () => (await metric(count)) === 1)
  })

  test('the metrics contain the age of the oldest due attempt and the number of dead deliveries', async ({
    assert,
  }) => {
    await until('no delivery is open', async () => (await metric('outbox_oldest_seconds')) === 0)
    const scheduled = (await metric('outbox_deliveries{state="scheduled"}'))!
    await leaveOpen(folder.path, { state: 'pending', due: '-1 hour', next: '-1 hour' })
    assert.equal(await metric('outbox_oldest_seconds'), 0, 'a scheduled delivery is not late')
    assert.equal(await metric('outbox_deliveries{state="scheduled"}'), scheduled + 1)
    assert.equal(await metric('outbox_deliveries{state="pending"}'), 0)
    await leaveOpen(folder.path, { state: 'pending', due: '1 hour', next: '-1 day' })
    assert.equal(await metric('outbox_deliveries{state="pending"}'), 1, 'it waits for a retry')
    assert.equal(await metric('outbox_oldest_seconds'), 0, 'a postponed delivery is not late')
    await leaveOpen(folder.path, { state: 'pending', due: '1 hour', next: '20 seconds' })
    const waiting = (await metric('outbox_oldest_seconds'))!
    assert.isAtLeast(waiting, 20)
    assert.isBelow(waiting, 1_800)
    await leaveOpen(folder.path, { state: 'queued', due: '1 hour', next: '40 seconds' })
    const oldest = (await metric('outbox_oldest_seconds'))!
    assert.isAtLeast(oldest, 40)
    assert.isBelow(oldest, 1_800)
    assert.equal(await metric('outbox_deliveries{state="queued"}'), 1)
    assert.equal(await metric('outbox_deliveries{state="dead"}'), 0)
    await leaveOpen(folder.path, { state: 'dead', due: '5 minutes', next: '5 minutes' })
    assert.equal(await metric('outbox_deliveries{state="dead"}'), 1)
  })

  test('the scrape succeeds when gauges cannot be read, and only `/metrics` is served', async ({
    assert,
    cleanup,
  }) => {
    const port = await findFreePort()
    const served = await serveMetrics({ host: '127.0.0.1', port }, () =>
      Promise.reject(new Error('The database is unavailable'))
    )
    cleanup(() => served.stop())
    const response = await fetch(`http://127.0.0.1:${port}/metrics`)
    assert.equal(response.status, 200)
    assert.include(await response.text(), 'process_resident_memory_bytes')
    assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 404)
  })

  test('the scrape succeeds while gauges wait for an unavailable database or queue', async ({
    assert,
    cleanup,
  }) => {
    const port = await findFreePort()
    const settings = { host: '127.0.0.1', port, gaugesTimeoutMs: 10 }
    const served = await serveMetrics(settings, () => new Promise(() => {}))
    cleanup(() => served.stop())
    const response = await fetch(`http://127.0.0.1:${port}/metrics`)
    assert.equal(response.status, 200)
    assert.include(await response.text(), 'process_resident_memory_bytes')
  })

  test('the port of the site does not serve metrics', async ({ assert }) => {
    const response = await fetch(`${baseUrl}/metrics`)
    assert.equal(response.status, 404)
    assert.notInclude(await response.text(), 'http_request_duration_seconds')
  })
})

/**
 * Inserts an event whose delivery was due, and whose next attempt was due, the given times ago. It stays in its state, since no
 * worker has its subscriber.
 */
async function leaveOpen(
  dataDir: string,
  { state, due, next }: { state: string; due: string; next: string }
) {
  await queryEmbeddedDatabase(
    dataDir,
    `with event as (
       insert into domain_events (name, aggregate_id, payload, occurred_at)
       values ('contact.sent', uuidv7(), '{}', now() - greatest(interval '${due}', '0')) returning id
     )
     insert into deliveries (event_id, subscriber, state, queued_at, due_at, next_at)
     select id, 'removed_subscriber', '${state}', now(), now() - interval '${due}', now() - interval '${next}' from event`
  )
}
