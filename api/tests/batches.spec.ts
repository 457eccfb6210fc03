import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { claimDeliveries } from '#shared/outbox/claim_deliveries'
import { runDeliveries } from '#shared/outbox/run_deliveries'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { sharedPipeline } from '#tests/shared_pipeline'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const ITEMS = 8

/** Subscribers of contacts, with the table that they update and its key. */
const WRITTEN = [
  { subscriber: 'contact_counts', table: 'item_contact_counts', key: 'item_id' },
  { subscriber: 'item_popularity', table: 'item_popularity', key: 'item_id' },
  { subscriber: 'notify_owner', table: 'unread_counts', key: 'user_id' },
]

test.group('Batches of deliveries', () => {
  for (const { subscriber, table, key } of WRITTEN) {
    test(`a batch of ${subscriber} locks the rows of ${table} in the order of their keys, so that two cannot deadlock`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const renter = await Member.join(client, 'Busy Renter')
      const owners = await Promise.all(
        Array.from({ length: ITEMS }, () => Member.join(client, 'Owner Of One'))
      )
      const items = await Promise.all(owners.map((owner) => listItem(owner)))
      await waitForDeliveries()
      await sharedPipeline.stop()
      cleanup(() => sharedPipeline.start())
      const keys = key === 'item_id' ? items.map(({ id }) => id) : owners.map(({ user }) => user.id)
      const descending = items
        .map((item, n) => ({ item, key: keys[n]! }))
        .toSorted((one, other) => (one.key < other.key ? 1 : -1))
      for (const { item } of descending) {
        const contact = { itemId: item.id, interactionType: 'message', message: 'Is it free?' }
        ;(await renter.post('/api/contact-interactions').json(contact)).assertStatus(201)
      }

      const written = await recordWrites(table, key, cleanup)
      const claimed = await claimDeliveries([{ subscriber, limit: 500 }])
      await runDeliveries({ subscriber, eventIds: claimed.map(({ eventId }) => eventId) })
      const keysInOrder = (await written()).filter((each) => keys.includes(each))
      assert.lengthOf(keysInOrder, ITEMS)
      assert.deepEqual(keysInOrder, keysInOrder.toSorted())
    })
  }
})

/** Records the keys of inserted and updated rows of a table from now on. Returns their reader. */
async function recordWrites(table: string, key: string, cleanup: (undo: () => void) => void) {
  await db.rawQuery('create table written_keys (n bigserial, key text)')
  await db.rawQuery(
    `create function record_write() returns trigger language plpgsql as $$ begin
       insert into written_keys (key) values (new.${key}); return null; end $$`
  )
  await db.rawQuery(
    `create trigger record_write after insert or update on ${table}
     for each row execute function record_write()`
  )
  cleanup(() => db.rawQuery('drop function record_write cascade; drop table written_keys') as never)
  return async (): Promise<string[]> => {
    const { rows } = await db.rawQuery('select key from written_keys order by n')
    return rows.map((row: { key: string }) => row.key)
  }
}
