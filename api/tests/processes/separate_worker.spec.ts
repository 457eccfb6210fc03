import { test } from '@japa/runner'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { startApp } from '#tests/start_app'
import { openPage } from '#tests/open_page'
import { aceProgram } from '#tests/app_program'
import { queryEmbeddedDatabase } from '#tests/query_embedded_database'
import { until } from '#harness/until'
import { AppClient } from '#harness/app_client'
import { BICYCLE } from '#harness/bicycle'

const OWNERS = 4

/** Two of them exceed what PostgreSQL notifies other connections of at once. */
const LONG_TEXT = 'क्या यह खाली है? '.repeat(110)

test.group('`node ace work` with a server without workers', () => {
  test('delivers to open pages of the server, ends sessions and exits on SIGTERM', async ({
    assert,
    cleanup,
  }) => {
    const { url, folder, server } = await startApp(cleanup, { WORKERS: 'off' })

    const owner = await new AppClient(url).join('Asha Kulkarni')
    const renter = await new AppClient(url).join('Ravi Nair')
    const item = await owner.post('/api/items', BICYCLE)
    const sendMessage = (message: string) =>
      renter.post('/api/contact-interactions', {
        itemId: item.id,
        interactionType: 'message',
        message,
      })
    const page = openPage(owner.cookie, {}, url)
    cleanup(() => void page.socket.disconnect())
    await until('the page has its unread count', () => page.unread.length === 1)

    await sendMessage('Without a worker')
    await until('the delivery is queued', async () => {
      const [row] = await queryEmbeddedDatabase(
        folder,
        `select state from deliveries where subscriber = 'notify_owner'`
      )
      return row.state === 'queued'
    })
    assert.isEmpty(await owner.get('/api/notifications'))

    await queryEmbeddedDatabase(
      folder,
      `insert into media (owner_id, kind, expires_at, created_at, check_at)
       select id, 'photo', now() - interval '2 days', now() - interval '2 days', now() - interval '1 day' from users limit 1`
    )
    const METRICS_PORT = String(await findFreePort())
    const worker = await aceProgram(['work'], { DATA_DIR: folder, METRICS_PORT }).waitForOutput(
      'At work'
    )
    cleanup(() => worker.stop('SIGKILL').then(() => {}))
    const health = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)
    assert.isTrue(health.ok, 'the health check of Docker Compose')
    await until(
      'the owner is notified',
      async () => (await owner.get('/api/notifications')).length === 1
    )
    await sendMessage('With a worker')
    await until('it is pushed to the page', () => {
      return page.notifications.some(({ message }) => message === 'With a worker')
    })
    await until('the unread count is pushed', () => page.unread.some(({ count }) => count === 2))

    await until('the unused upload is swept', async () => {
      return (await queryEmbeddedDatabase(folder, 'select from media')).length === 0
    })

    const ending = await worker.stop('SIGTERM')
    assert.deepEqual([ending.code, ending.signal], [0, null], ending.output)
    assert.equal((await owner.get('/api/notifications/unread-count')).count, 2)

    const signOut = aceProgram(['user:sign-out', owner.email], { DATA_DIR: folder })
    assert.include((await signOut.ended).output, '1 session ended')
    await until('the socket of the open page is closed', () => page.isClosed)
    const back = openPage(owner.cookie, {}, url)
    await until('its reconnection is rejected', () => back.httpError === 'Please sign in')

    const { output } = await server.stop()
    assert.notMatch(output, /"level":(50|60)/, 'the server logged no error')
  }).timeout(270_000)

  test('pushes notifications of one moment to the pages of several members, and stores none of them for the way', async ({
    assert,
    cleanup,
  }) => {
    const { url, folder } = await startApp(cleanup, { WORKERS: 'off' })
    const renter = await new AppClient(url).join('Ravi Nair')
    const owners = await Promise.all(
      Array.from({ length: OWNERS }, () => new AppClient(url).join('Asha Kulkarni'))
    )
    const pages = owners.map(({ cookie }) => openPage(cookie, {}, url))
    cleanup(() => pages.forEach(({ socket }) => socket.disconnect()))
    await until('each page has its unread count', () =>
      pages.every(({ unread }) => unread.length === 1)
    )
    for (const [n, owner] of owners.entries()) {
      const { id: itemId } = await owner.post('/api/items', BICYCLE)
      const message = `${n} ${LONG_TEXT}`
      await renter.post('/api/contact-interactions', {
        itemId,
        interactionType: 'message',
        message,
      })
    }

    const worker = await aceProgram(['work'], { DATA_DIR: folder }).waitForOutput('At work')
    cleanup(() => worker.stop('SIGKILL').then(() => {}))
    await until('each page has its notification and unread count', () =>
      pages.every(({ notifications, unread }) => notifications.length > 0 && unread.length > 1)
    )
    assert.deepEqual(
      pages.map(({ notifications }) => notifications.map(({ message }) => message[0])),
      owners.map((_, n) => [String(n)])
    )
    assert.deepEqual(
      pages.map(({ unread }) => unread.at(-1)!.count),
      owners.map(() => 1)
    )
    assert.isEmpty(await queryEmbeddedDatabase(folder, 'select from socket_io_attachments'))
  })
    .timeout(270_000)
    .tags(['@long'])

  test('exits with an error if PostgreSQL is unreachable at the start', async ({
    assert,
    cleanup,
  }) => {
    const worker = aceProgram(['work'], {
      DATABASE_URL: 'postgresql://saajha@127.0.0.1:9/saajha',
    })
    cleanup(() => worker.stop('SIGKILL').then(() => {}))
    const { code } = await worker.ended
    assert.equal(code, 1)
  }).timeout(180_000)
})
