import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { closeStalledConnections } from '#shared/http/server/close_stalled_connections'

const STALLED_AFTER_MS = 400
const LONG_TIMEOUT_MS = 5_000
const READ_BYTES = 4 * 1024 * 1024
const READ_INTERVAL_MS = 1_000
/** Larger than all buffers of a loopback connection. */
const LARGE = Buffer.alloc(40 * 1024 * 1024)

test.group('Stalled connections', (group) => {
  let server: Server | undefined

  group.each.teardown(() => {
    server?.closeAllConnections()
    server?.close()
  })

  test('a connection whose client reads nothing of a response is closed', async ({ assert }) => {
    await open(STALLED_AFTER_MS)
    const closed = once(server!, 'left')
    const socket = send('/large').pause()
    await once(server!, 'request')
    await closed
    assert.equal(await promisify(server!.getConnections.bind(server))(), 0)
    socket.destroy()
  }).timeout(120_000)

  test('a connection whose client reads slowly stays open', async ({ assert }) => {
    await open(LONG_TIMEOUT_MS)
    const socket = send('/large')
    let received = 0
    let reads = 0
    for await (const chunk of socket) {
      received += (chunk as Buffer).length
      if (received >= LARGE.length) break
      if (received < (reads + 1) * READ_BYTES) continue
      reads += 1
      await delay(READ_INTERVAL_MS)
    }
    assert.isAtLeast(received, LARGE.length)
    assert.isAbove(reads * READ_INTERVAL_MS, LONG_TIMEOUT_MS)
  })
    .tags(['@long'])
    .timeout(120_000)

  test('a connection that waits for a handler or for its next request stays open', async ({
    assert,
  }) => {
    await open(STALLED_AFTER_MS)
    const [late, idle] = [send('/late'), send('/small')]
    assert.match(await textOf(late), /late$/)
    assert.isFalse(idle.closed)
    assert.match(await textOf(idle), /small$/)
    idle.write(`GET /small HTTP/1.1\r\nhost: x\r\n\r\n`)
    assert.match(await textOf(idle), /small$/)
    late.destroy()
    idle.destroy()
  })
    .tags(['@long'])
    .timeout(120_000)

  /** Starts a server that emits `left` when a connection is closed. */
  async function open(afterMs: number): Promise<void> {
    server = createServer((request, response) => {
      request.socket.once('close', () => server!.emit('left'))
      if (request.url === '/late') setTimeout(() => response.end('late'), 4 * STALLED_AFTER_MS)
      else response.end(request.url === '/small' ? 'small' : LARGE)
    })
    server.keepAliveTimeout = 60_000
    closeStalledConnections(server, afterMs)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }

  function send(path: string): Socket {
    const { port } = server!.address() as AddressInfo
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
    return socket
  }
})

/** Reads the next response. It arrives in one chunk. */
async function textOf(socket: Socket): Promise<string> {
  const next = once(socket, 'data')
  socket.resume()
  const [chunk] = (await next) as [Buffer]
  socket.pause()
  return chunk.toString()
}
