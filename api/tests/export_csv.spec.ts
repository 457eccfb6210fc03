import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { EXPORT_NAMES, exportCsv, type ExportName } from '#bin/export_csv'
import ExportCsv from '#commands/export_csv'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { runCommand } from '#tests/run_command'

async function lines(name: ExportName, days: { from?: string; to?: string } = {}) {
  let file = ''
  for await (const part of exportCsv(name, days)) file += part
  return file.split('\r\n')
}

test.group('The export as CSV', () => {
  test('keeps Hindi, quotes and formulas as text, and one line for each row', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, '=HYPERLINK("x")')
    const { id } = await listItem(owner, { title: '=1+1, "साइकिल"' })
    const [head, ...rows] = await lines('items')
    assert.match(head!, /^\ufeffid,owner_id,title,category_id,/)
    const row = rows.find((each) => each.startsWith(id))!
    assert.include(row, `${id},${owner.user.id},"'=1+1, ""साइकिल""",`)
    const members = await lines('members')
    assert.include(members.join('\n'), `"'=HYPERLINK(""x"")"`)
  })

  test('has the prices of items for a week and a month', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Asha Kulkarni')
    const prices = { price: '500', weeklyPrice: '2500', monthlyPrice: '8000' }
    const { id } = await listItem(owner, prices)
    const [head, ...rows] = await lines('items')
    assert.include(head!, ',price,price_unit,weekly_price,monthly_price,')
    const row = rows.find((each) => each.startsWith(id))!
    assert.include(row, ',500.00,day,2500.00,8000.00,')
    assert.include((await lines('bookings'))[0]!, ',price_unit,weekly_price,monthly_price,')
  })

  test('has the days in India between --from and --to', async ({ client, assert }) => {
    const { user } = await Member.join(client, 'Midnight Member')
    const has = async (days: { from?: string; to?: string }) =>
      (await lines('members', days)).some((line) => line.startsWith(user.id))
    await db.rawQuery(`update users set created_at = '2026-03-31T18:30:00Z' where id = ?`, [
      user.id,
    ])
    assert.isTrue(await has({ from: '2026-04-01', to: '2026-04-01' }))
    assert.isFalse(await has({ to: '2026-03-31' }))
    assert.isFalse(await has({ from: '2026-04-02' }))
  })

  test('has more rows than one batch, each once', async ({ assert, cleanup }) => {
    cleanup(() => db.rawQuery(`delete from users where username like 'exported.%'`))
    await db.rawQuery(
      `insert into users (username, email, full_name)
       select 'exported.' || n, 'exported.' || n || '@example.in', 'Exported' from generate_series(1, 2500) n`
    )
    const exported = (await lines('members')).filter((line) => line.includes(',exported.'))
    assert.lengthOf(exported, 2_500)
    assert.equal(new Set(exported).size, 2_500)
  }).tags(['@long'])

  test('names no column of messages, notes, passwords or document numbers', async ({ assert }) => {
    for (const name of EXPORT_NAMES) {
      const [head] = await lines(name)
      assert.notMatch(head!, /message|note|body|evidence|password|number|meeting|phone_/)
    }
  })

  test('rejects another name and another form of a day', async ({ assert }) => {
    const unknown = await runCommand(ExportCsv, ['sessions'])
    assert.equal(unknown.exitCode, 1)
    assert.include(unknown.output, 'items, members, bookings, reports')
    const day = await runCommand(ExportCsv, ['items', '--from=1.4.2026'])
    assert.equal(day.exitCode, 1)
    assert.include(day.output, '1.4.2026 is no day')
  })
})
