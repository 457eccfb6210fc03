import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { deleteOldNetworks } from '#modules/identity/commands/delete_old_networks'
import { Member } from '#tests/member'

test.group('Networks of former sign-ins', () => {
  test('are deleted after 90 days, but the last one of a member', async ({ client, assert }) => {
    const [away, active] = [
      await Member.join(client, 'Away Member'),
      await Member.join(client, 'Active Member'),
    ]
    await db.rawQuery('delete from sign_in_networks where user_id in (?, ?)', [
      away.user.id,
      active.user.id,
    ])
    for (const [{ user }, network, days] of [
      [away, 'first', 300],
      [away, 'last', 200],
      [away, 'later in name', 200],
      [active, 'former', 91],
      [active, 'recent', 89],
      [active, 'present', 0],
    ] as const) {
      await db.rawQuery(
        `insert into sign_in_networks (user_id, network, last_at)
         values (?, ?, date_trunc('day', now()) - make_interval(days => ?))`,
        [user.id, network, days]
      )
    }
    assert.isAtLeast(await deleteOldNetworks(new AbortController().signal), 3)
    assert.lengthOf(await networksOf(away), 1)
    assert.sameMembers(await networksOf(active), ['recent', 'present'])
  })
})

async function networksOf({ user }: Member): Promise<string[]> {
  const { rows } = await db.rawQuery('select network from sign_in_networks where user_id = ?', [
    user.id,
  ])
  return rows.map(({ network }: { network: string }) => network)
}
