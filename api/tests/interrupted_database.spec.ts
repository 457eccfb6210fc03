import { test } from '@japa/runner'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { dataFolder } from '#tests/data_folder'
import { openPage } from '#tests/open_page'
import { Program } from '#tests/program'
import { queryHouse } from '#tests/query_house'
import { until } from '#tests/settled'
import { BICYCLE, Visitor } from '#tests/visitor'

test.group('PostgreSQL drops every connection, as it does when it restarts', () => {
  test('server and worker go on by themselves: contacts are told and pushed', async ({
    assert,
    cleanup,
  }) => {
    const folder = await dataFolder()
    cleanup(() => folder.forget())
    const port = await findFreePort()
    const address = `http://127.0.0.1:${port}`
    const server = await Program.server({
      DATA_DIR: folder.path,
      PORT: String(port),
      WORKERS: 'off',
    }).says('is ready')
    cleanup(() => server.end().then(() => {}))
    const worker = await Program.ace(['work'], { DATA_DIR: folder.path }).says('At work')
    cleanup(() => worker.end().then(() => {}))

    const owner = await new Visitor(address).join('Asha Kulkarni')
    const renter = await new Visitor(address).join('Ravi Nair')
    const item = await owner.post('/api/items', BICYCLE)
    const page = openPage(owner.cookie, {}, address)
    cleanup(() => void page.socket.disconnect())
    await until('the page has its badge', () => page.unread.length === 1)

    await dropConnections(folder.path)
    await until('the server answers again', () => isReady(address))
    // A push is only a hint while the channel between the two comes back: so more than one is sent.
    const message = 'After the interruption'
    const contact = { itemId: item.id, interactionType: 'message', message }
    const sendAndLook = async () => {
      await renter.post('/api/contact-interactions', contact)
      return page.notifications.some((told) => told.message === message)
    }
    await until('a contact is told and pushed', sendAndLook, 500)

    // What was on its way while the connections broke waits for its lease.
    await queryHouse(
      folder.path,
      `update deliveries set queued_at = queued_at - interval '61 seconds'`
    )
    const [sent] = await queryHouse(
      folder.path,
      'select count(*)::int as count from contact_interactions'
    )
    await until('everything is told', async () => {
      return (await owner.get('/api/notifications/unread-count')).count === sent.count
    })
    assert.isNull(server.exitCode)
    assert.isNull(worker.exitCode)
  }).timeout(90_000)
})

async function dropConnections(dataDir: string) {
  await queryHouse(
    dataDir,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = 'saajha' and pid <> pg_backend_pid()`
  )
}

async function isReady(address: string): Promise<boolean> {
  return (await fetch(`${address}/health/ready`).catch(() => null))?.ok === true
}
