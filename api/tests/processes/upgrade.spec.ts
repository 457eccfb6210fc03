import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import type { Item } from '@saajha/contract/item'
import type { SubmittedDocument } from '@saajha/contract/verification'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import type { DumpedTable } from '@saajha/database/releases/dump'
import { readTables } from '@saajha/database/releases/dump_database'
import { readDump } from '@saajha/database/releases/dump_file'
import { loadDump } from '@saajha/database/releases/load_dump'
import { dayFromToday } from '#tests/booking'
import { dataFolder } from '#tests/data_folder'
import { openPage } from '#tests/open_page'
import { aceProgram, serverProgram } from '#tests/app_program'
import { DEMO_KEYS, DEMO_PASSWORD } from '#tests/releases/demo_keys'
import { migrateUpTo } from '#tests/releases/migrate_up_to'
import { Release } from '#tests/releases/release'
import { AppClient } from '#harness/app_client'
import { BICYCLE } from '#harness/bicycle'
import { PASSWORD } from '#harness/new_account'
import { Postgres } from '#harness/postgres'
import { until } from '#harness/until'

const FILE = fileURLToPath(new URL('../../../database/releases/previous.tar.zst', import.meta.url))
const PROJECTIONS = ['contact_counts', 'item_popularity']

const dump = await readDump(FILE)
const commit = await Release.commitOf(dump.manifest.commit)

test.group('A database of the previous release', (group) => {
  let postgres: Postgres
  let environment: Record<string, string>

  group.setup(async () => {
    const folder = await dataFolder()
    postgres = await Postgres.create(join(folder.path, 'postgres'))
    const DATA_DIR = join(folder.path, 'data')
    await mkdir(DATA_DIR)
    environment = {
      ...{ ...DEMO_KEYS, DATA_DIR, DATABASE_URL: postgres.url },
      ...{ RATE_LIMITS: 'off', ADMIN_SECOND_FACTOR: 'optional', ALLOW_NEWER_DATABASE: 'on' },
    }
    await migrateUpTo(dump.manifest.lastMigration, postgres.url)
    await loadDump(postgres.url, dump)
    await run('database:prepare')
    return async () => {
      await postgres.crash()
      await folder.forget()
    }
  })

  const run = async (...command: string[]) => {
    const { code, output } = await aceProgram(command, environment).ended
    if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`)
  }
  /** Starts a server of this release, or of the one in a folder; it ends with the test. Returns its URL. */
  const start = async (cleanup: (end: () => Promise<void>) => void, api?: string) => {
    const PORT = String(await findFreePort())
    const server = serverProgram({ ...environment, PORT }, api)
    cleanup(() => server.stop().then(() => {}))
    await server.waitForOutput('is ready')
    return `http://127.0.0.1:${PORT}`
  }
  const signIn = (url: string, username: string, password = DEMO_PASSWORD) =>
    new AppClient(url).signIn(username, password)

  test('keeps every row and value of every table', async ({ assert }) => {
    const { tables } = dump.manifest
    assert.isAbove(tables.length, 30)
    assert.deepEqual(differingTables(tables, await readTables(postgres.url, tables)), [])
  }).timeout(180_000)

  test('has no fields in the JSON of its listings that nothing writes', async ({ assert }) => {
    const [row] = await postgres.query(
      `select count(*)::int as listings, count(*) filter (where json_fields ~ 'pinCode')::int as former from items`
    )
    assert.isAbove(row.listings, 50)
    assert.equal(row.former, 0)
  })

  test('has counters of booked days and projections that match their sources', async () => {
    await run('bookings:check')
    for (const name of PROJECTIONS) await run('projections:rebuild', name, '--check')
  }).timeout(180_000)

  test('serves its members: a contact, its notification, a booking, and a decision on a document', async ({
    assert,
    cleanup,
  }) => {
    const url = await start(cleanup)
    const [owner, renter, admin] = await Promise.all([
      signIn(url, 'asha'),
      signIn(url, 'ravi'),
      signIn(url, 'admin'),
    ])
    const page = openPage(owner.cookie, {}, url)
    cleanup(() => void page.socket.disconnect())
    await until('the page has its unread count', () => page.unread.length > 0)
    const { count: before } = await owner.get('/api/notifications/unread-count')

    const item = await findListing(owner)
    const body = { itemId: item.id, interactionType: 'message', message: 'Free on Diwali?' }
    const { conversationId } = await renter.post('/api/contact-interactions', body)
    await until('the notification is pushed', () =>
      page.notifications.some(({ message }) => message === body.message)
    )
    await until('the higher unread count is pushed', () => page.unread.at(-1)!.count > before)
    const messages = await owner.get(`/api/conversations/${conversationId}/messages`)
    assert.containsSubset(messages, [{ body: body.message }])

    const days = { startDate: dayFromToday(40), endDate: dayFromToday(42) }
    const request = { ...body, ...days, intent: 'booking' }
    const { bookingId } = await renter.post('/api/contact-interactions', request)
    await owner.put(`/api/bookings/${bookingId}`, { state: 'accepted' })
    assert.equal((await renter.get(`/api/bookings/${bookingId}`)).state, 'accepted')

    const { id: renterId } = await renter.get('/api/auth/user')
    const pending: SubmittedDocument[] = await admin.get(
      '/api/admin/verification-documents?status=pending'
    )
    const document = pending.find(({ userId }) => userId === renterId)!
    assert.equal(document.fullDocumentNumber, 'ABCDE1234F')
    const { id, revision } = document
    await admin.put(`/api/admin/verification-documents/${id}/verify`, {
      status: 'verified',
      revision,
    })
    await until('the member is verified', async () => {
      return (await renter.get('/api/auth/user')).isVerified
    })

    await until('every delivery is done', async () => {
      const [row] = await postgres.query(
        `select count(*)::int as open from deliveries
         where state = 'queued' or state = 'pending' and due_at <= now()`
      )
      return row.open === 0
    })
    const failed = await postgres.query(
      'select subscriber, last_error from deliveries where failures > 0'
    )
    assert.deepEqual(failed, [])
  }).timeout(360_000)

  if (commit === null) {
    console.log(
      `the previous release, ${dump.manifest.commit}, is not in the history of this clone; the test that it runs on this schema is skipped`
    )
    return
  }

  test('still serves the previous release, to members whose passwords this release has hashed', async ({
    assert,
    cleanup,
  }) => {
    const release = await Release.extract(commit)
    cleanup(() => release.forget())
    const [today, previous] = await Promise.all([start(cleanup), start(cleanup, release.api)])
    const joined = await new AppClient(today).join('Farida Khan')
    const owner = await signIn(today, 'imran')
    const renter = await signIn(previous, joined.email, PASSWORD)
    const sameOwner = await signIn(previous, 'imran')

    const listed: Item[] = await renter.get('/api/items?limit=100')
    assert.isAbove(listed.length, 50)
    const { id: itemId } = await sameOwner.post('/api/items', BICYCLE)
    const body = { itemId, interactionType: 'message', message: 'Is it free on Sunday?' }
    const { conversationId } = await renter.post('/api/contact-interactions', body)
    const days = { startDate: dayFromToday(40), endDate: dayFromToday(42) }
    const request = { ...body, ...days, intent: 'booking' }
    const { bookingId } = await renter.post('/api/contact-interactions', request)
    await sameOwner.put(`/api/bookings/${bookingId}`, { state: 'accepted' })
    await until('the owner is notified', async () => {
      const notifications = await owner.get('/api/notifications')
      return notifications.some((each: { itemId: string }) => each.itemId === itemId)
    })
    const { id: ownerId } = await sameOwner.get('/api/auth/user')
    for (const path of [
      `/api/items/${itemId}`,
      `/api/items/${itemId}/calendar?from=${days.startDate}&to=${days.endDate}`,
      `/api/users/${ownerId}`,
      '/api/notifications',
      '/api/conversations',
      `/api/conversations/${conversationId}/messages`,
      '/api/bookings?as=owner',
      `/api/bookings/${bookingId}/handover`,
      '/api/verification-documents',
      '/api/user/sessions',
      '/api/user/preferences',
    ]) {
      await sameOwner.get(path)
    }
  })
    .timeout(360_000)
    .tags(['@long'])
})

/** A listing of the demo data that can be booked for three days; the oldest are of `demo:seed`. */
async function findListing(owner: AppClient): Promise<Item> {
  const { id } = await owner.get('/api/auth/user')
  const items: Item[] = await owner.get(`/api/items?ownerId=${id}&limit=100`)
  return items.findLast(
    ({ isAvailable, priceUnit, minRentalDuration, maxRentalDuration }) =>
      isAvailable && priceUnit === 'day' && minRentalDuration <= 3 && maxRentalDuration === null
  )!
}

/** The tables whose rows or values differ, without `categories`: `database:prepare` writes it. */
function differingTables(before: DumpedTable[], after: DumpedTable[]) {
  return before
    .map(({ name, rows, sha256 }, n) => ({ name, rows, now: after[n]!.rows, sha256 }))
    .filter(({ name, sha256 }, n) => name !== 'categories' && sha256 !== after[n]!.sha256)
    .map(({ name, rows, now }) => ({ name, rows, now }))
}
