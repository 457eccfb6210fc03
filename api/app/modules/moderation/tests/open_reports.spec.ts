import logger from '@adonisjs/core/services/logger'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import ReportsList from '#commands/reports_list'
import { countReports } from '#modules/moderation/queries/count_reports'
import { announceWaitingReports } from '#modules/moderation/commands/announce_waiting_reports'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { makeReport } from '#tests/report'
import { runCommand } from '#tests/run_command'

test.group('Open reports', (group) => {
  let owner: Member
  let reporter: Member
  let item: Item

  group.each.setup(async ({ context: { client } }) => {
    owner = await Member.join(client, 'Reported Owner')
    reporter = await Member.join(client, 'Reporting Renter')
    item = await listItem(owner, { title: 'Secret camera' })
  })

  const report = (more: object = {}) =>
    makeReport(reporter, { subjectKind: 'item', subjectId: item.id, ...more })

  test('are listed by when they are due, with ids as the only personal data', async ({
    assert,
  }) => {
    const first = await report({ body: 'Private words' })
    const second = await report({
      subjectKind: 'member',
      subjectId: owner.user.id,
      reason: 'impersonation',
    })
    await letPass(first, '2020-01-01')
    await letPass(second, '2020-01-02')
    const { exitCode, output } = await runCommand(ReportsList)
    assert.equal(exitCode, 0)
    assert.match(output, new RegExp(`${first}.*item.*${item.id}.*scam.*overdue`))
    assert.match(output, new RegExp(`${second}.*member.*${owner.user.id}.*impersonation`))
    assert.isBelow(output.indexOf(first), output.indexOf(second))
    for (const secret of ['Private words', 'Secret camera', 'Reported Owner', 'Reporting Renter'])
      assert.notInclude(output, secret)
  })

  test('are not listed once they are decided', async ({ assert }) => {
    const ticket = await report()
    await letPass(ticket)
    assert.include((await runCommand(ReportsList)).output, ticket)
    await db.rawQuery(`update reports set state = 'dismissed' where ticket = ?`, [ticket])
    assert.notInclude((await runCommand(ReportsList)).output, ticket)
  })

  test('are counted in the log once they are overdue', async ({ assert, cleanup }) => {
    const logged: number[] = []
    const { error } = logger
    logger.error = ((fields: { overdue: number }, message: string) => {
      if (message === 'reports are overdue; decide those that reports:list prints first')
        logged.push(fields.overdue)
    }) as typeof error
    cleanup(() => void (logger.error = error))
    const { overdue: before } = await countReports()
    const ticket = await report()
    await announceWaitingReports()
    assert.deepEqual(logged, before === 0 ? [] : [before])
    await letPass(ticket)
    await announceWaitingReports()
    assert.equal(logged.at(-1), before + 1)
  })
})

/** Makes a report overdue, before those of other tests. */
async function letPass(ticket: string, day = '2020-01-01'): Promise<void> {
  await db.rawQuery('update reports set due_at = ? where ticket = ?', [day, ticket])
}
