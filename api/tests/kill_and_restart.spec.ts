import { test } from '@japa/runner'
import type { Notification } from '@saajha/contract/notification'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { dataFolder } from '#tests/data_folder'
import { queryDatabase } from '#tests/query_database'
import { Program, processesIn } from '#tests/program'
import { until } from '#tests/wait_for'
import { BICYCLE, Visitor } from '#tests/visitor'

/** How many members each send a contact at once before each kill. */
const ROUNDS = [1, 8, 20]

test.group('The house is killed and starts again', (group) => {
  let folder: Awaited<ReturnType<typeof dataFolder>>
  let environment: Record<string, string>
  let address: string
  let server: Program | undefined

  group.setup(async () => {
    folder = await dataFolder()
    const port = await findFreePort()
    environment = { DATA_DIR: folder.path, PORT: String(port) }
    address = `http://127.0.0.1:${port}`
    return async () => {
      await server?.end('SIGKILL')
      await until('nobody works in the folder', async () => {
        return (await processesIn(folder.path)).length === 0
      })
      await folder.forget()
    }
  })

  const start = async () => (server = await Program.server(environment).says('is ready'))

  test('every acknowledged contact is told exactly once', async ({ assert }) => {
    await start()
    const owner = await new Visitor(address).join('Asha Kulkarni')
    const renters: Visitor[] = []
    for (const name of range(Math.max(...ROUNDS))) {
      renters.push(await new Visitor(address).join(`Renter ${name}`))
    }
    const item = await owner.post('/api/items', BICYCLE)
    const acknowledged: string[] = []

    for (const [round, atOnce] of ROUNDS.entries()) {
      const messages = range(atOnce).map((n) => `Round ${round}, message ${n}`)
      await Promise.all(
        messages.map(async (message, n) => {
          const contact = { itemId: item.id, interactionType: 'message', message }
          await renters[n]!.post('/api/contact-interactions', contact)
          acknowledged.push(message)
        })
      )
      assert.equal((await server!.end('SIGKILL')).signal, 'SIGKILL')
      await start()
    }

    // What was on its way to a worker waits for its lease; a minute is too long for a test.
    await aMinutePasses(folder.path)
    const told = async () => {
      const notifications: Notification[] = await owner.get('/api/notifications')
      return notifications.map(({ message }) => message)
    }
    await until('as much is told as was sent', async () => {
      return (await told()).length >= acknowledged.length
    })
    await until('nothing is on its way', async () => (await openDeliveries(folder.path)) === 0)
    assert.sameMembers(await told(), acknowledged)
    assert.lengthOf(await told(), acknowledged.length)
    const unread = await owner.get('/api/notifications/unread-count')
    assert.equal(unread.count, acknowledged.length)
    const counts = await owner.get(`/api/contact-interactions/counts/${item.id}`)
    assert.equal(counts.message, acknowledged.length)
  }).timeout(120_000)

  test('asked to stop, it exits with 0 and leaves no process behind', async ({ assert }) => {
    assert.isNotEmpty(await processesIn(folder.path), 'its PostgreSQL names the folder')
    const { code, signal } = await server!.end('SIGTERM')
    assert.deepEqual({ code, signal }, { code: 0, signal: null })
    // PostgreSQL's watchdog looks once more before it ends itself.
    await until('nobody works in the folder', async () => {
      return (await processesIn(folder.path)).length === 0
    })
  })
})

async function aMinutePasses(dataDir: string) {
  await queryDatabase(
    dataDir,
    `update deliveries set queued_at = queued_at - interval '61 seconds' where state = 'queued'`
  )
}

async function openDeliveries(dataDir: string): Promise<number> {
  const rows = await queryDatabase(
    dataDir,
    `select count(*)::int as open from deliveries where state <> 'done'`
  )
  return rows[0].open
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, n) => n)
}
