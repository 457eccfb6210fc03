import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { randomIp } from '#harness/random_ip'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const README = new URL('../app/modules/interactions/README.md', import.meta.url)

/** The statement of "Why was an owner not notified of a contact?" for a listing. */
async function diagnosisOf(itemId: string): Promise<string> {
  const [, statement] = /```sql\n([^`]*)```/.exec(await readFile(README, 'utf8'))!
  return statement!.replace('00000000-0000-0000-0000-000000000000', itemId)
}

test.group('The SQL statement of the README about a contact', () => {
  test('shows the delivery and the notification of each contact about a listing, newest first', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Notified Owner')
    const renter = await Member.join(client, 'Writing Renter')
    const item = await listItem(owner)
    const contact = { itemId: item.id, interactionType: 'message', message: 'Is it free?' }
    const path = '/api/contact-interactions'
    ;(await renter.post(path).json(contact)).assertStatus(201)
    for (let call = 1; call <= 2; call++) {
      const called = client.post(path).header('x-forwarded-for', randomIp())
      ;(await called.json({ itemId: item.id, interactionType: 'call' })).assertStatus(201)
    }
    await waitForDeliveries()

    const { rows } = await db.rawQuery(await diagnosisOf(item.id))
    const shown = rows.map((row: Record<string, unknown>) => [
      row.interaction_type,
      row.notifies_owner,
      row.event_id !== null,
      row.state,
      row.starts,
      row.failures,
      row.notified_at !== null,
    ])
    assert.deepEqual(shown, [
      ['call', false, true, 'done', 1, 0, false],
      ['call', true, true, 'done', 1, 0, true],
      ['message', true, true, 'done', 1, 0, true],
    ])
  })
})
