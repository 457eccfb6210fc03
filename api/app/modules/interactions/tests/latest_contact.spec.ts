import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { explained } from '#tests/explained'
import { dayFromToday } from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

test.group('The latest contact of a member about an item', (group) => {
  let owner: Member
  let renter: Member
  let item: Item

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asked Owner')
    renter = await Member.join(context.client, 'Asking Renter')
    item = await listItem(owner)
  })

  const send = async (contact: object, by = renter, about = item) => {
    const body = { itemId: about.id, message: 'Hello', ...contact }
    const response = await by.post('/api/contact-interactions').json(body)
    response.assertStatus(201)
    return response.body()
  }
  const latest = async (by = renter, id = item.id) =>
    (await by.get(`/api/contact-interactions/latest/${id}`)).body()

  test('is null before the first message, also after a call', async ({ assert }) => {
    await send({ interactionType: 'call' })
    assert.deepEqual(await latest(), { contact: null })
  })

  test('is the newest message or booking request, without its text', async ({ assert }) => {
    const days = { startDate: dayFromToday(200), endDate: dayFromToday(201) }
    const booking = await send({ interactionType: 'message', intent: 'booking', ...days })
    const { email, phone } = renter.user
    const details = { senderName: 'Asking Renter', senderEmail: email, senderPhone: phone }
    const asked = {
      contact: { intent: 'booking', ...days, createdAt: booking.createdAt, ...details },
    }
    assert.deepEqual(await latest(), asked)
    await send({ interactionType: 'whatsapp' })
    assert.deepEqual(await latest(), asked)
    const { createdAt } = await send({ interactionType: 'message' })
    const written = { intent: null, startDate: null, endDate: null, createdAt, ...details }
    assert.deepEqual(await latest(), { contact: written })
  })

  test('has the name, email and phone that the owner got with it', async ({ assert }) => {
    const given = {
      senderName: 'Ravi of Pune',
      senderEmail: 'pune@example.in',
      senderPhone: '+919822012345',
    }
    await send({ interactionType: 'message', ...given })
    assert.containsSubset(await latest(), { contact: given })
    await send({ interactionType: 'message', ...given, senderPhone: null })
    assert.containsSubset(await latest(), { contact: { ...given, senderPhone: null } })
  })

  test('is neither another member’s nor about another item', async ({ client, assert }) => {
    const other = await Member.join(client, 'Other Renter')
    await send({ interactionType: 'message' }, other)
    await send({ interactionType: 'message' }, renter, await listItem(owner))
    assert.deepEqual(await latest(), { contact: null })
    assert.deepEqual(await latest(owner), { contact: null })
  })

  test('is not cached, and guests get a 401', async ({ client, assert }) => {
    const path = `/api/contact-interactions/latest/${item.id}`
    assert.include((await renter.get(path)).header('cache-control'), 'no-store')
    ;(await client.get(path)).assertStatus(401)
  })

  test('responds 404 for an unknown and a malformed item', async () => {
    for (const id of ['nothing', '00000000-0000-7000-8000-000000000000'])
      (await renter.get(`/api/contact-interactions/latest/${id}`)).assertStatus(404)
  })

  test('reads one row of a member who has written about many items', async ({
    assert,
    cleanup,
  }) => {
    await send({ interactionType: 'message' })
    cleanup(() => db.rawQuery(`delete from contact_interactions where message = 'One of many'`))
    await db.rawQuery(
      `insert into contact_interactions (item_id, owner_id, contacter_id, interaction_type, contact_method, message)
       select i.id, i.owner_id, ?, 'message', 'form', 'One of many'
       from (select * from items limit 20) i, generate_series(1, 500)`,
      [renter.user.id]
    )
    await db.rawQuery('analyze contact_interactions')
    const plans = await explained(async () => void (await latest()), 'contact_interactions')
    assert.lengthOf(plans, 1)
    const reads = plans[0]!.steps.filter((step) => step['Relation Name'])
    for (const read of reads) {
      assert.isAtMost(read['Actual Rows'], 1)
      assert.notEqual(read['Node Type'], 'Seq Scan')
      assert.isUndefined(read['Rows Removed by Filter'])
    }
  })
})
