import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { startApp } from '#tests/start_app'
import { queryEmbeddedDatabase } from '#tests/query_embedded_database'
import { AppClient } from '#harness/app_client'
import { BICYCLE } from '#harness/bicycle'

test.group('A server that receives SIGTERM', (group) => {
  group.tap((test) => test.tags(['@long']))

  test('exits although its Redis does not respond', async ({ assert, cleanup }) => {
    const redis = createServer((socket) => socket.resume()).listen(0, '127.0.0.1')
    cleanup(() => void redis.close())
    await once(redis, 'listening')
    const { port } = redis.address() as AddressInfo
    const { server } = await startApp(cleanup, { REDIS_URL: `redis://127.0.0.1:${port}` })
    const { code, output } = await server.stop()
    assert.equal(code, 0, output)
  }).timeout(180_000)

  test('stores the views that were not yet flushed', async ({ assert, cleanup }) => {
    const { url, folder, server } = await startApp(cleanup)
    const owner = await new AppClient(url).join('Asha Kulkarni')
    const { id } = await owner.post('/api/items', BICYCLE)
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14)' }
    assert.isTrue((await fetch(`${url}/api/items/${id}`, { headers })).ok)
    await server.stop()
    assert.lengthOf(await queryEmbeddedDatabase(folder, 'select from item_views'), 1)
  }).timeout(180_000)
})
