import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { requestBooking } from '#tests/booking'
import { errorBody } from '#tests/error_body'
import { reportedListing } from '#tests/report'

const REPORT_ERROR = errorBody('reportNotFound', "We couldn't find a report with this number.")

test.group('An administrator', () => {
  test('reads the conversation of a reported message while its report is open, and records it', async ({
    client,
    assert,
  }) => {
    const { owner, admin, report, decide, desk, converse } = await reportedListing(client)
    const conversationId = await converse('Pay me first')
    const ticket = await report({ subjectKind: 'message', subjectId: `${conversationId}:2` })
    const path = `/api/admin/reports/${ticket}/conversation`
    const readings = async () => {
      const log = await desk(`actions?userId=${owner.user.id}`)
      return log.filter(({ action }: { action: string }) => action === 'conversation_read').length
    }
    const crossSite = await admin.get(path).header('sec-fetch-site', 'cross-site')
    crossSite.assertStatus(403)
    assert.equal(await readings(), 0)
    const { messages, owner: of } = (await admin.get(path)).body()
    assert.equal(of.name, 'Reported Owner')
    assert.containsSubset(messages, [
      { no: 1, by: 'renter', isReported: false },
      { no: 2, by: 'owner', body: 'Pay me first', isReported: true, isHidden: false },
    ])
    assert.equal(await readings(), 1)
    ;(await admin.get(`/api/admin/reports/${ticket}/handover`)).assertStatus(404)
    ;(await decide(ticket, { decision: 'dismissed' })).assertStatus(200)
    const closed = await admin.get(path)
    closed.assertStatus(404)
    assert.deepEqual(closed.body(), REPORT_ERROR)
    assert.equal(await readings(), 1)
  })

  test('reads the records of a reported booking while its report is open, and records it', async ({
    client,
    assert,
  }) => {
    const { reporter, admin, item, report, decide, desk } = await reportedListing(client)
    const bookingId = await requestBooking(reporter, item.id)
    await db.rawQuery(
      `insert into handovers (booking_id, stage, by_side, note) values (?, 'start', 'owner', 'Scratched')`,
      [bookingId]
    )
    const ticket = await report({ subjectKind: 'booking', subjectId: bookingId })
    const { records } = await desk(`reports/${ticket}/handover`)
    assert.containsSubset(records, [{ stage: 'start', by: 'owner', note: 'Scratched' }])
    const { log, title } = await desk(`reports/${ticket}`)
    assert.equal(title, 'Secret camera')
    assert.containsSubset(log, [{ action: 'handover_read', ticket, doneBy: 'Anita Admin' }])
    ;(await decide(ticket)).assertStatus(200)
    ;(await admin.get(`/api/admin/reports/${ticket}/handover`)).assertStatus(404)
  })
})
