import { test } from '@japa/runner'
import type { Notification } from '@saajha/contract/notification'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { preparedDataFolder } from '#tests/prepared_data_folder'
import { queryEmbeddedDatabase } from '#tests/query_embedded_database'
import type { Program } from '#harness/program'
import { serverProgram } from '#tests/app_program'
import { processesIn, waitForNoProcessIn } from '#harness/processes_in'
import { until } from '#harness/until'
import { AppClient } from '#harness/app_client'
import { BICYCLE } from '#harness/bicycle'

/** The number of contacts that are sent concurrently before each kill. */
const ROUNDS = [1, 8, 20]

/** A member may send three contacts about a listing in a day, and every sign-up costs a hash. */
const RENTERS = 7

test.group('A killed and restarted server', (group) => {
  let folder: Awaited<ReturnType<typeof preparedDataFolder>>
  let environment: Record<string, string>
  let url: string
  let server: Program | undefined

  group.setup(async () => {
    folder = await preparedDataFolder()
    const port = await findFreePort()
    environment = { DATA_DIR: folder.path, PORT: String(port) }
    url = `http://127.0.0.1:${port}`
    return async () => {
      await server?.stop('SIGKILL')
      await waitForNoProcessIn(folder.path)
      await folder.forget()
    }
  })

  const start = async () => (server = await serverProgram(environment).waitForOutput('is ready'))

  test('notifies every acknowledged contact exactly once', async ({ assert }) => {
    await start()
    const owner = await new AppClient(url).join('Asha Kulkarni')
    const renters: AppClient[] = []
    for (const name of range(RENTERS)) {
      renters.push(await new AppClient(url).join(`Renter ${name}`))
    }
    const acknowledged: string[] = []
    const itemIds: string[] = []

    for (const [round, atOnce] of ROUNDS.entries()) {
      const { id: itemId } = await owner.post('/api/items', BICYCLE)
      itemIds.push(itemId)
      const messages = range(atOnce).map((n) => `Round ${round}, message ${n}`)
      await Promise.all(
        messages.map(async (message, n) => {
          const contact = { itemId, interactionType: 'message', message }
          await renters[n % RENTERS]!.post('/api/contact-interactions', contact)
          acknowledged.push(message)
        })
      )
      assert.equal((await server!.stop('SIGKILL')).signal, 'SIGKILL')
      await start()
    }

    // Deliveries in progress wait for their lease. It is too long for a test.
    await expireLeases(folder.path)
    const notified = async () => {
      const notifications: Notification[] = await owner.get('/api/notifications')
      return notifications.map(({ message }) => message)
    }
    await until('every acknowledged contact is notified', async () => {
      return (await notified()).length >= acknowledged.length
    })
    await until('no due delivery is open', async () => (await openDeliveries(folder.path)) === 0)
    assert.sameMembers(await notified(), acknowledged)
    assert.lengthOf(await notified(), acknowledged.length)
    const unread = await owner.get('/api/notifications/unread-count')
    assert.equal(unread.count, acknowledged.length)
    const counts = await Promise.all(
      itemIds.map((id) => owner.get(`/api/contact-interactions/counts/${id}`))
    )
    assert.deepEqual(
      counts.map(({ message }) => message),
      ROUNDS
    )
  }).timeout(360_000)

  test('exits with 0 on SIGTERM and leaves no process', async ({ assert }) => {
    const commands = (await processesIn(folder.path)).map(({ command }) => command)
    assert.include(commands.join('\n'), 'postgres', 'its PostgreSQL names the folder')
    const { code, signal } = await server!.stop('SIGTERM')
    assert.deepEqual({ code, signal }, { code: 0, signal: null })
    // PostgreSQL's watchdog checks once more before it exits.
    await waitForNoProcessIn(folder.path)
  })
})

async function expireLeases(dataDir: string) {
  await queryEmbeddedDatabase(
    dataDir,
    `update deliveries set queued_at = queued_at - interval '61 seconds' where state = 'queued'`
  )
}

async function openDeliveries(dataDir: string): Promise<number> {
  const rows = await queryEmbeddedDatabase(
    dataDir,
    `select count(*)::int as open from deliveries where state <> 'done' and due_at <= now()`
  )
  return rows[0].open
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, n) => n)
}
