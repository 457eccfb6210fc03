import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { test } from '@japa/runner'
import { closeStalledConnections } from '#shared/http/server/close_stalled_connections'

const STALLED_AFTER_MS = 400
const PATIENT_MS = 2_000
const SIP_BYTES = 4 * 1024 * 1024
const SIP_EVERY_MS = 400
/** More than all buffers of a loopback connection hold. */
const LARGE = Buffer.alloc(40 * 1024 * 1024)

test.group('A connection whose client takes nothing', (group) => {
  let server: Server | undefined

  group.each.teardown(() => {
    server?.closeAllConnections()
    server?.close()
  })

  test('is closed, and its response let go of', async ({ assert }) => {
    await open(STALLED_AFTER_MS)
    const closed = once(server!, 'left')
    const socket = ask('/large').pause()
    await once(server!, 'request')
    const began = performance.now()
    await closed
    assert.isAtLeast(performance.now() - began, STALLED_AFTER_MS)
    socket.destroy()
  }).timeout(30_000)

  test('stays open as long as the client goes on taking, however slowly', async ({ assert }) => {
    await open(PATIENT_MS)
    const socket = ask('/large')
    let taken = 0
    let sips = 0
    for await (const chunk of socket) {
      taken += (chunk as Buffer).length
      if (taken >= LARGE.length) break
      if (taken < (sips + 1) * SIP_BYTES) continue
      sips += 1
      await delay(SIP_EVERY_MS)
    }
    assert.isAtLeast(taken, LARGE.length)
    assert.isAbove(sips * SIP_EVERY_MS, PATIENT_MS)
  }).timeout(30_000)

  test('stays open while it waits for a handler or for its next request', async ({ assert }) => {
    await open(STALLED_AFTER_MS)
    const [late, idle] = [ask('/late'), ask('/small')]
    assert.match(await textOf(late), /late$/)
    assert.isFalse(idle.closed)
    assert.match(await textOf(idle), /small$/)
    idle.write(`GET /small HTTP/1.1\r\nhost: x\r\n\r\n`)
    assert.match(await textOf(idle), /small$/)
    late.destroy()
    idle.destroy()
  }).timeout(30_000)

  /** Tells with `left` that a connection was closed. */
  async function open(afterMs: number): Promise<void> {
    server = createServer((request, response) => {
      request.socket.once('close', () => server!.emit('left'))
      if (request.url === '/late') setTimeout(() => response.end('late'), 4 * STALLED_AFTER_MS)
      else response.end(request.url === '/small' ? 'small' : LARGE)
    })
    closeStalledConnections(server, afterMs)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }

  function ask(path: string): Socket {
    const { port } = server!.address() as AddressInfo
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
    return socket
  }
})

/** The next response, which comes in one piece. */
async function textOf(socket: Socket): Promise<string> {
  const next = once(socket, 'data')
  socket.resume()
  const [chunk] = (await next) as [Buffer]
  socket.pause()
  return chunk.toString()
}
