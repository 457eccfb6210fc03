import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { nodeServer } from '#shared/http/server/node_server'
import env from '#start/env'
import { errorBody } from '#tests/error_body'

const LONG = 'x'.repeat(20 * 1024)

test.group('Malformed requests', () => {
  test('a malformed request gets a 4xx in JSON and the connection closes: {what}')
    .with([
      {
        what: 'no request at all',
        bytes: 'Namaste!\r\n\r\n',
        status: '400 Bad Request',
        code: 'malformedRequest',
        message: "We couldn't read this request.",
      },
      {
        what: 'a malformed header',
        bytes: 'GET /api/items HTTP/1.1\r\nHost: here\r\nno colon\r\n\r\n',
        status: '400 Bad Request',
        code: 'malformedRequest',
        message: "We couldn't read this request.",
      },
      {
        what: 'a body with two lengths',
        bytes:
          'POST /api/items HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n',
        status: '400 Bad Request',
        code: 'malformedRequest',
        message: "We couldn't read this request.",
      },
      {
        what: 'overlong headers',
        bytes: `GET /api/items HTTP/1.1\r\nHost: here\r\nCookie: ${LONG}\r\n\r\n`,
        status: '431 Request Header Fields Too Large',
        code: 'headersTooLarge',
        message: 'The headers of the request are too large.',
      },
      {
        what: 'an overlong URL',
        bytes: `GET /api/items?q=${LONG} HTTP/1.1\r\nHost: here\r\n\r\n`,
        status: '414 URI Too Long',
        code: 'urlTooLong',
        message: 'This link is too long.',
      },
    ])
    .run(async ({ assert }, { bytes, status, code, message }) => {
      const { head, body } = await responseTo(bytes)
      assert.equal(head[0], `HTTP/1.1 ${status}`)
      assert.include(head, 'Content-Type: application/json; charset=utf-8')
      assert.include(head, 'Connection: close')
      assert.include(head, 'X-Content-Type-Options: nosniff')
      assert.include(head, `Content-Length: ${Buffer.byteLength(body)}`)
      assert.deepEqual(JSON.parse(body), errorBody(code, message))
    })

  test('a malformed request does not interrupt a response that has begun', async ({
    assert,
    cleanup,
  }) => {
    const server = nodeServer((_request, response) => {
      response.write('The first half.')
      server.once('clientError', () => void response.end('The second half.'))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    cleanup(() => void server.close())
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
    let received = ''
    let isBroken = false
    for await (const chunk of socket) {
      received += chunk
      if (isBroken || !received.includes('The first half.')) continue
      isBroken = true
      socket.write('Namaste!\r\n\r\n')
    }
    assert.match(received, /^HTTP\/1.1 200 OK\r\n/)
    assert.isAbove(
      received.indexOf('400 Bad Request'),
      received.indexOf('The second half.\r\n0\r\n')
    )
  })
})

/** Sends raw bytes and reads the response until the server closes the connection. */
async function responseTo(bytes: string): Promise<{ head: string[]; body: string }> {
  const socket = connect(Number(env.get('PORT')), env.get('HOST'))
  socket.write(bytes)
  let received = ''
  for await (const chunk of socket) received += chunk
  const [head, body] = received.split('\r\n\r\n')
  return { head: head!.split('\r\n'), body: body! }
}
