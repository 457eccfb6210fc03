import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { closeConnections } from '#shared/http/server/close_connections'
import { nodeServer } from '#shared/http/server/node_server'
import { HttpConnection } from '#tests/http_connection'
import { startApp } from '#tests/start_app'

const FAULTY = fileURLToPath(new URL('./faulty_requests.ts', import.meta.url))
const INTERNAL_ERROR = '{"message":"Something went wrong on our side. Please try again."}'

test.group('Uncaught errors', () => {
  test('an uncaught error answers its own request with 500, lets the others finish and ends the process with status 1', async ({
    assert,
    cleanup,
  }) => {
    const { address, server } = await startApp(cleanup, { NODE_OPTIONS: `--import=${FAULTY}` })
    const port = Number(new URL(address).port)
    const other = await HttpConnection.open(port)
    cleanup(() => other.close())
    const body = JSON.stringify({ username: 'nobody', password: 'chai-and-samosa' })
    const [begun, rest] = [body.slice(0, 10), body.slice(10)]
    await other.write('GET /api/categories HTTP/1.1\r\nHost: here\r\nX-Fault: late\r\n\r\n')
    await other.write(
      `POST /api/login/email HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${begun}`
    )

    const answers = await Promise.all(
      ['rejection', 'timer', 'listener'].map(async (fault) => {
        const response = await fetch(`${address}/api/categories?${fault}`, {
          headers: { 'x-fault': fault },
        })
        return [response.status, await response.text()]
      })
    )
    assert.deepEqual(answers, Array(3).fill([500, INTERNAL_ERROR]))
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
  }).timeout(60_000)

  test('an unanswered request gets a 500 before its connection is closed', async ({
    assert,
    cleanup,
  }) => {
    const server = nodeServer(() => {}).listen(0, '127.0.0.1')
    cleanup(() => void server.close())
    await once(server, 'listening')
    const connection = await HttpConnection.open((server.address() as AddressInfo).port)
    cleanup(() => connection.close())
    const requested = once(server, 'request')
    await connection.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
    await requested
    await closeConnections(server)
    const [response] = await connection.responses(['GET'])
    assert.deepEqual([response!.status, response!.body], [500, INTERNAL_ERROR])
    assert.include(await connection.text(), INTERNAL_ERROR)
  })

  test('a 500 keeps no header that was set for another response', async ({ assert, cleanup }) => {
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
    await connection.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
    await requested
    await closeConnections(server)
    const [response] = await connection.responses(['GET'])
    assert.deepEqual([response!.status, response!.body], [500, INTERNAL_ERROR])
    assert.equal(response!.headers['content-length'], String(INTERNAL_ERROR.length))
    for (const name of ['content-encoding', 'etag', 'location', 'set-cookie']) {
      assert.notProperty(response!.headers, name)
    }
  })

  test('a response that has begun is cut off when its connection is closed', async ({
    assert,
    cleanup,
  }) => {
    const server = nodeServer((_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('begun')
    }).listen(0, '127.0.0.1')
    cleanup(() => void server.close())
    await once(server, 'listening')
    const connection = await HttpConnection.open((server.address() as AddressInfo).port)
    cleanup(() => connection.close())
    const requested = once(server, 'request')
    await connection.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
    await requested
    await closeConnections(server)
    assert.notInclude(await connection.text(), INTERNAL_ERROR)
  })
})
