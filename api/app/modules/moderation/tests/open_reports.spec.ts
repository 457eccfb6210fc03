import logger from '@adonisjs/core/services/logger'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import ReportsList from '#commands/reports_list'
import { logOverdueReports } from '#modules/moderation/commands/log_overdue_reports'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { runCommand } from '#tests/run_command'

test.group('Open reports', (group) => {
  let owner: Member
  let reporter: Member
  let item: Item

  group.each.setup(async ({ context: { client } }) => {
    await decideAll()
    owner = await Member.join(client, 'Reported Owner')
    reporter = await Member.join(client, 'Reporting Renter')
    item = await listItem(owner, { title: 'Secret camera' })
  })

  const report = async (more: object = {}) => {
    const body = { subjectKind: 'item', subjectId: item.id, reason: 'scam', ...more }
    return (await reporter.post('/api/reports').json(body)).body().ticket as string
  }

  test('are listed by when they are due, with ids as the only personal data', async ({
    assert,
  }) => {
    const later = await report({ body: 'Private words' })
    const sooner = await report({
      subjectKind: 'member',
      subjectId: owner.user.id,
      reason: 'impersonation',
    })
    await letPass(later)
    const { exitCode, output } = await runCommand(ReportsList)
    assert.equal(exitCode, 0)
    assert.match(output, new RegExp(`${later}.*item.*${item.id}.*scam.*overdue`))
    assert.match(output, new RegExp(`${sooner}.*member.*${owner.user.id}.*impersonation`))
    assert.isBelow(output.indexOf(later), output.indexOf(sooner))
    for (const secret of ['Private words', 'Secret camera', 'Reported Owner', 'Reporting Renter'])
      assert.notInclude(output, secret)
  })

  test('are not listed once they are decided', async ({ assert }) => {
    const ticket = await report()
    assert.include((await runCommand(ReportsList)).output, ticket)
    await decideAll()
    assert.include((await runCommand(ReportsList)).output, 'No report waits for a decision')
  })

  test('are counted in the log once they are overdue', async ({ assert, cleanup }) => {
    const logged: unknown[][] = []
    const { error } = logger
    logger.error = (...line: unknown[]) => void logged.push(line)
    cleanup(() => void (logger.error = error))
    const ticket = await report()
    await logOverdueReports()
    assert.isEmpty(logged)
    await letPass(ticket)
    await logOverdueReports()
    const message = 'reports are overdue; decide those that reports:list prints first'
    assert.deepEqual(logged, [[{ overdue: 1 }, message]])
  })
})

async function decideAll(): Promise<void> {
  await db.rawQuery(`update reports set state = 'dismissed' where state = 'open'`)
}

async function letPass(ticket: string): Promise<void> {
  await db.rawQuery(`update reports set due_at = now() - interval '1 minute' where ticket = ?`, [
    ticket,
  ])
}
