import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { test } from '@japa/runner'
import { ListeningConnection } from '#shared/realtime/listening_connection'

test.group('The listening connection', () => {
  test('stays closed when it is closed while it opens, and its open() never settles', async ({
    assert,
    cleanup,
  }) => {
    const { server, port } = await startServer(cleanup)
    const listener = new ListeningConnection(`postgresql://127.0.0.1:${port}/none`, () => {})
    const outcomes: string[] = []
    const open = () =>
      listener.open().then(
        () => outcomes.push('opened'),
        () => outcomes.push('failed')
      )

    void open()
    const [socket] = (await once(server, 'connection')) as [Socket]
    socket.resume().once('end', () => socket.end())
    await listener.close()
    void open()
    const subscriber = connect(port)
    const [[next]] = await Promise.all([once(server, 'connection'), once(subscriber, 'connect')])
    assert.equal(next.remotePort, subscriber.localPort)
    assert.isEmpty(outcomes)
    subscriber.destroy()
  })

  test('rejects when the database is unreachable', async ({ assert, cleanup }) => {
    const { server, port } = await startServer(cleanup)
    server.on('connection', (socket: Socket) => socket.destroy())
    const listener = new ListeningConnection(`postgresql://127.0.0.1:${port}/none`, () => {})
    await assert.rejects(() => listener.open())
  })
})

/** Starts a TCP server that sends nothing. */
async function startServer(cleanup: (end: () => void) => void) {
  const server = createServer().listen(0, '127.0.0.1')
  cleanup(() => void server.close())
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}
