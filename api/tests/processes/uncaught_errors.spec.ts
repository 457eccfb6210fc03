import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { closeConnections } from '#shared/http/server/close_connections'
import { nodeServer } from '#shared/http/server/node_server'
import { HttpConnection } from '#tests/http_connection'
import { startApp } from '#tests/start_app'

const FAULTY = fileURLToPath(new URL('./faulty_requests.ts', import.meta.url))
const INTERNAL_ERROR =
  '{"code":"internalError","message":"Something went wrong on our side. Please try again."}'

test.group('Uncaught errors', (group) => {
  group.tap((test) => test.tags(['@long']))

  test('get a 500 for their own request, let other requests finish and end the process with status 1', async ({
    assert,
    cleanup,
  }) => {
    const { url, server } = await startApp(cleanup, { NODE_OPTIONS: `--import=${FAULTY}` })
    const port = Number(new URL(url).port)
    const other = await HttpConnection.open(port)
    cleanup(() => other.close())
    const body = JSON.stringify({ username: 'unknown', password: 'chai-and-samosa' })
    const [begun, rest] = [body.slice(0, 10), body.slice(10)]
    await other.write('GET /api/categories HTTP/1.1\r\nHost: localhost\r\nX-Fault: late\r\n\r\n')
    await other.write(
      `POST /api/login/email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${begun}`
    )

    const responses = await Promise.all(
      ['rejection', 'timer', 'listener'].map(async (fault) => {
        const response = await fetch(`${url}/api/categories?${fault}`, {
          headers: { 'x-fault': fault },
        })
        return [response.status, await response.text()]
      })
    )
    assert.deepEqual(responses, Array(3).fill([500, INTERNAL_ERROR]))
    await other.write(rest)
    const pipelined = await other.responses(['GET', 'POST'])
    assert.deepEqual(
      pipelined.map(({ status, headers }) => [status, headers.connection]),
      [
        [200, 'keep-alive'],
        [401, 'close'],
      ]
    )

    const { code, output } = await server.ended
    assert.equal(code, 1)
    assert.lengthOf(output.match(/"level":60/g) ?? [], 3, output)
    assert.include(
      output,
      'Uncaught error; the process finishes its open requests and exits to be restarted'
    )
    assert.include(output, 'faulty_requests.ts:')
    assert.notInclude(output, 'asha@example.in')
  }).timeout(180_000)

  test('get a 500 for an open request before its connection is closed', async ({
    assert,
    cleanup,
  }) => {
    const server = nodeServer(() => {}).listen(0, '127.0.0.1')
    cleanup(() => void server.close())
    await once(server, 'listening')
    const connection = await HttpConnection.open((server.address() as AddressInfo).port)
    cleanup(() => connection.close())
    const requested = once(server, 'request')
    await connection.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await requested
    await closeConnections(server)
    const [response] = await connection.responses(['GET'])
    assert.deepEqual([response!.status, response!.body], [500, INTERNAL_ERROR])
    assert.include(await connection.text(), INTERNAL_ERROR)
  })

  test('get a 500 without headers that were set for another response', async ({
    assert,
    cleanup,
  }) => {
    const prepared = {
      'content-encoding': 'br',
      'content-length': '3',
      'etag': '"prepared"',
      'location': '/dashboard',
      'set-cookie': 'saajha_session=prepared',
    }
    const server = nodeServer((_request, response) => {
      for (const [name, value] of Object.entries(prepared)) response.setHeader(name, value)
    }).listen(0, '127.0.0.1')
    cleanup(() => void server.close())
    await once(server, 'listening')
    const connection = await HttpConnection.open((server.address() as AddressInfo).port)
    cleanup(() => connection.close())
    const requested = once(server, 'request')
    await connection.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await requested
    await closeConnections(server)
    const [response] = await connection.responses(['GET'])
    assert.deepEqual([response!.status, response!.body], [500, INTERNAL_ERROR])
    assert.equal(response!.headers['content-length'], String(INTERNAL_ERROR.length))
    for (const name of ['content-encoding', 'etag', 'location', 'set-cookie']) {
      assert.notProperty(response!.headers, name)
    }
  })

  test('cut off a response that has begun', async ({ assert, cleanup }) => {
    const server = nodeServer((_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('begun')
    }).listen(0, '127.0.0.1')
    cleanup(() => void server.close())
    await once(server, 'listening')
    const connection = await HttpConnection.open((server.address() as AddressInfo).port)
    cleanup(() => connection.close())
    const requested = once(server, 'request')
    await connection.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await requested
    await closeConnections(server)
    assert.notInclude(await connection.text(), INTERNAL_ERROR)
  })
})
