import { deflateSync, gzipSync } from 'node:zlib'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Item } from '@saajha/contract/item'
import { errorBody } from '#tests/error_body'
import { listItem } from '#tests/listing'
import { randomIp } from '#harness/random_ip'
import { Member } from '#tests/member'
import { site } from '#tests/site'
import { requestBooking } from '#tests/booking'
import { contact } from '#tests/conversation'

const NESTED = '['.repeat(5_000) + ']'.repeat(5_000)
const NESTED_OBJECTS = '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000)

/** JSON literals that no form sends. */
const INVALID_VALUES = [
  String.raw`"a\u0000b"`,
  String.raw`"\ud800"`,
  String.raw`"\udfff\ud800 lone"`,
  '1e400',
  '-1e400',
  '99999999999999999999999999999999999999',
  '0.1e-400',
  'true',
  '[]',
  '[[null]]',
  '{}',
  '{"$ne":null}',
  '{"__proto__":{"role":"admin"}}',
  '{"toString":1,"valueOf":1}',
  `"${'x'.repeat(100_000)}"`,
  `"${'\u{1F6B2}'.repeat(3_000)}"`,
  String.raw`"\u202e\u2066\ufeff"`,
  NESTED,
]

type Endpoint = { method: string; path: string; fields: string[] }

const ENDPOINTS: Endpoint[] = [
  {
    method: 'POST',
    path: '/api/register',
    fields: ['username', 'email', 'fullName', 'password'],
  },
  {
    method: 'POST',
    path: '/api/items',
    fields: [
      'title',
      'description',
      'price',
      'priceUnit',
      'isNegotiable',
      'categoryId',
      'location',
      'contactPhone',
      'imageUrls',
      'videoUrl',
      'minRentalDuration',
      'maxRentalDuration',
      'deposit',
      'weeklyPrice',
      'monthlyPrice',
      'quantity',
      'attributes',
    ],
  },
  {
    method: 'POST',
    path: '/api/contact-interactions',
    fields: [
      'itemId',
      'interactionType',
      'message',
      'senderName',
      'intent',
      'startDate',
      'units',
      'collectAt',
      'returnAt',
    ],
  },
]

const OTHER_ENDPOINTS: Endpoint[] = [
  { method: 'POST', path: '/api/login/email', fields: ['username', 'password'] },
  { method: 'POST', path: '/api/password/forgot', fields: ['email'] },
  { method: 'POST', path: '/api/password/reset', fields: ['token', 'password'] },
  { method: 'POST', path: '/api/user/email/verify', fields: ['token'] },
  {
    method: 'PUT',
    path: '/api/items/ITEM',
    fields: [
      'title',
      'price',
      'weeklyPrice',
      'minRentalDuration',
      'quantity',
      'bufferDays',
      'noticeDays',
      'attributes',
    ],
  },
  { method: 'PUT', path: '/api/items/ITEM/days', fields: ['from', 'to', 'available'] },
  {
    method: 'PUT',
    path: '/api/users/ME',
    fields: ['fullName', 'location', 'phone', 'upiId', 'password'],
  },
  { method: 'PUT', path: '/api/profile/picture', fields: ['profileImageUrl'] },
  { method: 'POST', path: '/api/upload/images', fields: ['imageCount', 'itemId', 'purpose'] },
  { method: 'POST', path: '/api/conversations/CONVERSATION/messages', fields: ['body'] },
  { method: 'PUT', path: '/api/conversations/CONVERSATION/read', fields: ['upTo'] },
  { method: 'PUT', path: '/api/conversations/CONVERSATION', fields: ['isArchived', 'isMuted'] },
  {
    method: 'PUT',
    path: '/api/bookings/BOOKING',
    fields: ['state', 'reason', 'note', 'agreedTotal'],
  },
  {
    method: 'POST',
    path: '/api/bookings/BOOKING/handover',
    fields: [
      'stage',
      'code',
      'parts',
      'depositAmount',
      'depositWay',
      'depositReturned',
      'depositNote',
      'note',
      'imageUrls',
    ],
  },
  { method: 'POST', path: '/api/bookings/BOOKING/review', fields: ['stars', 'text', 'marks'] },
  {
    method: 'POST',
    path: '/api/reports',
    fields: ['subjectKind', 'subjectId', 'reason', 'body'],
  },
  { method: 'POST', path: '/api/reports/SJ-2222-22/read', fields: ['key'] },
  { method: 'POST', path: '/api/appeals', fields: ['token', 'body'] },
  { method: 'POST', path: '/api/appeals/read', fields: ['token'] },
]

test.group('Malformed bodies', (group) => {
  let member: Member
  let item: Item
  let conversationId: string
  let bookingId: string

  group.each.setup(async ({ context }) => {
    member = await Member.join(context.client, 'Odd Person')
    item = await listItem(member)
    const renter = await Member.join(context.client, 'Ravi Nair')
    conversationId = (await contact(renter, item.id)).conversationId!
    bookingId = await requestBooking(renter, item.id)
  })

  test('malformed JSON gets a 400: {$self}')
    .with(['{', '{"a":', 'nonsense', '{"a":1}}', "{'a':1}", '\u0000', '"only a text"'])
    .run(async ({ assert }, body) => {
      const response = await sendRaw('POST', '/api/login/email', body)
      assert.equal(response.status, 400)
      assert.deepEqual(
        await response.json(),
        errorBody('invalidJson', "The request isn't valid JSON.")
      )
    })

  const sendInvalidValues = async (assert: Assert, { method, path, fields }: Endpoint) => {
    const url = path
      .replace('ITEM', item.id)
      .replace('ME', member.user.id)
      .replace('CONVERSATION', conversationId)
      .replace('BOOKING', bookingId)
    for (const field of fields) {
      for (const value of INVALID_VALUES) {
        const body = bodyWith(field, value, item.id)
        await assertNoServerError(assert, await sendRaw(method, url, body, member.cookie), body)
      }
    }
  }

  test('invalid values in every field cause no 5xx: {method} {path}')
    .with(ENDPOINTS)
    .run(({ assert }, endpoint) => sendInvalidValues(assert, endpoint))

  test('invalid values in every field of other endpoints cause no 5xx: {method} {path}')
    .with(OTHER_ENDPOINTS)
    .run(({ assert }, endpoint) => sendInvalidValues(assert, endpoint))
    .tags(['@long'])

  test('deeply nested bodies cause no 5xx', async ({ assert }) => {
    for (const body of [NESTED, NESTED_OBJECTS, '['.repeat(5_000)]) {
      for (const path of ['/api/register', '/api/items', '/api/contact-interactions']) {
        await assertNoServerError(assert, await sendRaw('POST', path, body, member.cookie), body)
      }
    }
  })

  test('a body that is larger than the limit gets a 413', async ({ assert }) => {
    const body = JSON.stringify({ title: 'x'.repeat(300_000) })
    const response = await sendRaw('POST', '/api/items', body, member.cookie)
    assert.equal(response.status, 413)
    assert.deepEqual(
      await response.json(),
      errorBody('requestTooLarge', 'The request is too large.')
    )
  })

  test('compressed bodies get a 415 without being decompressed', async ({ assert }) => {
    const body = JSON.stringify({ username: 'asha', password: 'secret' })
    const compressed = {
      'gzip': gzipSync(body),
      'deflate': deflateSync(body),
      'br': Buffer.from(body),
      'gzip, br': '',
    }
    for (const [encoding, bytes] of Object.entries(compressed)) {
      const response = await fetch(site('/api/login/email'), {
        method: 'POST',
        body: bytes,
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      })
      await assertNoServerError(assert, response, encoding)
      assert.equal(response.status, 415, encoding)
    }
  })

  test('a body with the content encoding `identity` is parsed', async ({ assert }) => {
    const response = await fetch(site('/api/login/email'), {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'content-encoding': 'identity' },
    })
    assert.equal(response.status, 422)
  })

  test('bodies of other media types get a 415', async ({ assert }) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const response = await fetch(site('/api/login/email'), {
        method: 'POST',
        body: 'username=asha&password=secret',
        headers: { 'content-type': type },
      })
      await assertNoServerError(assert, response, type)
      assert.equal(response.status, 415, type)
    }
  })
})

function bodyWith(field: string, value: string, itemId: string): string {
  const usual: Record<string, unknown> = {
    username: `odd${Math.random()}`.replace('.', ''),
    email: `odd${Math.random()}@example.in`,
    fullName: 'Odd Person',
    password: 'chai-and-samosa',
    title: 'A thing',
    description: 'To rent',
    price: '1',
    categoryId: 'other',
    location: 'Nagpur, Maharashtra',
    itemId,
    interactionType: 'message',
    message: 'Hello',
    profileImageUrl: '/',
    imageCount: 1,
    subjectKind: 'item',
    subjectId: itemId,
    reason: 'scam',
  }
  delete usual[field]
  return `{"${field}":${value},${JSON.stringify(usual).slice(1)}`
}

function sendRaw(method: string, path: string, body: string, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': randomIp(), cookie }
  return fetch(site(path), { method, body, headers })
}

async function assertNoServerError(assert: any, response: Response, sent: string) {
  const text = await response.text()
  const what = `${sent.slice(0, 80)}: ${text.slice(0, 200)}`
  assert.isBelow(response.status, 500, what)
  assert.notMatch(text, /\n\s+at .+:\d+:\d+|node_modules/, what)
  if (response.status >= 400) assert.isString(JSON.parse(text).message, what)
}
