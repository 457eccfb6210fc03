import { test } from '@japa/runner'
import type { BaseSchema } from '@adonisjs/lucid/schema'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Booking } from '@saajha/contract/booking'
import type { Item } from '@saajha/contract/item'
import { bookingOf, changed, requestBooking } from '#tests/booking'
import { newCalendarPath, readEvents } from '#tests/calendar_feed'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { uploadPicture } from '#tests/picture'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const MIGRATION = '0076_bookings_items_of_old_bookings'

const EDITED = { title: 'Empty cardboard box', description: 'Nothing else.', imageUrls: [] }

test.group('The item of a booking', (group) => {
  let owner: Member
  let renter: Member
  let item: Item
  let id: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    item = await listItem(owner, { imageUrls: [await uploadPicture(owner)] })
    id = await requestBooking(renter, item.id)
  })

  const edit = async () => (await owner.put(`/api/items/${item.id}`).json(EDITED)).assertStatus(200)
  const asRequested = () => ({
    itemTitle: item.title,
    itemDescription: item.description,
    itemImageUrls: item.imageUrls,
    itemImageUrl: item.imageUrls[0]!,
  })

  test('stays as it was requested for both members, whatever its listing shows later, and lists omit its description', async ({
    assert,
  }) => {
    await edit()
    await changed(owner, id, { state: 'accepted' })
    for (const [member, side] of [
      [owner, 'owner'],
      [renter, 'renter'],
    ] as const) {
      assert.containsSubset(await bookingOf(member, id), asRequested())
      const [listed] = (await member.get(`/api/bookings?as=${side}`)).body() as Booking[]
      const { itemDescription: _, ...inLists } = asRequested()
      assert.containsSubset(listed, inLists)
      assert.notProperty(listed, 'itemDescription')
    }
    ;(await owner.delete(`/api/items/${item.id}`)).assertStatus(204)
    assert.containsSubset(await bookingOf(renter, id), asRequested())
  })

  test('is named in calendars and notifications as it was requested', async ({
    client,
    assert,
  }) => {
    await edit()
    await changed(owner, id, { state: 'accepted' })
    await waitForDeliveries()
    const [notification] = (await renter.get('/api/notifications')).body()
    assert.containsSubset(notification, {
      type: 'booking_accepted',
      itemTitle: item.title,
      itemImageUrl: item.imageUrls[0],
    })
    const [event] = await readEvents(client, await newCalendarPath(renter))
    assert.equal(event!.summary, item.title)
  })

  test('of a booking from before is the listing as it is at the migration, without deleted pictures', async ({
    assert,
  }) => {
    const gone = '/media/00000000-0000-7000-8000-000000000000/full.webp'
    const [kept] = item.imageUrls
    const other = 'https://example.in/camera.webp'
    await db.rawQuery('update items set image_urls = ? where id = ?', [
      [gone, kept, other],
      item.id,
    ])
    await db.rawQuery(
      'update bookings set item_title = null, item_description = null, item_image_urls = null where id = ?',
      [id]
    )
    await migrate()
    const filled = { ...asRequested(), itemImageUrls: [kept, other] }
    assert.containsSubset(await bookingOf(renter, id), filled)
    await edit()
    await migrate()
    assert.containsSubset(await bookingOf(renter, id), filled)
  })
})

async function migrate(): Promise<void> {
  const url = new URL(`../../../../../database/migrations/${MIGRATION}.ts`, import.meta.url)
  const { default: Migration } = (await import(url.href)) as {
    default: new (client: QueryClientContract, file: string, dryRun: boolean) => BaseSchema
  }
  await new Migration(db.connection(), MIGRATION, false).execUp()
}
