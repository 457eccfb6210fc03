import { test } from '@japa/runner'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { openEmbeddedPostgres } from '@saajha/database/embedded/open_embedded_postgres'
import { Balancer } from '#tests/balancer'
import { HttpConnection } from '#tests/http_connection'
import { openPage } from '#tests/open_page'
import { preparedDataFolder } from '#tests/prepared_data_folder'
import { serverProgram } from '#tests/app_program'
import { until } from '#harness/until'
import { AppClient } from '#harness/app_client'
import { BICYCLE } from '#harness/bicycle'

const BROWSERS = 6
const GET_READY = 'GET /health/ready HTTP/1.1\r\nHost: here\r\n\r\n'

test.group('Two nodes behind a proxy', (group) => {
  group.tap((test) => test.tags(['@long']))

  test('restart one after the other without failed requests, and every open page receives further pushes', async ({
    assert,
    cleanup,
  }) => {
    const folder = await preparedDataFolder()
    cleanup(() => folder.forget())
    const postgres = await openEmbeddedPostgres({ dataDir: folder.path, ifRunning: 'reject' })
    cleanup(() => postgres.stop())
    const environment = {
      DATA_DIR: folder.path,
      DATABASE_URL: postgres.connectionString,
      NODE_ENV: 'development',
      RATE_LIMITS: 'off',
    }

    const ports = [await findFreePort(), await findFreePort()]
    const start = (port: number) => {
      const node = serverProgram({ ...environment, PORT: String(port) })
      cleanup(async () => void (await node.stop('SIGKILL')))
      return node.waitForOutput('is ready')
    }
    const nodes = await Promise.all(ports.map(start))
    const balancer = await Balancer.before(ports)
    cleanup(() => balancer.close())

    const owner = await new AppClient(balancer.url).join('Asha Kulkarni')
    const { id: itemId } = await owner.post('/api/items', BICYCLE)
    const pages = ports.map(() =>
      openPage(owner.cookie, { reconnection: true, transports: ['websocket'] }, balancer.url)
    )
    cleanup(() => pages.forEach(({ socket }) => socket.disconnect()))
    for (const page of pages)
      await until('the page has its unread count', () => page.unread.length > 0)
    let isOver = false
    let sent = 0
    const failures: string[] = []
    const browse = async () => {
      const renter = await new AppClient(balancer.url).join('Ravi Nair')
      while (!isOver) {
        await renter.get('/api/items').catch((error: Error) => failures.push(error.message))
        const call = { itemId, interactionType: 'call' }
        await renter.post('/api/contact-interactions', call).then(
          () => (sent += 1),
          (error: Error) => failures.push(error.message)
        )
      }
    }
    const browsing = Array.from({ length: BROWSERS }, browse)
    for (const [n, port] of ports.entries()) {
      const before = sent
      await until('members send requests', () => sent > before + 10)
      const connection = await HttpConnection.open(port)
      cleanup(() => connection.close())
      await connection.write(GET_READY)
      await connection.responses(['GET'])
      const ending = nodes[n]!.stop('SIGTERM')
      await until('it drains', () => !balancer.isReady(port))
      await connection.write(GET_READY)
      const [serving, draining] = await connection.responses(['GET', 'GET'])
      assert.deepEqual([serving!.status, serving!.headers.connection], [200, 'keep-alive'])
      assert.deepEqual([draining!.status, draining!.headers.connection], [503, 'close'])
      const { code, output } = await ending
      assert.equal(code, 0, output)
      nodes[n] = await start(port)
      await until('it is ready again', () => balancer.isReady(port))
    }
    isOver = true
    await Promise.all(browsing)

    assert.deepEqual(failures, [])
    await until('every call is notified', async () => {
      return (await owner.get('/api/notifications/unread-count')).count === sent
    })
    for (const page of pages) {
      assert.isTrue(page.isClosed, 'each page lost its node once')
      await until('the page has counted all', () => page.unread.at(-1)!.count === sent)
    }
  }).timeout(720_000)
})
