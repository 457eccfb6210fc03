import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { test } from '@japa/runner'
import { nodeServer } from '#shared/http/server/node_server'
import { HttpConnection } from '#tests/http_connection'
import { randomIp } from '#harness/random_ip'

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`

test.group('Pipelined requests of one connection', () => {
  test('three pipelined GETs are answered completely and in order', async ({ assert, cleanup }) => {
    const connection = await HttpConnection.open()
    cleanup(() => connection.close())
    const paths = ['/health/live', '/api/categories', '/api/no-such-call']
    await connection.write(paths.map(get).join(''))
    const responses = await connection.responses(['GET', 'GET', 'GET'])
    assert.deepEqual(
      responses.map(({ status }) => status),
      [200, 200, 404]
    )
    assert.deepEqual(JSON.parse(responses[0]!.body), { status: 'ok' })
    assert.isAbove(JSON.parse(responses[1]!.body).length, 5)
  })

  test('a POST and a GET pipelined after it are answered in order', async ({ assert, cleanup }) => {
    const connection = await HttpConnection.open()
    cleanup(() => connection.close())
    const body = JSON.stringify({ username: 'unknown_user', password: 'chai-and-samosa' })
    const post = [
      'POST /api/login/email HTTP/1.1',
      'Host: here',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      `X-Forwarded-For: ${randomIp()}`,
    ]
    await connection.write(`${post.join('\r\n')}\r\n\r\n${body}${get('/health/live')}`)
    const [first, second] = await connection.responses(['POST', 'GET'])
    assert.equal(first!.status, 401)
    assert.deepEqual(JSON.parse(second!.body), { status: 'ok' })
  })

  test('a GET pipelined after a slow request is answered after it', async ({ assert, cleanup }) => {
    let respondToSlow = () => {}
    const connection = await connectTo(cleanup, (request, response) => {
      if (request.url === '/slow') {
        respondToSlow = () => void response.end('slow')
      } else {
        response.end('fast')
        respondToSlow()
      }
    })
    await connection.write(get('/slow') + get('/fast'))
    const responses = await connection.responses(['GET', 'GET'])
    assert.deepEqual(
      responses.map(({ body }) => body),
      ['slow', 'fast']
    )
  })

  test('a malformed request gets its 400 after the responses to those before it', async ({
    assert,
    cleanup,
  }) => {
    const connection = await connectTo(cleanup, ({ url, socket }, response) => {
      if (url === '/second') return response.end('second')
      response.write('fir')
      afterParserError(socket, () => response.end('st'))
    })
    await connection.write(get('/first') + get('/second') + 'Namaste!\r\n\r\n')
    const responses = await connection.responses(['GET', 'GET', 'GET'])
    assert.deepEqual(
      responses.map(({ status, body }) => [status, body]),
      [
        [200, 'first'],
        [200, 'second'],
        [400, `{"code":"malformedRequest","message":"We couldn't read this request."}`],
      ]
    )
    assert.include(await connection.text(), 'Connection: close')
  })

  test('a request with a malformed body gets one response, after the one before it', async ({
    assert,
    cleanup,
  }) => {
    const connection = await connectTo(cleanup, (request, response) => {
      if (request.method === 'POST') request.resume()
      else afterParserError(request.socket, () => response.end('first'))
    })
    const post = 'POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\nno chunk\r\n'
    await connection.write(get('/') + post)
    const responses = await connection.responses(['GET', 'POST', 'GET'])
    assert.deepEqual(
      responses.map(({ status }) => status),
      [200, 400]
    )
  })

  test('the source of a queued response is closed with the connection', async ({
    assert,
    cleanup,
  }) => {
    const source = new Readable({ read: () => {} })
    const connection = await connectTo(cleanup, (request, response) => {
      if (request.url === '/stream') {
        void pipeline(source, response).catch(() => {})
        connection.close()
      }
    })
    await connection.write(get('/never') + get('/stream'))
    await finished(source).catch(() => {})
    assert.isTrue(source.destroyed)
  })
})

/** Calls `then` when the server's parser has rejected the next request. */
function afterParserError(socket: Socket, then: () => void): void {
  const { server } = socket as Socket & { server: Server }
  server.once('clientError', then)
}

async function connectTo(
  cleanup: (end: () => void) => void,
  handle: RequestListener
): Promise<HttpConnection> {
  const server = nodeServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const connection = await HttpConnection.open((server.address() as AddressInfo).port)
  cleanup(() => {
    connection.close()
    server.close()
  })
  return connection
}
