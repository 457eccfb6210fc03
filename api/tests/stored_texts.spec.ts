import { test } from '@japa/runner'
import type { BaseSchema } from '@adonisjs/lucid/schema'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Notification } from '@saajha/contract/notification'
import { normalizeText } from '@saajha/contract/typed_text'
import { requestBooking } from '#tests/booking'
import { contact, messagesOf } from '#tests/conversation'
import { listItem } from '#tests/listing'
import type { Member } from '#tests/member'
import { completedBooking, newReviewer, reviewed } from '#tests/review'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const MIGRATION = '0113_operations_deceptive_characters'

/** With a reversed word, a zero-width space, a soft hyphen and a tag. */
const STORED = 'Pay \u202elive\u202c first\u200b, pl\u00adease\u{e0041}'
const CLEAN = 'Pay live first, please'

/** A joiner of letters, an emoji of several characters, a flag and a line break. */
const HARMLESS =
  'क्\u200dष \u{1f469}\u200d\u{1f527}\ufe0f \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}\n\tok'

test.group('The migration that removes deceptive characters from stored texts', (group) => {
  let owner: Member
  let renter: Member
  let itemId: string

  group.each.setup(async ({ context: { client } }) => {
    owner = await newReviewer(client, 'Asha Kulkarni')
    renter = await newReviewer(client, 'Ravi Nair')
    itemId = (await listItem(owner)).id
  })

  test('cleans messages with their notifications, contacts, descriptions, reviews, answers and notes of bookings', async ({
    client,
    assert,
  }) => {
    const { id: contactId, conversationId } = await contact(renter, itemId)
    const bookingId = await completedBooking(owner, renter, itemId)
    await reviewed(renter, bookingId)
    for (const [table, column, key, id] of [
      ['messages', 'body', 'contact_id', contactId],
      ['contact_interactions', 'message', 'id', contactId],
      ['items', 'description', 'id', itemId],
      ['reviews', 'body', 'booking_id', bookingId],
      ['reviews', 'answer', 'booking_id', bookingId],
      ['bookings', 'note', 'id', bookingId],
    ])
      await db.rawQuery(`update ${table} set ${column} = ? where ${key} = ?`, [STORED, id!])
    await waitForDeliveries()
    await db.rawQuery(
      `update notifications set facts = jsonb_set(facts, '{text}', to_jsonb(?::text)) where user_id = ? and type = 'message'`,
      [STORED, owner.user.id]
    )
    await migrate()
    const [message] = await messagesOf(owner, conversationId!)
    assert.equal(message!.body, CLEAN)
    const notifications: Notification[] = (await owner.get('/api/notifications')).body()
    assert.equal(notifications.find(({ type }) => type === 'message')!.message, CLEAN)
    assert.equal((await client.get(`/api/items/${itemId}`)).body().description, CLEAN)
    const { rows } = await db.rawQuery(
      `select c.message, b.note, r.body, r.answer from contact_interactions c, bookings b
       join reviews r on r.booking_id = b.id where c.id = ? and b.id = ?`,
      [contactId, bookingId]
    )
    assert.deepEqual(rows, [{ message: CLEAN, note: CLEAN, body: CLEAN, answer: CLEAN }])
  })

  test('removes the characters that the API removes from new texts, and no others', async ({
    assert,
  }) => {
    const bookingId = await requestBooking(renter, itemId)
    const text = HARMLESS + [...codePoints()].map((point) => String.fromCodePoint(point)).join('a')
    await db.rawQuery('update bookings set note = ? where id = ?', [text, bookingId])
    await migrate()
    const { rows } = await db.rawQuery('select note from bookings where id = ?', [bookingId])
    const { note } = rows[0] as { note: string }
    assert.isTrue(note.startsWith(HARMLESS))
    assert.equal(note, normalizeText(text))
  }).timeout(120_000)
})

/** All characters but NUL, surrogates and those of planes without any. */
function* codePoints(): Generator<number> {
  for (let point = 1; point < 0xf0000; point++) {
    const isSurrogate = point >= 0xd800 && point < 0xe000
    if (!isSurrogate && (point < 0x40000 || point >= 0xe0000)) yield point
  }
}

/** Runs the migration on a connection of the pool. */
async function migrate(): Promise<void> {
  const url = new URL(`../../database/migrations/${MIGRATION}.ts`, import.meta.url)
  const { default: Migration } = (await import(url.href)) as {
    default: new (client: QueryClientContract, file: string, dryRun: boolean) => BaseSchema
  }
  await new Migration(db.connection(), MIGRATION, false).execUp()
}
