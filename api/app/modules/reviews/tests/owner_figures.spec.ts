import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { PublicUser } from '@saajha/contract/user'
import UserBlock from '#commands/user_block'
import UserUnblock from '#commands/user_unblock'
import { computeOwnerFigures } from '#modules/reviews/commands/compute_owner_figures'
import { waitUntilCaughtUp } from '#shared/changes/change_feed'
import { sql } from '#shared/database/sql'
import { changed, requestBooking } from '#tests/booking'
import { sendMessage } from '#tests/conversation'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { runCommand } from '#tests/run_command'

/** The columns of a request that differ from an open one. */
type Request = {
  state?: string
  acceptedAfter?: number
  closedAfter?: number
  closedBy?: 'owner' | 'renter' | 'system'
  daysAgo?: number
}

test.group('The figures of an owner’s profile', (group) => {
  let client: ApiClient
  let owner: Member
  let renter: Member
  let id: string
  let added = 0

  group.each.setup(async ({ context }) => {
    client = context.client
    owner = await Member.join(client, 'Asha Kulkarni')
    renter = await Member.join(client, 'Ravi Nair')
    id = await requestBooking(renter, (await listItem(owner)).id)
  })

  /** Adds a request of a day ago; the times are minutes after it. */
  const add = (request: Request) =>
    sql(
      db,
      `insert into bookings (id, item_id, owner_id, renter_id, start_date, end_date, held, state, answer_by, price_unit,
         charged_days, requested_at, accepted_at, closed_at, closed_by, completed_at)
       select uuidv7(), item_id, owner_id, renter_id, start_date + $7::int, end_date + $7::int,
         daterange(lower(held) + $7::int, upper(held) + $7::int), $2, at + interval '1 hour', price_unit,
         charged_days, at, at + make_interval(mins => $3), at + make_interval(mins => $4), $5,
         case when $2 = 'completed' then now() end
       from bookings, lateral (select now() - make_interval(days => $6) as at) requested where id = $1`,
      [
        id,
        request.state ?? 'requested',
        request.acceptedAfter ?? null,
        request.closedAfter ?? null,
        request.closedBy ?? null,
        request.daysAgo ?? 1,
        // No two bookings hold the same days.
        (added += 10),
      ]
    )
  const profile = async (): Promise<PublicUser> => {
    await computeOwnerFigures(new AbortController().signal)
    await waitUntilCaughtUp()
    return (await client.get(`/api/users/${owner.user.id}`)).body()
  }

  test('say within how many minutes half of five requests were answered, rounded up', async ({
    assert,
  }) => {
    for (const acceptedAfter of [30, 50, 90, 400]) await add({ state: 'accepted', acceptedAfter })
    assert.include(await profile(), { responseMinutes: null, responseShare: null })
    await add({ state: 'declined', closedAfter: 70, closedBy: 'owner' })
    assert.include(await profile(), { responseMinutes: 120, responseShare: 1 })
  })

  test('count requests that expired as unanswered, and leave out those that the system or the renter ended', async ({
    assert,
  }) => {
    for (let count = 0; count < 3; count++) await add({ state: 'accepted', acceptedAfter: 60 })
    await add({ state: 'declined', closedAfter: 5, closedBy: 'system' })
    await add({ state: 'withdrawn', closedAfter: 5, closedBy: 'renter' })
    await add({ state: 'accepted', acceptedAfter: 60, daysAgo: 91 })
    await add({ state: 'expired', closedAfter: 60, closedBy: 'system' })
    assert.include(await profile(), { responseMinutes: null, responseShare: null })
    await add({ state: 'expired', closedAfter: 60, closedBy: 'system' })
    assert.include(await profile(), { responseMinutes: 60, responseShare: 0.6 })
  })

  test('leave out a rental that the owner cancelled while its renter was suspended', async ({
    assert,
  }) => {
    for (let count = 0; count < 3; count++) await add({ state: 'completed', acceptedAfter: 10 })
    await changed(owner, id, { state: 'accepted' })
    await runCommand(UserBlock, [renter.user.username, '--reason=Fraud'])
    await changed(owner, id, { state: 'cancelled', reason: 'other' })
    await runCommand(UserUnblock, [renter.user.username, '--reason=Settled'])
    assert.include(await profile(), { completedRentals: 3, cancelledShare: 0 })
  })

  test('take a message of the owner in the time of a request as its answer', async ({ assert }) => {
    for (let count = 0; count < 4; count++) await add({ state: 'accepted', acceptedAfter: 10 })
    assert.include(await profile(), { responseShare: null })
    const [conversation] = (await owner.get('/api/conversations')).body()
    await sendMessage(owner, conversation.id, 'Yes, it is free')
    assert.include(await profile(), { responseMinutes: 60, responseShare: 1 })
  })

  test('count completed rentals, and of three that ended the share that the owner cancelled', async ({
    assert,
  }) => {
    assert.include(await profile(), { completedRentals: 0, cancelledShare: null })
    await add({ state: 'cancelled', acceptedAfter: 10, closedAfter: 20, closedBy: 'owner' })
    await add({ state: 'cancelled', acceptedAfter: 10, closedAfter: 20, closedBy: 'renter' })
    await add({ state: 'completed', acceptedAfter: 10 })
    assert.include(await profile(), { completedRentals: 1, cancelledShare: null })
    for (let count = 0; count < 2; count++) await add({ state: 'completed', acceptedAfter: 10 })
    assert.include(await profile(), { completedRentals: 3, cancelledShare: 0.25 })
  })
})
