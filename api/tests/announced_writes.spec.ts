import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

test.group('Events of writes', () => {
  test('records one event for a listing that is created, changed and removed', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Owning Person')
    const { id } = await listItem(owner)
    ;(await owner.put(`/api/items/${id}`).json({ price: '99' })).assertStatus(200)
    ;(await owner.put(`/api/items/${id}`).json({ title: ' ' })).assertStatus(422)
    ;(await owner.delete(`/api/items/${id}`)).assertStatus(204)
    const payload = { itemId: id, ownerId: owner.user.id }
    assert.deepEqual(await eventsOf(id), [
      { name: 'item.created', payload },
      { name: 'item.changed', payload },
      { name: 'item.removed', payload },
    ])
  })

  test('records no event for a change that leaves a listing as it is', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Owning Person')
    const { id, title } = await listItem(owner)
    ;(await owner.put(`/api/items/${id}`).json({ title })).assertStatus(200)
    assert.deepEqual(
      (await eventsOf(id)).map(({ name }) => name),
      ['item.created']
    )
  })
})

async function eventsOf(aggregateId: string): Promise<{ name: string; payload: object }[]> {
  const { rows } = await db.rawQuery(
    'select name, payload from domain_events where aggregate_id = ? order by id',
    [aggregateId]
  )
  return rows
}
