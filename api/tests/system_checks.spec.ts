import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { DEMO_PASSWORD } from '@saajha/database/demo/people'
import type { SystemCheckName } from '@saajha/contract/system'
import { SYSTEM_CHECKS } from '@saajha/contract/system'
import { runChecks, systemChecks } from '#shared/operations/system_checks'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

const factOf = async (name: SystemCheckName) => {
  const { facts } = await runChecks(systemChecks.filter((check) => check.name === name))
  return facts[0]!
}

test.group('The checks of the installation', () => {
  test('are those of the contract, in its order', ({ assert }) => {
    assert.deepEqual(
      systemChecks.map(({ name }) => name),
      [...SYSTEM_CHECKS]
    )
  })

  test('fail when they throw, without the message, and a warning leaves the installation well', async ({
    assert,
  }) => {
    const fail = () => {
      throw Object.assign(new Error('a secret'), { code: 'ECONNREFUSED' })
    }
    const warned = await runChecks([{ name: 'push', level: 'warning', run: fail }])
    assert.isTrue(warned.isWell)
    assert.deepEqual(warned.facts, [
      { name: 'push', level: 'warning', isWell: false, value: 'ECONNREFUSED', unit: null },
    ])
    const { isWell } = await runChecks([{ name: 'disk', level: 'error', run: fail }])
    assert.isFalse(isWell)
  })

  test('find a demo account with the public password until it is blocked', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => db.rawQuery(`delete from users where email = 'asha@saajha.example'`))
    const before = Number((await factOf('demoAccounts')).value)
    await db.rawQuery(
      `insert into users (username, email, full_name, password_hash) values ('asha', 'asha@saajha.example', 'Asha', ?)`,
      [await hash.make(DEMO_PASSWORD)]
    )
    const found = await factOf('demoAccounts')
    assert.deepEqual([found.isWell, found.value], [false, before + 1])
    await db.rawQuery(`update users set blocked_at = now() where email = 'asha@saajha.example'`)
    assert.equal((await factOf('demoAccounts')).value, before)
  })

  test('count the overdue reports', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Reported Owner')
    const reporter = await Member.join(client, 'Reporting Renter')
    const { id: subjectId } = await listItem(owner)
    const before = Number((await factOf('overdueReports')).value)
    const body = { subjectKind: 'item', subjectId, reason: 'scam' }
    const { ticket } = (await reporter.post('/api/reports').json(body)).body()
    await db.rawQuery(`update reports set due_at = now() - interval '1 hour' where ticket = ?`, [
      ticket,
    ])
    const overdue = await factOf('overdueReports')
    assert.deepEqual([overdue.isWell, overdue.value], [false, before + 1])
    await db.rawQuery(`update reports set due_at = now() + interval '1 day' where ticket = ?`, [
      ticket,
    ])
  })

  test('see that a picture can be stored, and which clock and disk they have', async ({
    assert,
  }) => {
    for (const name of ['database', 'migrations', 'media', 'clock'] as const) {
      assert.isTrue((await factOf(name)).isWell, name)
    }
    const disk = await factOf('disk')
    assert.isTrue(Number(disk.value) >= 0 && Number(disk.value) <= 100)
  })
})
