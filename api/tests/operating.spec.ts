import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import DatabasePrepare from '#commands/database_prepare'
import DemoSeed from '#commands/demo_seed'
import EventsDead from '#commands/events_dead'
import EventsShow from '#commands/events_show'
import EventsReplay from '#commands/events_replay'
import ProjectionsRebuild from '#commands/projections_rebuild'
import UserPromote from '#commands/user_promote'
import UserResetSecondFactor from '#commands/user_reset_second_factor'
import UserSignOut from '#commands/user_sign_out'
import { setUpSecondFactor } from '#tests/set_up_second_factor'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'
import { runCommand } from '#tests/run_command'
import { until } from '#harness/until'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { sharedPipeline } from '#tests/shared_pipeline'

const CHECK = ['contact_counts', '--check']

test.group('Commands for dead deliveries', (group) => {
  let owner: Member
  let eventId: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Waiting Owner')
    const renter = await Member.join(context.client, 'Unheard Renter')
    const item = await listItem(owner)
    await sharedPipeline.stop()
    const contact = { itemId: item.id, interactionType: 'message', message: 'Secret words' }
    await renter.post('/api/contact-interactions').json(contact)
    eventId = await kill(item.id)
    sharedPipeline.start()
    await waitForDeliveries()
    return () => db.rawQuery(`delete from deliveries where state = 'dead'`)
  })

  test('events:dead lists each dead delivery with its error and without user content', async ({
    assert,
  }) => {
    const { exitCode, output } = await runCommand(EventsDead)
    assert.equal(exitCode, 0)
    assert.include(output, eventId)
    assert.include(output, 'notify_owner')
    assert.include(output, 'ThrownError at somewhere')
    assert.notInclude(output, 'Secret words')
    assert.isEmpty((await owner.get('/api/notifications')).body())
  })

  test('events:replay runs dead deliveries again', async ({ assert }) => {
    const { output } = await runCommand(EventsReplay)
    assert.include(output, '1 delivery is due again')
    await until('the owner is notified', async () => {
      return (await owner.get('/api/notifications')).body().length === 1
    })
    const { rows } = await db.rawQuery(
      `select state, failures, starts from deliveries where event_id = ? and subscriber = 'notify_owner'`,
      [eventId]
    )
    assert.deepEqual(rows, [{ state: 'done', failures: 0, starts: 1 }])
    assert.include((await runCommand(EventsDead)).output, 'No delivery is dead')
  })

  test('events:replay --subscriber leaves deliveries of other subscribers dead', async ({
    assert,
  }) => {
    const { output } = await runCommand(EventsReplay, ['--subscriber=contact_counts'])
    assert.include(output, '0 deliveries are due again')
    assert.include((await runCommand(EventsDead)).output, eventId)
    const mine = await runCommand(EventsReplay, ['--subscriber=notify_owner'])
    assert.include(mine.output, '1 delivery is due again')
    await waitForDeliveries()
  })

  test('events:replay of an event runs its reactions again, and not its projections', async ({
    assert,
  }) => {
    await db.rawQuery('delete from deliveries where event_id = ?', [eventId])
    await db.rawQuery(
      `insert into deliveries (event_id, subscriber, state, starts)
       select ?, subscriber, 'done', 1 from unnest(array['notify_owner', 'contact_counts']) subscriber`,
      [eventId]
    )
    const { output } = await runCommand(EventsReplay, [eventId])
    assert.include(output, '1 delivery is due again')
    await until('the owner is notified', async () => {
      return (await owner.get('/api/notifications')).body().length === 1
    })
    assert.include((await runCommand(EventsReplay, [eventId])).output, '1 delivery is due again')
    await waitForDeliveries()
    assert.lengthOf((await owner.get('/api/notifications')).body(), 1)
    assert.equal((await owner.get('/api/notifications/unread-count')).body().count, 1)
  })

  test('events:replay of an event does not add a notification that its owner deleted', async ({
    assert,
  }) => {
    await runCommand(EventsReplay)
    await waitForDeliveries()
    const [notification] = (await owner.get('/api/notifications')).body()
    ;(await owner.delete(`/api/notifications/${notification.id}`)).assertStatus(204)
    assert.include((await runCommand(EventsReplay, [eventId])).output, '1 delivery is due again')
    await waitForDeliveries()
    assert.isEmpty((await owner.get('/api/notifications')).body())
  })

  test('events:replay --since runs a subscriber again for the events since a moment', async ({
    assert,
  }) => {
    await runCommand(EventsReplay)
    await waitForDeliveries()
    const { rows } = await db.rawQuery('select occurred_at as at from domain_events where id = ?', [
      eventId,
    ])
    const since = (ms: number) => `--since=${new Date(rows[0].at.getTime() + ms).toISOString()}`
    const replay = async (ms: number) =>
      (await runCommand(EventsReplay, ['--subscriber=notify_owner', since(ms)])).output
    assert.include(await replay(1), '0 deliveries are due again')
    assert.include(await replay(-1), '1 delivery is due again')
    await waitForDeliveries()
    const { exitCode, output } = await runCommand(EventsReplay, [since(-1)])
    assert.equal(exitCode, 1)
    assert.include(output, '--since needs --subscriber')
  })

  test('events:show prints an event, its deliveries and their errors', async ({ assert }) => {
    const { exitCode, output } = await runCommand(EventsShow, [eventId])
    assert.equal(exitCode, 0)
    assert.match(output, /contact\.sent/)
    assert.match(output, /notify_owner.*dead.*ThrownError at somewhere/)
    assert.match(output, /contact_counts.*done/)
    const unknown = await runCommand(EventsShow, ['00000000-0000-7000-8000-00000000beef'])
    assert.equal(unknown.exitCode, 1)
    assert.include(unknown.output, 'No event has this id')
  })
})

test.group('projections:rebuild', () => {
  test('--check reports no difference in a correct table, also during deliveries', async ({
    client,
    assert,
  }) => {
    const { contact, itemId } = await contacted(client)
    await sharedPipeline.stop()
    try {
      await contact()
      const { exitCode, output } = await runCommand(ProjectionsRebuild, CHECK)
      assert.equal(exitCode, 0, output)
      await runCommand(ProjectionsRebuild, ['contact_counts'])
    } finally {
      sharedPipeline.start()
    }
    await waitForDeliveries()
    assert.equal(await countedMessages(itemId), 2, 'the open delivery is counted once')
    assert.equal((await runCommand(ProjectionsRebuild, CHECK)).exitCode, 0)
  })

  test('--check lists the differing rows, and a rebuild corrects them', async ({
    client,
    assert,
  }) => {
    const spoilt = await contacted(client)
    const lost = await contacted(client)
    await db.rawQuery('update item_contact_counts set message = 7 where item_id = ?', [
      spoilt.itemId,
    ])
    await db.rawQuery('delete from item_contact_counts where item_id = ?', [lost.itemId])
    const surplus = '00000000-0000-7000-8000-00000000beef'
    await db.rawQuery('insert into item_contact_counts (item_id) values (?)', [surplus])
    const right = await contacted(client)
    const written = await writtenBy(right.itemId)

    const { exitCode, output } = await runCommand(ProjectionsRebuild, CHECK)
    assert.equal(exitCode, 1)
    assert.match(output, new RegExp(`table.*${spoilt.itemId}`))
    assert.match(output, new RegExp(`source.*${spoilt.itemId}`))
    assert.match(output, new RegExp(`source.*${lost.itemId}`))
    assert.equal(await countedMessages(spoilt.itemId), 7, 'a check changes nothing')

    const rebuilt = await runCommand(ProjectionsRebuild, ['contact_counts'])
    assert.match(rebuilt.output, /contact_counts is rebuilt: \d+ rows, 2 of them repaired/)
    assert.equal(await writtenBy(right.itemId), written, 'a correct row is not rewritten')
    assert.isUndefined(await countedMessages(surplus))
    assert.equal(await countedMessages(spoilt.itemId), 1)
    assert.equal(await countedMessages(lost.itemId), 1)
    assert.equal((await runCommand(ProjectionsRebuild, CHECK)).exitCode, 0)
  })

  test('rejects an unknown table', async ({ assert }) => {
    for (const name of ['nothing', 'notify_owner']) {
      const { exitCode, output } = await runCommand(ProjectionsRebuild, [name])
      assert.equal(exitCode, 1)
      assert.include(output, `There is no projection named ${name}`)
    }
  })
})

test.group('Commands for database and members', () => {
  test('database:prepare changes nothing in a database that is ready', async ({ assert }) => {
    const { exitCode, output } = await runCommand(DatabasePrepare)
    assert.equal(exitCode, 0)
    assert.include(output, 'The database is ready')
  })

  test('database:prepare succeeds while the other connections are in use', async ({ assert }) => {
    let isPreparing = true
    const queries = Array.from({ length: 15 }, async () => {
      while (isPreparing) await db.rawQuery('select 1')
    })
    try {
      for (let n = 0; n < 5; n++) {
        const { exitCode, output } = await runCommand(DatabasePrepare)
        assert.equal(exitCode, 0, output)
      }
    } finally {
      isPreparing = false
      await Promise.all(queries)
    }
  })

  test('user:promote makes a member administrator by an email in any letter case', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Rising Person')
    const { exitCode } = await runCommand(UserPromote, [member.user.email.toUpperCase()])
    assert.equal(exitCode, 0)
    assert.equal((await member.get('/api/auth/user')).body().role, 'admin')
    const unknown = await runCommand(UserPromote, ['unknown@example.in'])
    assert.equal(unknown.exitCode, 1)
    assert.include(unknown.output, 'There is no member with the e-mail address unknown@example.in')
  })

  test('user:reset-second-factor turns off the two-step sign-in of one administrator', async ({
    client,
    assert,
  }) => {
    const call = '/api/admin/verification-documents'
    const { admin } = await setUpSecondFactor(await newAdmin(client))
    const other = await setUpSecondFactor(await newAdmin(client))
    const { exitCode } = await runCommand(UserResetSecondFactor, [admin.user.email.toUpperCase()])
    assert.equal(exitCode, 0)
    ;(await (await admin.signInAgain()).get(call)).assertStatus(200)
    ;(await (await other.admin.signInAgain()).get(call)).assertStatus(403)
    const again = await runCommand(UserResetSecondFactor, [admin.user.email])
    assert.equal(again.exitCode, 1)
    assert.include(again.output, 'There is no member with the e-mail address')
  })

  test('user:sign-out ends every session of one member only', async ({ client, assert }) => {
    const phone = await Member.join(client, 'Revoked Person')
    const laptop = await phone.signInAgain()
    const other = await Member.join(client, 'Unconcerned Person')
    const { exitCode, output } = await runCommand(UserSignOut, [phone.user.email.toUpperCase()])
    assert.equal(exitCode, 0)
    assert.include(output, '2 sessions ended')
    ;(await phone.get('/api/auth/user')).assertStatus(401)
    ;(await laptop.get('/api/auth/user')).assertStatus(401)
    ;(await other.get('/api/auth/user')).assertStatus(200)
    await phone.signInAgain()
    const unknown = await runCommand(UserSignOut, ['unknown@example.in'])
    assert.equal(unknown.exitCode, 1)
  })
})

/** Makes the delivery to the owner of an item dead; returns the event's id. */
async function kill(itemId: string): Promise<string> {
  const { rows } = await db.rawQuery(
    `update deliveries d set state = 'dead', failures = 8, starts = 8, last_error = 'ThrownError at somewhere'
     from domain_events e where e.id = d.event_id and e.aggregate_id = ? and d.subscriber = 'notify_owner'
     returning d.event_id as id`,
    [itemId]
  )
  return rows[0].id
}

async function contacted(client: Parameters<typeof Member.join>[0]) {
  const renter = await Member.join(client, 'Counting Renter')
  const { id: itemId } = await listItem(await Member.join(client, 'Counted Owner'))
  const contact = () =>
    renter
      .post('/api/contact-interactions')
      .json({ itemId, interactionType: 'message', message: 'Count me' })
  await contact()
  await waitForDeliveries()
  return { itemId, contact }
}

async function countedMessages(itemId: string): Promise<number | undefined> {
  const { rows } = await db.rawQuery('select message from item_contact_counts where item_id = ?', [
    itemId,
  ])
  return rows[0]?.message
}

/** The id of the transaction that wrote an item's counts. */
async function writtenBy(itemId: string): Promise<string> {
  const { rows } = await db.rawQuery(
    'select xmin::text from item_contact_counts where item_id = ?',
    [itemId]
  )
  return rows[0].xmin
}

test.group('The command demo:seed', () => {
  test('adds nothing to a marketplace with members, and says so', async ({ client, assert }) => {
    const member = await Member.join(client, 'First Person')
    const { output } = await runCommand(DemoSeed)
    assert.include(output, 'Nothing is added: the marketplace has members')
    assert.isEmpty((await client.get('/api/items').qs({ ownerId: member.user.id })).body())
  })
})
