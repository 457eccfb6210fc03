import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Handover, NewHandoverRecord } from '@saajha/contract/handover'
import { handoverCode } from '#modules/bookings/rules/handover_code'
import { limitBookingChanges } from '#modules/bookings/limits'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { bookingOf, changed, deliverScheduled, letDaysPass, requestBooking } from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { uploadPicture } from '#tests/picture'

test.group('The handover record of a booking', (group) => {
  let owner: Member
  let renter: Member
  let id: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    id = await requestBooking(renter, (await listItem(owner)).id)
    await changed(owner, id, { state: 'accepted' })
  })

  const path = () => `/api/bookings/${id}/handover`
  const read = async (member: Member): Promise<Handover> => {
    const response = await member.get(path())
    response.assertStatus(200)
    return response.body()
  }
  const send = (member: Member, record: NewHandoverRecord) => member.post(path()).json(record)
  const record = async (member: Member, fields: NewHandoverRecord): Promise<Handover> => {
    const response = await send(member, fields)
    response.assertStatus(201)
    return response.body()
  }
  const rejects = async (
    member: Member,
    fields: NewHandoverRecord,
    status: number,
    code: string
  ) => {
    const response = await send(member, fields)
    response.assertStatus(status)
    response.assertBodyContains({ code })
  }
  const stateOf = async (): Promise<string> => (await bookingOf(owner, id)).state
  const startDay = () => letDaysPass(id, 10)
  const rightCode = async (): Promise<string> => (await read(renter)).code!.digits
  const wrongCode = async (): Promise<string> =>
    String((Number(await rightCode()) + 1) % 10_000).padStart(4, '0')
  /** Moves the end of the lock by minutes. */
  const letMinutesPass = (minutes: number) =>
    db.rawQuery(
      'update handover_codes set locked_until = locked_until - make_interval(mins => ?) where booking_id = ?',
      [minutes, id]
    )

  test('can be added from the first day on', async ({ assert }) => {
    assert.deepEqual((await read(renter)).mayRecord, [])
    await letDaysPass(id, 9)
    await rejects(owner, { stage: 'start' }, 409, 'bookingStateChanged')
    await letDaysPass(id, 1)
    assert.deepEqual((await read(owner)).mayRecord, ['start'])
    await rejects(owner, { stage: 'end' }, 409, 'bookingStateChanged')
    await record(owner, { stage: 'start' })
  })

  test('keeps parts, deposit and condition for both members', async ({ assert }) => {
    await startDay()
    const fields = {
      parts: ['Two batteries', 'Charger'],
      depositNote: '5,000 in cash',
      note: 'Scratch on the lens hood',
    }
    await record(renter, { stage: 'start', ...fields })
    const { records } = await read(owner)
    assert.lengthOf(records, 1)
    assert.containsSubset(records[0], {
      stage: 'start',
      by: 'renter',
      isCodeConfirmed: false,
      ...fields,
    })
    assert.closeTo(Date.parse(records[0]!.recordedAt), Date.now(), 60_000)
  })

  test('offers its owner the parts of the last handover of the listing, and no one else', async ({
    assert,
    client,
  }) => {
    const { itemId } = await bookingOf(owner, id)
    await startDay()
    assert.deepEqual((await read(owner)).lastParts, [])
    await record(renter, { stage: 'start', parts: ['Bag of the renter'] })
    await record(owner, { stage: 'start', parts: ['Two batteries', 'Charger'] })
    await changed(owner, id, { state: 'completed' })

    const later = await Member.join(client, 'Kavita Joshi')
    id = await requestBooking(later, itemId)
    await changed(owner, id, { state: 'accepted' })
    assert.deepEqual((await read(owner)).lastParts, [], 'before it can be recorded')
    await startDay()
    assert.deepEqual((await read(owner)).lastParts, ['Two batteries', 'Charger'])
    assert.deepEqual((await read(later)).lastParts, [])

    const other = (await listItem(owner)).id
    id = await requestBooking(later, other)
    await changed(owner, id, { state: 'accepted' })
    await startDay()
    assert.deepEqual((await read(owner)).lastParts, [], 'of another listing')
  })

  test('keeps the figures of the deposit of both members, also where they differ', async ({
    assert,
  }) => {
    await startDay()
    await record(owner, { stage: 'start', depositAmount: '5,000', depositWay: 'upi' })
    await record(renter, { stage: 'start', depositAmount: '4500.50', depositWay: 'cash' })
    await record(renter, { stage: 'end', depositReturned: '4000', depositNote: 'Lens cap lost' })
    for (const member of [owner, renter]) {
      const { records } = await read(member)
      assert.deepEqual(
        records.map((each) => [each.depositAmount, each.depositWay, each.depositReturned]),
        [
          ['5000.00', 'upi', null],
          ['4500.50', 'cash', null],
          [null, null, '4000.00'],
        ]
      )
      assert.equal(records[2]!.depositNote, 'Lens cap lost')
    }
  })

  test('without a deposit has the amount 0', async ({ assert }) => {
    await startDay()
    const none = { stage: 'start', depositAmount: '5000', depositWay: 'none' } as const
    const { records } = await record(owner, none)
    assert.equal(records[0]!.depositAmount, '0.00')
  })

  test('names an invalid amount of a deposit at its field', async ({ assert }) => {
    await startDay()
    for (const field of ['depositAmount', 'depositReturned']) {
      for (const value of ['-1', 'five', '10.001', '1e9']) {
        const response = await send(owner, { stage: 'start', [field]: value })
        response.assertStatus(422)
        response.assertBodyContains({ errors: [{ field, code: 'priceInvalid' }] })
      }
    }
    assert.isEmpty((await read(owner)).records)
  })

  test('shows the last record of each member and stage, the start first', async ({ assert }) => {
    await startDay()
    await record(owner, { stage: 'start', note: 'First' })
    await record(owner, { stage: 'start', note: 'Second' })
    await record(renter, { stage: 'start', note: 'Third' })
    await record(renter, { stage: 'end', note: 'Fourth' })
    const { records } = await read(renter)
    assert.deepEqual(
      records.map(({ stage, by, note }) => [stage, by, note]),
      [
        ['start', 'owner', 'Second'],
        ['start', 'renter', 'Third'],
        ['end', 'renter', 'Fourth'],
      ]
    )
  })

  test('omits texts of spaces', async ({ assert }) => {
    await startDay()
    const { records } = await record(owner, { stage: 'start', depositNote: ' ', note: '  ' })
    const { depositNote, note, parts, imageUrls } = records[0]!
    assert.isNull(depositNote)
    assert.isNull(note)
    assert.deepEqual(parts, [])
    assert.deepEqual(imageUrls, [])
  })

  test('keeps the photos of each member and stage for both members', async ({ assert }) => {
    await startDay()
    const photos = {
      owner: [await uploadPicture(owner, 'handover')],
      renter: [await uploadPicture(renter, 'handover'), await uploadPicture(renter, 'handover')],
    }
    await record(owner, { stage: 'start', imageUrls: photos.owner })
    await record(renter, { stage: 'start', imageUrls: photos.renter })
    await record(renter, { stage: 'end', imageUrls: photos.renter.toReversed() })
    for (const member of [owner, renter]) {
      const { records } = await read(member)
      assert.deepEqual(
        records.map(({ stage, by, imageUrls }) => [stage, by, imageUrls]),
        [
          ['start', 'owner', photos.owner],
          ['start', 'renter', photos.renter],
          ['end', 'renter', photos.renter.toReversed()],
        ]
      )
    }
  })

  test('is rejected with a photo that is not an uploaded one of the member and of a handover', async ({
    assert,
  }) => {
    await startDay()
    const own = await uploadPicture(owner, 'handover')
    const issued = await owner
      .post('/api/upload/images')
      .json({ imageCount: 1, purpose: 'handover' })
    const rejected = {
      'of the other member': await uploadPicture(renter, 'handover'),
      'of a document': await uploadPicture(owner, 'document'),
      'of a listing': await uploadPicture(owner),
      'that is not uploaded': issued.body().imageUrls[0],
      'of another file': own.replace('handover.webp', 'document.webp'),
      'of another site': `https://example.in${own}`,
      'that is public': own.replace('/private', ''),
      'that does not exist': '/media/private/00000000-0000-7000-8000-000000000000/handover.webp',
      'that is no URL': 'hostile',
    }
    for (const [what, url] of Object.entries(rejected)) {
      const response = await send(owner, { stage: 'start', imageUrls: [own, url] })
      assert.equal(response.status(), 422, `a photo ${what}`)
      response.assertBodyContains({ code: 'mediaNotUploaded', errors: [{ field: 'imageUrls' }] })
    }
    assert.isEmpty((await read(owner)).records)
    await record(owner, { stage: 'start', imageUrls: [own] })
  })

  test('has at most six photos, each of them once', async ({ assert }) => {
    await startDay()
    const photos: string[] = []
    for (let count = 1; count <= 7; count++) photos.push(await uploadPicture(owner, 'handover'))
    await rejects(owner, { stage: 'start', imageUrls: photos }, 422, 'tooManyEntries')
    const twice = [photos[0]!, photos[0]!]
    await rejects(owner, { stage: 'start', imageUrls: twice }, 422, 'notDistinct')
    const six = photos.slice(1)
    const { records } = await record(owner, { stage: 'start', imageUrls: six })
    assert.deepEqual(records[0]!.imageUrls, six)
  })

  test('is rejected with a field that is too long, too many parts, or no stage', async () => {
    await startDay()
    const invalid = [
      {},
      { stage: 'middle' },
      { stage: 'start', code: '12345' },
      { stage: 'start', code: '12a4' },
      { stage: 'start', parts: Array(31).fill('Lens') },
      { stage: 'start', parts: ['x'.repeat(61)] },
      { stage: 'start', parts: [' '] },
      { stage: 'start', depositWay: 'cheque' },
      { stage: 'start', depositNote: 'x'.repeat(301) },
      { stage: 'start', note: 'x'.repeat(1001) },
    ]
    for (const fields of invalid) (await owner.post(path()).json(fields)).assertStatus(422)
  })

  test('can be neither changed nor deleted in the database', async ({ assert }) => {
    await startDay()
    await record(owner, { stage: 'start' })
    for (const statement of [
      `update handovers set note = 'Another'`,
      'update handovers set deposit_amount = 1',
      'delete from handovers',
      'truncate handovers',
    ])
      await assert.rejects(() => db.rawQuery(statement), /rows of handovers are only added/)
  })

  test('gives its code of four digits to the renter alone, days before the first one', async ({
    assert,
  }) => {
    assert.isNull((await read(owner)).code)
    const { code } = await read(renter)
    assert.equal(code!.stage, 'start')
    assert.match(code!.digits, /^\d{4}$/)
  })

  test('has another code for each stage and booking', ({ assert }) => {
    const ids = Array.from({ length: 200 }, (_, n) => `booking ${n}`)
    const codes = ids.flatMap((each) => [handoverCode(each, 'start'), handoverCode(each, 'end')])
    assert.isAbove(new Set(codes).size, 370)
    for (const code of codes) assert.match(code, /^\d{4}$/)
  })

  test('with the right code starts the booking', async ({ assert }) => {
    await startDay()
    const { records } = await record(owner, { stage: 'start', code: await rightCode() })
    assert.isTrue(records[0]!.isCodeConfirmed)
    const { state, handedOverAt } = await bookingOf(renter, id)
    assert.equal(state, 'active')
    assert.closeTo(Date.parse(handedOverAt!), Date.now(), 60_000)
    const { rows } = await db.rawQuery(
      `select payload ->> 'by' as by from domain_events where aggregate_id = ? and name = 'booking.started'`,
      [id]
    )
    assert.deepEqual(rows, [{ by: 'owner' }])
  })

  test('with the right code of the return completes the booking', async ({ assert }) => {
    await startDay()
    await record(owner, { stage: 'start', code: await rightCode() })
    assert.equal((await read(renter)).code!.stage, 'end')
    await record(owner, { stage: 'end', code: await rightCode() })
    assert.equal(await stateOf(), 'completed')
    assert.isNull((await read(renter)).code)
  })

  test('of one member without a code leaves the state; of both it goes on', async ({ assert }) => {
    await startDay()
    await record(owner, { stage: 'start' })
    await record(owner, { stage: 'start' })
    assert.equal(await stateOf(), 'accepted')
    await record(renter, { stage: 'start' })
    assert.equal(await stateOf(), 'active')
    await record(renter, { stage: 'end' })
    assert.equal(await stateOf(), 'active')
    await record(owner, { stage: 'end' })
    assert.equal(await stateOf(), 'completed')
  })

  test('ignores a code that the renter sends', async ({ assert }) => {
    await startDay()
    const { records } = await record(renter, { stage: 'start', code: await rightCode() })
    assert.isFalse(records[0]!.isCodeConfirmed)
    assert.equal(await stateOf(), 'accepted')
  })

  test('with a wrong code is not added', async ({ assert }) => {
    await startDay()
    await rejects(owner, { stage: 'start', code: await wrongCode() }, 422, 'handoverCodeWrong')
    assert.isEmpty((await read(owner)).records)
    assert.equal(await stateOf(), 'accepted')
    await record(owner, { stage: 'start', code: await rightCode() })
    assert.equal(await stateOf(), 'active')
  })

  test('rejects even the right code for an hour after five wrong ones', async ({ assert }) => {
    await startDay()
    const wrong = { stage: 'start', code: await wrongCode() } as const
    const right = { stage: 'start', code: await rightCode() } as const
    for (let tries = 1; tries <= 5; tries++) await rejects(owner, wrong, 422, 'handoverCodeWrong')
    await rejects(owner, right, 409, 'handoverCodeLocked')
    await letMinutesPass(59)
    await rejects(owner, right, 409, 'handoverCodeLocked')
    await letMinutesPass(2)
    await record(owner, right)
    assert.equal(await stateOf(), 'active')
  })

  test('tells both members what to do instead while no code is compared', async ({ assert }) => {
    await startDay()
    const wrong = { stage: 'start', code: await wrongCode() } as const
    const insteadOfCode = async () =>
      Promise.all(
        [owner, renter].map(async (each) => (await bookingOf(each, id)).next?.insteadOfCode)
      )
    const isLocked = async () => (await read(renter)).code?.isLocked
    for (let tries = 1; tries <= 4; tries++) await rejects(owner, wrong, 422, 'handoverCodeWrong')
    assert.deepEqual(await insteadOfCode(), [undefined, undefined])
    assert.isUndefined(await isLocked())
    await rejects(owner, wrong, 422, 'handoverCodeWrong')
    assert.deepEqual(await insteadOfCode(), ['record', 'record'])
    assert.isTrue(await isLocked())
    await record(renter, { stage: 'start' })
    assert.deepEqual(await insteadOfCode(), ['record', 'recordOfOther'])
    await letMinutesPass(61)
    assert.deepEqual(await insteadOfCode(), [undefined, undefined])
    assert.isUndefined(await isLocked())
  })

  test('compares no code after 20 wrong ones, and goes on without', async ({ assert }) => {
    await startDay()
    const wrong = { stage: 'start', code: await wrongCode() } as const
    for (let tries = 1; tries <= 20; tries++) {
      await rejects(owner, wrong, 422, 'handoverCodeWrong')
      await letMinutesPass(61)
    }
    const right = { stage: 'start', code: await rightCode() } as const
    await rejects(owner, right, 409, 'handoverCodeLocked')
    await record(owner, { stage: 'start' })
    await record(renter, { stage: 'start' })
    assert.equal(await stateOf(), 'active')
    await record(owner, { stage: 'end', code: await rightCode() })
    assert.equal(await stateOf(), 'completed', 'the code of the return has tries of its own')
  })

  test('counts wrong codes that are sent at the same time', async ({ assert }) => {
    await startDay()
    const wrong = { stage: 'start', code: await wrongCode() } as const
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await send(owner, wrong)).status())
    )
    assert.lengthOf(
      statuses.filter((status) => status === 422),
      5
    )
  })

  test('of the return can be added until a day after it', async ({ assert }) => {
    await startDay()
    await changed(owner, id, { state: 'active' })
    await changed(owner, id, { state: 'completed' })
    assert.deepEqual((await read(renter)).mayRecord, ['end'])
    await record(renter, { stage: 'end', note: 'Complete and clean' })
    const letHoursPass = (hours: string) =>
      db.rawQuery('update bookings set completed_at = completed_at - ?::interval where id = ?', [
        hours,
        id,
      ])
    await letHoursPass('23 hours 59 minutes')
    await record(owner, { stage: 'end' })
    await letHoursPass('2 minutes')
    await rejects(owner, { stage: 'end' }, 409, 'bookingStateChanged')
    assert.lengthOf((await read(owner)).records, 2)
  })

  test('of the handover can be added until the return', async ({ assert }) => {
    await startDay()
    await deliverScheduled(id, 'booking.first_day_ends')
    await letDaysPass(id, 1)
    await deliverScheduled(id, 'booking.first_day_ends')
    assert.deepEqual((await read(owner)).mayRecord, ['start', 'end'])
    await record(owner, { stage: 'start' })
    await record(renter, { stage: 'start' })
    assert.equal(await stateOf(), 'active')
  })

  test('cannot be added before the handover while it is open whether the rental took place', async ({
    assert,
  }) => {
    await startDay()
    await changed(owner, id, { state: 'cancelled', reason: 'did_not_take_place' })
    assert.deepEqual(await read(renter), { records: [], mayRecord: [], code: null, lastParts: [] })
    await rejects(renter, { stage: 'start' }, 409, 'bookingStateChanged')
  })

  test('of a stage has at most 20 records of a member', async () => {
    await startDay()
    for (let added = 1; added <= 20; added++) await record(renter, { stage: 'start' })
    await rejects(renter, { stage: 'start' }, 409, 'handoverRecordsFull')
    await record(owner, { stage: 'start' })
  })

  test('is unknown to others', async ({ client }) => {
    await startDay()
    const other = await Member.join(client, 'Meera Joshi')
    ;(await other.get(path())).assertStatus(404)
    await rejects(other, { stage: 'start' }, 404, 'bookingNotFound')
  })

  test('counts as a change of a booking for the limit', async () => {
    await startDay()
    for (let changes = 0; changes < 299; changes++) await limitBookingChanges(renter.user.id)
    await record(renter, { stage: 'start' })
    assertRateLimited(await send(renter, { stage: 'start' }), 3_600)
  })
})
