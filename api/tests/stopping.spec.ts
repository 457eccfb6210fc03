import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { startApp } from '#tests/start_app'
import { queryDatabase } from '#tests/query_database'
import { until } from '#tests/wait_for'
import { BICYCLE, Visitor } from '#tests/visitor'

test.group('A house that is asked to end', () => {
  test('ends although its Redis answers nothing', async ({ assert, cleanup }) => {
    const redis = createServer((socket) => socket.resume()).listen(0, '127.0.0.1')
    cleanup(() => void redis.close())
    await once(redis, 'listening')
    const { port } = redis.address() as AddressInfo
    const { server } = await startApp(cleanup, { REDIS_URL: `redis://127.0.0.1:${port}` })
    const { code, output } = await server.end()
    assert.equal(code, 0, output)
  }).timeout(60_000)

  test('keeps the views of the last moment', async ({ assert, cleanup }) => {
    const { address, folder, server } = await startApp(cleanup)
    const owner = await new Visitor(address).join('Asha Kulkarni')
    const { id } = await owner.post('/api/items', BICYCLE)
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14)' }
    assert.isTrue((await fetch(`${address}/api/items/${id}`, { headers })).ok)
    await server.end()
    await until('the house is closed', () => server.exitCode !== null)
    assert.lengthOf(await queryDatabase(folder, 'select from item_views'), 1)
  }).timeout(60_000)
})
