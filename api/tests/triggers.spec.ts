import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

test.group('The triggers of the change feed and the search vocabulary', () => {
  test('have the names that the catalogue’s README and commands refer to', async ({ assert }) => {
    const { rows } = await db.rawQuery(
      `select tgrelid::regclass::text as "table", tgname as name, proname as function
       from pg_trigger t join pg_proc p on p.oid = t.tgfoid
       where tgrelid in ('items'::regclass, 'users'::regclass, 'categories'::regclass, 'item_places'::regclass)
         and not tgisinternal and proname ~ '^(index|notify|learn|tell)_'`
    )
    assert.sameDeepMembers(rows, [
      { table: 'items', name: 'index_new_items', function: 'index_item_words' },
      { table: 'items', name: 'index_changed_items', function: 'index_item_words' },
      { table: 'items', name: 'notify_new_items', function: 'notify_changed_items' },
      { table: 'items', name: 'notify_changed_items', function: 'notify_changed_items' },
      { table: 'items', name: 'notify_removed_items', function: 'notify_changed_items' },
      { table: 'users', name: 'notify_changed_profile', function: 'notify_changed_member' },
      { table: 'users', name: 'notify_removed_member', function: 'notify_changed_member' },
      { table: 'categories', name: 'notify_changed_categories', function: 'notify_change' },
      { table: 'item_places', name: 'notify_new_locations', function: 'notify_change' },
    ])
  })
})
