import { test } from '@japa/runner'
import type { Booking } from '@saajha/contract/booking'
import { changed, dayFromToday, requestBooking } from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { nextPage } from '#tests/pages_of'

test.group('The list of bookings', (group) => {
  let owner: Member
  let renter: Member
  let itemIds: string[]
  /** Of the first item, twice, and of the second one, in the order of their requests. */
  let ids: string[]

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    itemIds = [(await listItem(owner)).id, (await listItem(owner)).id]
    ids = [
      await requestBooking(renter, itemIds[0]!),
      await requestBooking(renter, itemIds[0]!, {
        startDate: dayFromToday(20),
        endDate: dayFromToday(21),
      }),
      await requestBooking(renter, itemIds[1]!),
    ]
    await changed(owner, ids[1]!, { state: 'accepted' })
  })

  const list = async (member: Member, query: string): Promise<string[]> => {
    const response = await member.get(`/api/bookings?${query}`)
    response.assertStatus(200)
    return response.body().map(({ id }: Booking) => id)
  }

  test('has those of one side, requested last first', async ({ assert }) => {
    const newestFirst = ids.toReversed()
    assert.deepEqual(await list(renter, 'as=renter'), newestFirst)
    assert.deepEqual(await list(owner, 'as=owner'), newestFirst)
    assert.isEmpty(await list(renter, 'as=owner'))
    assert.isEmpty(await list(owner, 'as=renter'))
  })

  test('has those of both sides without a side', async ({ assert }) => {
    const own = await requestBooking(owner, (await listItem(renter)).id)
    assert.deepEqual(await list(owner, ''), [own, ...ids.toReversed()])
    assert.deepEqual(await list(renter, ''), [own, ...ids.toReversed()])
  })

  test('has those of a state and of an item', async ({ assert }) => {
    assert.deepEqual(await list(owner, 'as=owner&state=accepted'), [ids[1]!])
    assert.deepEqual(await list(owner, 'as=owner&state=requested'), [ids[2]!, ids[0]!])
    const ofItem = `as=owner&itemId=${itemIds[0]}`
    assert.deepEqual(await list(owner, ofItem), [ids[1]!, ids[0]!])
    assert.deepEqual(await list(owner, `${ofItem}&state=requested`), [ids[0]!])
  })

  test('has those of a renter', async ({ assert, client }) => {
    const other = await Member.join(client, 'Meera Iyer')
    const id = await requestBooking(other, itemIds[1]!)
    assert.deepEqual(await list(owner, `as=owner&renterId=${other.user.id}`), [id])
    assert.deepEqual(await list(owner, `as=owner&renterId=${renter.user.id}`), ids.toReversed())
    assert.isEmpty(await list(other, `as=renter&renterId=${renter.user.id}`))
  })

  test('has pages', async ({ assert }) => {
    const first = await owner.get('/api/bookings?as=owner&limit=2')
    const second = await owner.get(nextPage(first)!)
    const listed = [...first.body(), ...second.body()].map(({ id }: Booking) => id)
    assert.deepEqual(listed, ids.toReversed())
    assert.isNull(nextPage(second))
  })

  test('rejects {query}')
    .with([{ query: 'group=lost' }, { query: 'as=guest' }, { query: 'as=owner&state=lost' }])
    .run(async (_, { query }) => {
      ;(await owner.get(`/api/bookings?${query}`)).assertStatus(422)
    })
})
