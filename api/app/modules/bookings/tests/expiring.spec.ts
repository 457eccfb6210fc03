import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  bookingOf,
  changed,
  deliverScheduled,
  endTimeToAnswer,
  requestBooking,
} from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

test.group('The deadline of a booking request', (group) => {
  let owner: Member
  let renter: Member
  let id: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    id = await requestBooking(renter, (await listItem(owner)).id)
  })

  const makeDeadlineDue = () => deliverScheduled(id, 'booking.answer_due')
  const stateInRow = async () => {
    const { rows } = await db.rawQuery('select state from bookings where id = ?', [id])
    return rows[0].state
  }
  const expiries = async () => {
    const { rows } = await db.rawQuery(
      `select payload ->> 'by' as by from domain_events where aggregate_id = ? and name = 'booking.expired'`,
      [id]
    )
    return rows
  }

  test('is the time at which its event is due', async ({ assert }) => {
    const { rows } = await db.rawQuery(
      `select d.due_at as due from deliveries d join domain_events e on e.id = d.event_id
       where e.aggregate_id = ? and d.subscriber = 'expire_request'`,
      [id]
    )
    assert.equal(rows[0].due.toISOString(), (await bookingOf(renter, id)).answerBy)
  })

  test('expires an unanswered request once', async ({ assert }) => {
    await endTimeToAnswer(id)
    await makeDeadlineDue()
    assert.equal(await stateInRow(), 'expired')
    await makeDeadlineDue()
    assert.deepEqual(await expiries(), [{ by: 'system' }])
    assert.isString((await bookingOf(renter, id)).closedAt)
  })

  test('does nothing to a request whose time has not ended', async ({ assert }) => {
    await makeDeadlineDue()
    assert.equal(await stateInRow(), 'requested')
  })

  test('does nothing to an accepted request', async ({ assert }) => {
    await changed(owner, id, { state: 'accepted' })
    await endTimeToAnswer(id)
    await makeDeadlineDue()
    assert.equal((await bookingOf(renter, id)).state, 'accepted')
    assert.isEmpty(await expiries())
  })
})
