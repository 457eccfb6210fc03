import { test } from '@japa/runner'
import { startApp } from '#tests/start_app'
import { openPage } from '#tests/open_page'
import { Program } from '#tests/program'
import { queryDatabase } from '#tests/query_database'
import { until } from '#tests/wait_for'
import { BICYCLE, Visitor } from '#tests/visitor'

test.group('`node ace work` beside a server that has no workers', () => {
  test('delivers, pushes to the pages that the server holds, signs out, and ends when asked to', async ({
    assert,
    cleanup,
  }) => {
    const { address, folder, server } = await startApp(cleanup, { WORKERS: 'off' })

    const owner = await new Visitor(address).join('Asha Kulkarni')
    const renter = await new Visitor(address).join('Ravi Nair')
    const item = await owner.post('/api/items', BICYCLE)
    const write = (message: string) =>
      renter.post('/api/contact-interactions', {
        itemId: item.id,
        interactionType: 'message',
        message,
      })
    const page = openPage(owner.cookie, {}, address)
    cleanup(() => void page.socket.disconnect())
    await until('the page has its badge', () => page.unread.length === 1)

    await write('While nobody works')
    await until('it waits in the queue', async () => {
      const [row] = await queryDatabase(
        folder,
        `select state from deliveries where subscriber = 'notify_owner'`
      )
      return row.state === 'queued'
    })
    assert.isEmpty(await owner.get('/api/notifications'))

    await queryDatabase(
      folder,
      `insert into media (owner_id, kind, expires_at, created_at)
       select id, 'photo', now() - interval '2 days', now() - interval '2 days' from users limit 1`
    )
    const worker = await Program.ace(['work'], { DATA_DIR: folder }).says('At work')
    cleanup(() => worker.end('SIGKILL').then(() => {}))
    await until('it is told', async () => (await owner.get('/api/notifications')).length === 1)
    await write('While somebody works')
    await until('it is pushed to the page', () => {
      return page.notifications.some(({ message }) => message === 'While somebody works')
    })
    await until('so is the badge', () => page.unread.some(({ count }) => count === 2))

    await until('the upload that nobody used is swept away', async () => {
      return (await queryDatabase(folder, 'select from media')).length === 0
    })

    const ending = await worker.end('SIGTERM')
    assert.deepEqual([ending.code, ending.signal], [0, null], ending.output)
    assert.equal((await owner.get('/api/notifications/unread-count')).count, 2)

    const signOut = Program.ace(['user:sign-out', owner.email], { DATA_DIR: folder })
    assert.include((await signOut.ended).output, '1 session ended')
    await until('the page that the server holds is closed', () => page.isClosed)
    const back = openPage(owner.cookie, {}, address)
    await until('it is not let in again', () => back.httpError === 'Please sign in')

    const { output } = await server.end()
    assert.notMatch(output, /"level":(50|60)/, 'the server noticed nothing')
  }).timeout(90_000)

  test('ends with an error when PostgreSQL is away at its start, to be started again', async ({
    assert,
    cleanup,
  }) => {
    const worker = Program.ace(['work'], {
      DATABASE_URL: 'postgresql://saajha@127.0.0.1:9/saajha',
    })
    cleanup(() => worker.end('SIGKILL').then(() => {}))
    const { code } = await worker.ended
    assert.equal(code, 1)
  }).timeout(60_000)
})
