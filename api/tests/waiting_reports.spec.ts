import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { announceWaitingReports } from '#modules/moderation/commands/announce_waiting_reports'
import { dayInIndia } from '#shared/time/day_in_india'
import { listItem } from '#tests/listing'
import { confirmEmail, mailsTo, makeDue } from '#tests/mails'
import type { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { notificationsOf } from '#tests/notifications'
import { reportedListing } from '#tests/report'

test.group('A report that waits for a decision', () => {
  test('is announced to administrators at once if it is urgent, else once a day', async ({
    client,
    assert,
  }) => {
    const { owner, admin, report } = await reportedListing(client)
    await confirmEmail(admin)
    const waiting = () => notificationsOf(admin, 'report_waiting')
    const days = new Set([dayInIndia(new Date())])
    await report()
    const other = await listItem(owner)
    await report({ subjectId: other.id })
    const before = (await waiting()).length
    days.add(dayInIndia(new Date()))
    assert.isAtLeast(before, 1)
    assert.isAtMost(before, days.size)
    const ticket = await report({
      subjectKind: 'member',
      subjectId: owner.user.id,
      reason: 'extortion',
    })
    assert.equal((await waiting())[0]!.reportTicket, ticket)
    assert.lengthOf(await waiting(), before + 1)
    await makeDue(admin, 'send_email')
    await waitForDeliveries()
    const subjects = (await mailsTo(admin.user.email)).map(({ subject }) => subject)
    assert.include(subjects, `Report ${ticket} is waiting`)
    const ofReporter = await newAdmin(client)
    await report({ subjectKind: 'member', subjectId: admin.user.id, reason: 'extortion' })
    assert.lengthOf(await waiting(), before + 1)
    assert.isNotEmpty(await notificationsOf(ofReporter, 'report_waiting'))
  })

  test('is announced later if a node of the previous release stored it', async ({
    client,
    assert,
  }) => {
    const { admin, report } = await reportedListing(client)
    const ticket = await report({ reason: 'offensive' })
    const announced = async () =>
      (await notificationsOf(admin, 'report_waiting')).filter(
        ({ reportTicket }) => reportTicket === ticket
      ).length
    assert.equal(await announced(), 1)
    await announceWaitingReports()
    assert.equal(await announced(), 1)
    await db.rawQuery('update reports set announced_at = null where ticket = ?', [ticket])
    await Promise.all([announceWaitingReports(), announceWaitingReports()])
    assert.equal(await announced(), 2)
  })

  test('is offered, once it is due first, to an administrator who may decide it', async ({
    client,
    assert,
  }) => {
    const { owner, admin, item, report, decide } = await reportedListing(client)
    const other = await newAdmin(client)
    const next = async (by: Member) => (await by.get('/api/admin/reports/counts')).body().next
    const makeFirst = (ticket: string) =>
      db.rawQuery(`update reports set due_at = '2018-01-01' where ticket = ?`, [ticket])
    const ofAdmin = await report({}, admin)
    await makeFirst(ofAdmin)
    assert.equal(await next(other), ofAdmin)
    assert.notEqual(await next(admin), ofAdmin)
    const ofOther = await report({ subjectKind: 'member', subjectId: other.user.id })
    ;(await decide(ofAdmin, { actions: [{ action: 'hide_item' }] }, other)).assertStatus(200)
    const appeal = (
      await owner.post(`/api/items/${item.id}/appeals`).json({ body: 'It is mine' })
    ).body()
    await makeFirst(ofOther)
    assert.equal(await next(admin), ofOther)
    assert.notEqual(await next(other), ofOther)
    ;(await decide(ofOther, { decision: 'dismissed' })).assertStatus(200)
    await makeFirst(appeal.ticket)
    assert.equal(await next(admin), appeal.ticket)
    assert.notEqual(await next(other), appeal.ticket)
    ;(await decide(appeal.ticket, { decision: 'dismissed' })).assertStatus(200)
    assert.notEqual(await next(admin), appeal.ticket)
  })
})
