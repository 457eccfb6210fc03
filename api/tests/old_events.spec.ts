import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clearOldEvents } from '#shared/outbox/clear_old_events'

test.group('Old events', () => {
  test('are deleted after 30 days, unless a delivery is open or dead', async ({ assert }) => {
    const done = await addEvent(31, ['done', 'done'])
    const unfinished = await Promise.all(
      ['pending', 'queued', 'dead'].map((state) => addEvent(31, [state, 'done']))
    )
    const fresh = await addEvent(29, ['done'])
    await clearOldEvents(new AbortController().signal)
    assert.sameMembers(await remaining([done, ...unfinished, fresh]), [...unfinished, fresh])
    await db.rawQuery('delete from domain_events where id = any(?)', [
      [...unfinished, fresh],
    ] as never)
  })

  test('are deleted in batches of a thousand', async ({ assert }) => {
    const { rows } = await db.rawQuery(
      `with old as (
         insert into domain_events (id, name, aggregate_id, payload)
         select uuidv7(interval '-40 days'), 'items.viewed', uuidv7(), '{}' from generate_series(1, 2500) returning id
       )
       insert into deliveries (event_id, subscriber, state) select id, 'item_popularity', 'done' from old
       returning event_id as id`
    )
    await clearOldEvents(new AbortController().signal)
    assert.isEmpty(await remaining(rows.map(({ id }: { id: string }) => id)))
  })
})

/** Adds an event of `days` ago with a delivery in each of the states. */
async function addEvent(days: number, states: string[]): Promise<string> {
  const { rows } = await db.rawQuery(
    `with event as (
       insert into domain_events (id, name, aggregate_id, payload)
       values (uuidv7(make_interval(days => ?)), 'items.viewed', uuidv7(), '{"views": []}') returning id
     )
     insert into deliveries (event_id, subscriber, state, queued_at)
     select event.id, 'subscriber ' || position, state, now()
     from event, unnest(?::text[]) with ordinality as requested (state, position)
     returning event_id as id`,
    [-days, states] as never
  )
  return rows[0].id
}

async function remaining(ids: string[]): Promise<string[]> {
  const { rows } = await db.rawQuery('select id from domain_events where id = any(?)', [
    ids,
  ] as never)
  return rows.map(({ id }: { id: string }) => id)
}
