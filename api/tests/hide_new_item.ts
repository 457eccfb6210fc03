import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'
import { BICYCLE } from '#harness/bicycle'
import type { Fixtures } from '#tests/fixtures'

/** Lists an item of the owner, and hides it as an administrator does. */
export async function hideNewItem({
  owner,
}: Pick<Fixtures, 'owner'>): Promise<{ itemId: string; actionId: string }> {
  const listed = await owner.post('/api/items').json(BICYCLE)
  listed.assertStatus(201)
  const itemId: string = listed.body().id
  const [action] = await sql<{ id: string }>(
    db,
    `with hidden as (
       update items set moderation_status = 'rejected', rejection_reason = 'Forbidden' where id = $1 returning id
     )
     insert into moderation_actions (action, item_id, reason, done_by)
     select 'item_hidden', id, 'Forbidden', 'test' from hidden returning id`,
    [itemId]
  )
  return { itemId, actionId: action!.id }
}
