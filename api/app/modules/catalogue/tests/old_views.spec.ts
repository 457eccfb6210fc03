import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { recordViews } from '#modules/catalogue/commands/record_views'
import { rollUpOldViews } from '#modules/catalogue/commands/roll_up_old_views'
import { itemPopularity } from '#modules/catalogue/projections/item_popularity'
import { compareReadTable } from '#shared/events/compare_read_table'
import { scheduledJobs } from '#shared/scheduled_jobs/scheduled_jobs'
import { todayInIndia } from '#shared/time/day_in_india'
import { listItem } from '#tests/listing'
import { randomIp } from '#harness/random_ip'
import { Member } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

test.group('Old views of listings', (group) => {
  let client: ApiClient
  let owner: Member
  let item: Item

  group.each.setup(async ({ context }) => {
    client = context.client
    owner = await Member.join(client, 'Long-time Owner')
    item = await listItem(owner)
  })

  /** Records views of the listing as of some days ago. */
  const addViews = async (times: number, daysAgo: number) => {
    const day = todayInIndia()
    const view = {
      itemId: item.id,
      ownerId: owner.user.id,
      day,
      sessionId: null,
      isOwnersDevice: false,
    }
    for (let n = 0; n < times; n++) {
      await recordViews([{ ...view, ip: randomIp(), browser: `browser ${daysAgo} ${n}` }])
    }
    await db.rawQuery(
      'update item_views set day = day - ?::int where item_id = ? and day = ?::date',
      [daysAgo, item.id, day]
    )
    await waitForDeliveries()
  }

  const stored = async () => {
    const { rows } = await db.rawQuery(
      `select (select count(*)::int from item_views where item_id = :id) as single,
         (select views from item_view_totals where item_id = :id) as summed`,
      { id: item.id }
    )
    return rows[0]
  }

  const totalViews = async () =>
    (await client.get(`/api/users/${owner.user.id}/stats`)).body().totalViews as number

  const neverAborted = () => new AbortController().signal

  test('are replaced in batches of ten thousand', async ({ assert, cleanup }) => {
    // No event counts these views in the popularity of the listing.
    cleanup(async () => void (await db.from('item_view_totals').where('item_id', item.id).delete()))
    await db.rawQuery(
      `insert into item_views (item_id, day, visitor)
       select ?, current_date - 40, n::text from generate_series(1, 10001) n`,
      [item.id]
    )
    await rollUpOldViews(neverAborted())
    assert.deepEqual(await stored(), { single: 0, summed: 10_001 })
  })

  test('replaces old views by sums and keeps the totals', async ({ assert }) => {
    await addViews(3, 36)
    await addViews(2, 200)
    await addViews(4, 35)
    await rollUpOldViews(neverAborted())
    assert.deepEqual(await stored(), { single: 4, summed: 5 })
    assert.equal(await totalViews(), 9)
    assert.isEmpty(await compareReadTable(itemPopularity.readTable))

    await addViews(1, 40)
    await rollUpOldViews(neverAborted())
    assert.deepEqual(await stored(), { single: 4, summed: 6 })
    assert.equal(await totalViews(), 10)
    assert.isEmpty(await compareReadTable(itemPopularity.readTable))
  }).tags(['@long'])

  test('sums each view once with concurrent workers', async ({ assert }) => {
    await addViews(6, 50)
    await Promise.all([1, 2, 3].map(() => rollUpOldViews(neverAborted())))
    assert.deepEqual(await stored(), { single: 0, summed: 6 })
    assert.isEmpty(await compareReadTable(itemPopularity.readTable))
  })

  test('rollUpOldViews is registered as a scheduled job', ({ assert }) => {
    assert.isTrue(scheduledJobs.some(({ run }) => run === rollUpOldViews))
  })
})
