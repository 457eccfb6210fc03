import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { nodeServer } from '#shared/http/server/node_server'
import env from '#start/env'

const LONG = 'x'.repeat(20 * 1024)

test.group('What is no HTTP', () => {
  test('is told so in JSON, and the connection ends: {what}')
    .with([
      {
        what: 'no request at all',
        bytes: 'Namaste!\r\n\r\n',
        status: '400 Bad Request',
        message: 'The request cannot be read.',
      },
      {
        what: 'a malformed header',
        bytes: 'GET /api/items HTTP/1.1\r\nHost: here\r\nno colon\r\n\r\n',
        status: '400 Bad Request',
        message: 'The request cannot be read.',
      },
      {
        what: 'a body with two lengths',
        bytes:
          'POST /api/items HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n',
        status: '400 Bad Request',
        message: 'The request cannot be read.',
      },
      {
        what: 'headers without end',
        bytes: `GET /api/items HTTP/1.1\r\nHost: here\r\nCookie: ${LONG}\r\n\r\n`,
        status: '431 Request Header Fields Too Large',
        message: 'The headers of the request are too large.',
      },
      {
        what: 'an address without end',
        bytes: `GET /api/items?q=${LONG} HTTP/1.1\r\nHost: here\r\n\r\n`,
        status: '414 URI Too Long',
        message: 'The address is too long.',
      },
    ])
    .run(async ({ assert }, { bytes, status, message }) => {
      const { head, body } = await answerTo(bytes)
      assert.equal(head[0], `HTTP/1.1 ${status}`)
      assert.include(head, 'Content-Type: application/json; charset=utf-8')
      assert.include(head, 'Connection: close')
      assert.include(head, 'X-Content-Type-Options: nosniff')
      assert.include(head, `Content-Length: ${Buffer.byteLength(body)}`)
      assert.deepEqual(JSON.parse(body), { message })
    })

  test('breaks into no reply that has begun', async ({ assert, cleanup }) => {
    const house = nodeServer((_request, response) => {
      response.write('The first half.')
      house.once('clientError', () => void response.end('The second half.'))
    })
    house.listen(0, '127.0.0.1')
    await once(house, 'listening')
    cleanup(() => void house.close())
    const socket = connect((house.address() as AddressInfo).port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
    let heard = ''
    let isBroken = false
    for await (const chunk of socket) {
      heard += chunk
      if (isBroken || !heard.includes('The first half.')) continue
      isBroken = true
      socket.write('Namaste!\r\n\r\n')
    }
    assert.match(heard, /^HTTP\/1.1 200 OK\r\n/)
    assert.isAbove(heard.indexOf('400 Bad Request'), heard.indexOf('The second half.\r\n0\r\n'))
  })
})

/** Sends bytes as they are, and reads what comes back until the house ends the connection. */
async function answerTo(bytes: string): Promise<{ head: string[]; body: string }> {
  const socket = connect(Number(env.get('PORT')), env.get('HOST'))
  socket.write(bytes)
  let heard = ''
  for await (const chunk of socket) heard += chunk
  const [head, body] = heard.split('\r\n\r\n')
  return { head: head!.split('\r\n'), body: body! }
}
