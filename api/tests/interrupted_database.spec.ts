import { test } from '@japa/runner'
import { startApp } from '#tests/start_app'
import { openPage } from '#tests/open_page'
import { Program } from '#tests/program'
import { queryDatabase } from '#tests/query_database'
import { until } from '#tests/wait_for'
import { BICYCLE, Visitor } from '#tests/visitor'

const RENTERS = 12

test.group('PostgreSQL drops every connection, as it does when it restarts', () => {
  test('server and worker go on by themselves: contacts are told and pushed', async ({
    assert,
    cleanup,
  }) => {
    const { address, folder, server } = await startApp(cleanup, { WORKERS: 'off' })
    const worker = await Program.ace(['work'], { DATA_DIR: folder }).says('At work')
    cleanup(() => worker.end().then(() => {}))

    const owner = await new Visitor(address).join('Asha Kulkarni')
    const renters = await Promise.all(
      Array.from({ length: RENTERS }, () => new Visitor(address).join('Ravi Nair'))
    )
    const items = [await owner.post('/api/items', BICYCLE), await owner.post('/api/items', BICYCLE)]
    let sent = 0
    /** Nobody may write about one item more than three times a day. */
    const write = (message: string) => {
      const renter = renters[sent % renters.length]!
      const { id: itemId } = items[Math.floor(sent++ / renters.length) % items.length]
      const contact = { itemId, interactionType: 'message', message }
      return renter.post('/api/contact-interactions', contact)
    }
    const page = openPage(owner.cookie, {}, address)
    cleanup(() => void page.socket.disconnect())
    await until('the page has its badge', () => page.unread.length === 1)

    for (const interruption of ['first', 'second', 'third', 'fourth']) {
      await dropConnections(folder)
      await until('the server answers again', () => isReady(address))
      // A push is only a hint while the channel between the two comes back: so more than one is sent.
      const message = `After the ${interruption} interruption`
      const sendAndLook = async () => {
        await write(message)
        return page.notifications.some((told) => told.message === message)
      }
      await until(`a contact after the ${interruption} one is told and pushed`, sendAndLook, 500)
    }
    const told = page.notifications.map(({ id }) => id)
    assert.lengthOf(new Set(told), told.length, 'no notification is pushed twice')

    // What was on its way while the connections broke waits for its lease.
    await queryDatabase(
      folder,
      `update deliveries set queued_at = queued_at - interval '61 seconds'`
    )
    await until('everything is told', async () => {
      return (await owner.get('/api/notifications/unread-count')).count === sent
    })
    assert.isNull(server.exitCode)
    assert.isNull(worker.exitCode)
  }).timeout(90_000)
})

test.group('A page that connects while the house cannot read its sessions', () => {
  test('comes again by itself, and has its badge as soon as they can be read', async ({
    assert,
    cleanup,
  }) => {
    const { address, folder } = await startApp(cleanup)
    const owner = await new Visitor(address).join('Asha Kulkarni')
    await queryDatabase(folder, 'alter table sessions rename to sessions_away')
    const page = openPage(owner.cookie, { reconnection: true, reconnectionDelay: 100 }, address)
    cleanup(() => void page.socket.disconnect())
    let attempts = 0
    page.socket.io.on('open', () => (attempts += 1))
    await until('it was turned away twice', () => attempts > 2)
    assert.isEmpty(page.unread)

    await queryDatabase(folder, 'alter table sessions_away rename to sessions')
    await until('the page has its badge', () => page.unread.length === 1)
  }).timeout(60_000)
})

async function dropConnections(dataDir: string) {
  await queryDatabase(
    dataDir,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = 'saajha' and pid <> pg_backend_pid()`
  )
}

async function isReady(address: string): Promise<boolean> {
  return (await fetch(`${address}/health/ready`).catch(() => null))?.ok === true
}
