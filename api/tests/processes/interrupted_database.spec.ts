import { test } from '@japa/runner'
import { startApp } from '#tests/start_app'
import { openPage } from '#tests/open_page'
import { aceProgram } from '#tests/app_program'
import { queryEmbeddedDatabase } from '#tests/query_embedded_database'
import { until } from '#harness/until'
import { AppClient } from '#harness/app_client'
import { BICYCLE } from '#harness/bicycle'

const RENTERS = 12
const ITEMS = 6

test.group('A PostgreSQL restart that drops every connection', (group) => {
  group.tap((test) => test.tags(['@long']))

  test('lets server and worker recover: contacts are notified and pushed', async ({
    assert,
    cleanup,
  }) => {
    const { url, folder, server } = await startApp(cleanup, { WORKERS: 'off' })
    const worker = await aceProgram(['work'], { DATA_DIR: folder }).waitForOutput('At work')
    cleanup(() => worker.stop().then(() => {}))

    const owner = await new AppClient(url).join('Asha Kulkarni')
    const renters = await Promise.all(
      Array.from({ length: RENTERS }, () => new AppClient(url).join('Ravi Nair'))
    )
    const items: any[] = []
    for (let n = 0; n < ITEMS; n++) items.push(await owner.post('/api/items', BICYCLE))
    let sent = 0
    /** The contact limit allows three messages per day, sender and item. */
    const write = (message: string) => {
      const renter = renters[sent % renters.length]!
      const { id: itemId } = items[Math.floor(sent++ / renters.length) % items.length]
      const contact = { itemId, interactionType: 'message', message }
      return renter.post('/api/contact-interactions', contact)
    }
    const page = openPage(owner.cookie, {}, url)
    cleanup(() => void page.socket.disconnect())
    await until('the page has its unread count', () => page.unread.length === 1)

    for (const interruption of ['first', 'second', 'third', 'fourth']) {
      await dropConnections(folder)
      await until('the server responds again', () => isReady(url))
      // A push may be lost while the channel reconnects, so several contacts are sent.
      const message = `After the ${interruption} interruption`
      const isContactPushed = async () => {
        await write(message)
        return page.notifications.some((each) => each.message === message)
      }
      await until(
        `a contact after the ${interruption} one is notified and pushed`,
        isContactPushed,
        { everyMs: 500 }
      )
    }
    const ids = page.notifications.map(({ id }) => id)
    assert.lengthOf(new Set(ids), ids.length, 'no notification is pushed twice')

    // Deliveries in progress during the interruption wait for their lease.
    await queryEmbeddedDatabase(
      folder,
      `update deliveries set queued_at = queued_at - interval '61 seconds'`
    )
    await until('every delivery is done', async () => {
      return (await owner.get('/api/notifications/unread-count')).count === sent
    })
    assert.isTrue(server.isRunning)
    assert.isTrue(worker.isRunning)
  }).timeout(270_000)
})

test.group('A page that connects while sessions cannot be read', (group) => {
  group.tap((test) => test.tags(['@long']))

  test('reconnects and receives its unread count once they can be read', async ({
    assert,
    cleanup,
  }) => {
    const { url, folder } = await startApp(cleanup)
    const owner = await new AppClient(url).join('Asha Kulkarni')
    await queryEmbeddedDatabase(folder, 'alter table sessions rename to sessions_away')
    const page = openPage(owner.cookie, { reconnection: true, reconnectionDelay: 100 }, url)
    cleanup(() => void page.socket.disconnect())
    let attempts = 0
    page.socket.io.on('open', () => (attempts += 1))
    await until('two connections were rejected', () => attempts > 2)
    assert.isEmpty(page.unread)

    await queryEmbeddedDatabase(folder, 'alter table sessions_away rename to sessions')
    await until('the page has its unread count', () => page.unread.length === 1)
  }).timeout(180_000)
})

/** Ends every connection of the app and waits until its server process is gone: until then it may still take a query. */
async function dropConnections(dataDir: string) {
  await queryEmbeddedDatabase(
    dataDir,
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity
     where datname = 'saajha' and pid <> pg_backend_pid()`
  )
}

async function isReady(url: string): Promise<boolean> {
  return (await fetch(`${url}/health/ready`).catch(() => null))?.ok === true
}
