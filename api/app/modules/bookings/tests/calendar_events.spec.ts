import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { VEvent } from 'node-ical'
import type { Item } from '@saajha/contract/item'
import { sql } from '#shared/database/sql'
import { addDays } from '#shared/time/day_in_india'
import { changed, dayFromToday, letDaysPass, requestBooking } from '#tests/booking'
import { newCalendarPath, readCalendarText, readEvents } from '#tests/calendar_feed'
import { HttpConnection } from '#tests/http_connection'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

/** Time zones, and how many minutes UTC is ahead of each in January. */
const ZONES = [
  { zone: 'Asia/Kolkata', offset: -330 },
  { zone: 'America/Los_Angeles', offset: 480 },
  { zone: 'Pacific/Kiritimati', offset: -840 },
]

test.group('The events of a calendar', (group) => {
  let client: ApiClient
  let owner: Member
  let renter: Member
  let item: Item

  group.each.setup(async ({ context }) => {
    client = context.client
    owner = await Member.join(client, 'Asha Kulkarni')
    renter = await Member.join(client, 'Ravi Nair')
    item = await listItem(owner)
  })

  const accept = async (fields: object = {}): Promise<string> => {
    const id = await requestBooking(renter, item.id, fields)
    await changed(owner, id, { state: 'accepted' })
    return id
  }
  const eventsOf = async (member: Member) => readEvents(client, await newCalendarPath(member))
  const setTitle = (title: string) =>
    sql(db, 'update items set title = $2 where id = $1', [item.id, title])

  test('are the accepted bookings of a member as owner and as renter', async ({ assert }) => {
    const accepted = await accept()
    const active = await accept({ startDate: dayFromToday(0), endDate: dayFromToday(0) })
    await changed(owner, active, { state: 'active' })
    const { id: otherId } = await listItem(owner)
    await requestBooking(renter, otherId)
    const declined = await requestBooking(renter, otherId)
    await changed(owner, declined, { state: 'declined', reason: 'dates' })
    for (const member of [owner, renter]) {
      const events = await eventsOf(member)
      assert.deepEqual(
        events.map(({ uid, status }) => ({ uid, status })),
        [
          { uid: accepted, status: 'CONFIRMED' },
          { uid: active, status: 'CONFIRMED' },
        ]
      )
    }
    assert.isEmpty(await eventsOf(await Member.join(client, 'Meera Iyer')))
  })

  test('leave out bookings of the same item by other renters', async ({ assert }) => {
    const id = await accept()
    const other = await Member.join(client, 'Meera Iyer')
    const day = dayFromToday(20)
    const otherId = await requestBooking(other, item.id, { startDate: day, endDate: day })
    await changed(owner, otherId, { state: 'accepted' })
    const uidsOf = async (member: Member) => (await eventsOf(member)).map(({ uid }) => uid)
    assert.deepEqual(await uidsOf(renter), [id])
    assert.deepEqual(await uidsOf(other), [otherId])
    assert.sameMembers(await uidsOf(owner), [id, otherId])
  })

  test('have the title, the number of pieces, the times and a link to the conversation', async ({
    assert,
  }) => {
    await sql(db, 'update items set quantity = 5 where id = $1', [item.id])
    await accept({ units: 3, collectAt: '10:00', returnAt: '18:30' })
    const [event] = (await eventsOf(owner)) as [VEvent]
    const { summary, description } = event
    assert.equal(summary, `3 × ${item.title}`)
    assert.equal(description, 'You rent it out.\nCollect: 10:00\nReturn: 18:30')
    const { pathname, searchParams } = new URL(urlOf(event))
    assert.equal(pathname, `/contact/${item.id}`)
    ;(await renter.get(`/api/conversations/${searchParams.get('with')}`)).assertStatus(200)
    assert.include((await eventsOf(renter))[0]!.description, 'You rent it.')
  })

  test('are in the language of the member', async ({ assert }) => {
    await accept()
    ;(await owner.put('/api/user/preferences').json({ language: 'hi' })).assertStatus(200)
    const [event] = (await eventsOf(owner)) as [VEvent]
    assert.equal(event.description, 'आपने इसे किराए पर दिया है।')
    assert.include(urlOf(event), '&lang=hi')
  })

  test('contain nothing of the other member', async ({ assert }) => {
    await sql(db, `update users set phone = '+919822012345' where id = any($1)`, [
      [owner.user.id, renter.user.id],
    ])
    await accept()
    for (const [reader, { user }] of [
      [owner, renter],
      [renter, owner],
    ] as const) {
      const text = await readCalendarText(client, await newCalendarPath(reader))
      const unfolded = text.replaceAll('\r\n ', '')
      for (const detail of [user.fullName, user.username, user.email, user.id, '98220'])
        assert.notInclude(unfolded, detail)
    }
  })

  test('are on the days that the calendar of the item shows as booked, in the time zone {zone}')
    .with(ZONES)
    .run(async ({ assert, cleanup }, { zone, offset }) => {
      const before = process.env.TZ
      cleanup(() => {
        if (before === undefined) delete process.env.TZ
        else process.env.TZ = before
      })
      await accept()
      await accept({ startDate: dayFromToday(13), endDate: dayFromToday(13) })
      await accept({ startDate: dayFromToday(20), endDate: dayFromToday(33) })
      process.env.TZ = zone
      assert.equal(new Date(2027, 0, 1).getTimezoneOffset(), offset)
      const events = await eventsOf(renter)
      const shown = await client.get(
        `/api/items/${item.id}/calendar?from=${dayFromToday(0)}&to=${dayFromToday(60)}`
      )
      assert.deepEqual(events.flatMap(daysOf).sort(), shown.body().booked)
      assert.lengthOf(shown.body().booked, 18)
    })

  test('are cancelled for 30 days, with a higher sequence', async ({ assert }) => {
    const id = await accept()
    const [before] = (await eventsOf(owner)) as [VEvent]
    assert.equal(Number(before.sequence), 0)
    await changed(renter, id, { state: 'cancelled', reason: 'plans_changed' })
    const [after] = (await eventsOf(owner)) as [VEvent]
    assert.equal(after.uid, id)
    assert.equal(after.status, 'CANCELLED')
    assert.equal(Number(after.sequence), 1)
    assert.isAtLeast(after.dtstamp.getTime(), before.dtstamp.getTime())
    const setAge = (days: number) =>
      sql(db, `update bookings set closed_at = now() - $2 * interval '1 day' where id = $1`, [
        id,
        days,
      ])
    await setAge(29)
    assert.lengthOf(await eventsOf(owner), 1)
    await setAge(31)
    assert.isEmpty(await eventsOf(owner))
  })

  test('end 30 days after their last day, also those of bookings that are not completed', async ({
    assert,
  }) => {
    const id = await accept()
    await letDaysPass(id, 42)
    assert.lengthOf(await eventsOf(owner), 1)
    await letDaysPass(id, 1)
    assert.isEmpty(await eventsOf(owner))
  })

  test('stay confirmed for 30 days after the last day of a completed booking', async ({
    assert,
  }) => {
    const today = dayFromToday(0)
    const id = await accept({ startDate: today, endDate: today })
    await changed(owner, id, { state: 'active' })
    const [before] = (await eventsOf(renter)) as [VEvent]
    await changed(owner, id, { state: 'completed' })
    for (const member of [owner, renter]) {
      const [event] = (await eventsOf(member)) as [VEvent]
      const { uid, status, sequence } = event
      assert.deepEqual({ uid, status }, { uid: id, status: 'CONFIRMED' })
      assert.deepEqual(daysOf(event), [today])
      assert.isAbove(Number(sequence), Number(before.sequence))
    }
    await letDaysPass(id, 30)
    assert.lengthOf(await eventsOf(owner), 1)
    await letDaysPass(id, 1)
    assert.isEmpty(await eventsOf(owner))
  })

  test('keep a title with {name}')
    .with([
      { name: 'a semicolon, a comma, a backslash and quotes', title: 'Tent; large, blue \\ "new"' },
      { name: 'line breaks and an event', title: 'Tent\nBEGIN:VEVENT\r\nSUMMARY:Forged' },
      {
        name: 'a long Hindi text',
        title: 'खेत के लिए ट्रैक्टर, ट्रॉली और ड्राइवर सहित '.repeat(5).trim(),
      },
      { name: 'many emojis', title: '😀👨‍👩‍👧‍👦'.repeat(20) },
      { name: 'text from right to left', title: '\u202eכיסא\u202c محفظة %s %c' },
    ])
    .run(async ({ assert }, { title }) => {
      await setTitle(title)
      await accept()
      const path = await newCalendarPath(renter)
      const events = await readEvents(client, path)
      assert.lengthOf(events, 1)
      assert.equal(events[0]!.summary, title.replaceAll('\r\n', '\n'))
      const text = await readCalendarText(client, path)
      assert.isTrue(text.endsWith('END:VCALENDAR\r\n'))
      const lines = text.split('\r\n')
      assert.isAtMost(Math.max(...lines.map((line) => Buffer.byteLength(line))), 75)
      assert.notMatch(lines.join(''), /[\r\n]/)
      assert.isTrue(text.isWellFormed())
    })

  test('are read every 15 minutes', async ({ assert }) => {
    const text = await readCalendarText(client, await newCalendarPath(owner))
    assert.include(text, 'REFRESH-INTERVAL;VALUE=DURATION:PT15M\r\n')
    assert.include(text, 'X-WR-CALNAME:Saajha bookings\r\n')
  })

  test('are the last 1,000, also for a slow reader that does not keep others waiting', async ({
    assert,
  }) => {
    await sql(
      db,
      `insert into bookings (id, item_id, owner_id, renter_id, start_date, end_date, held, state, answer_by, price_unit,
         charged_days)
       select uuidv7(), $1, $2, $3, day, day, daterange(day, day, '[]'), 'accepted', now(), 'day', 1
       from (select $4::date + n as day from generate_series(0, 1004) as n) as days`,
      [item.id, owner.user.id, renter.user.id, dayFromToday(0)]
    )
    const path = await newCalendarPath(owner)
    const slow = await HttpConnection.open()
    slow.pause()
    await slow.write(`GET ${path} HTTP/1.1\r\nHost: saajha\r\n\r\n`)
    const days = (await readEvents(client, path)).flatMap(daysOf).sort()
    assert.lengthOf(days, 1_000)
    assert.equal(days[0], dayFromToday(5))
    assert.equal(days.at(-1), dayFromToday(1_004))
    slow.resume()
    const [response] = await slow.responses(['GET'])
    slow.close()
    assert.equal(response!.body.match(/BEGIN:VEVENT/g)!.length, 1_000)
  }).timeout(180_000)
})

/** The URL of an event. The parser's types do not describe it. */
function urlOf({ url }: VEvent): string {
  return (url as unknown as { val: string }).val
}

/** The days of an event, YYYY-MM-DD, as a calendar app in the time zone of this process shows them. */
function daysOf({ start, end, datetype }: VEvent): string[] {
  if (datetype !== 'date') throw new Error('The event has a time')
  const days = []
  for (let day = localDay(start); day < localDay(end!); day = addDays(day, 1)) days.push(day)
  return days
}

function localDay(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}
