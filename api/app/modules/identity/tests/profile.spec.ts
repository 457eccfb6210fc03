import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { limitProfileChanges } from '#modules/identity/limits'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { errorBody } from '#tests/error_body'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

const PHONE_WORDS = 'Please enter a valid phone number, like +91 98220 12345'

test.group('A profile', () => {
  test('returns a member’s public fields without contact details', async ({ client, assert }) => {
    const member = await Member.join(client, 'Lakshmi Menon')
    await member.put(`/api/users/${member.user.id}`).json({ phone: '+919812345678' })

    const response = await client.get(`/api/users/${member.user.id}`)
    response.assertStatus(200)
    assert.sameMembers(Object.keys(response.body()), [
      'id',
      'fullName',
      'location',
      'profileImageUrl',
      'isVerified',
      'createdAt',
      'rating',
      'reviewCount',
      'completedRentals',
      'cancelledShare',
      'responseMinutes',
      'responseShare',
    ])
    assert.notInclude(response.text(), member.user.email)
    assert.notInclude(response.text(), '9812345678')
  })

  test('returns the changes of its member to every reader', async ({ client, assert }) => {
    const member = await Member.join(client, 'Old Name')
    const response = await member
      .put(`/api/users/${member.user.id}`)
      .json({ fullName: 'New Name', location: 'Kochi, Kerala', phone: '+919812345678' })
    response.assertStatus(200)
    assert.deepEqual(response.body(), {
      ...member.user,
      fullName: 'New Name',
      location: 'Kochi, Kerala',
      phone: '+919812345678',
    })
    const shown = (await client.get(`/api/users/${member.user.id}`)).body()
    assert.containsSubset(shown, { fullName: 'New Name', location: 'Kochi, Kerala' })
  })

  test('accepts a change of one field and the removal of the phone number', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Partial Person')
    const path = `/api/users/${member.user.id}`
    await member.put(path).json({ phone: '+919812345678' })
    const renamed = (await member.put(path).json({ fullName: 'Whole Person' })).body()
    assert.equal(renamed.phone, '+919812345678')
    const unlisted = (await member.put(path).json({ phone: '' })).body()
    assert.isNull(unlisted.phone)
    assert.equal(unlisted.fullName, 'Whole Person')
  })

  test('keeps a full name with the name of the product that it had before that was forbidden', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Older Person')
    const path = `/api/users/${member.user.id}`
    await db.from('users').where('id', member.user.id).update({ full_name: 'Saajha Rentals' })
    const kept = await member.put(path).json({ fullName: 'Saajha Rentals', phone: '+919812345678' })
    kept.assertStatus(200)
    assert.equal(kept.body().fullName, 'Saajha Rentals')
    ;(await member.put(path).json({ fullName: 'Saajha Support' })).assertStatus(422)
  })

  test('stores the digits of the phone number {$self}')
    .with(['9812345678', '+91 98123 45678', '98123-45678', '(98123) 45678', '981234567890123'])
    .run(async ({ client, assert }, phone) => {
      const member = await Member.join(client, 'Reachable Person')
      const saved = await member.put(`/api/users/${member.user.id}`).json({ phone: ` ${phone} ` })
      saved.assertStatus(200)
      const digits = phone.replace(/[^\d+]/g, '')
      assert.equal(saved.body().phone, digits)
      assert.equal((await listItem(member)).owner.phone, digits)
    })

  test('accepts an empty location only for a member without one', async ({ client, assert }) => {
    const member = await Member.join(client, 'Homeless Person')
    const path = `/api/users/${member.user.id}`
    for (const location of ['', '  ', null]) {
      const renamed = await member.put(path).json({ fullName: 'Nomadic Person', location })
      renamed.assertStatus(200)
      assert.containsSubset(renamed.body(), { fullName: 'Nomadic Person', location: null })
    }
    ;(await member.put(path).json({ location: 'X' })).assertStatus(422)
    ;(await member.put(path).json({ location: 'Pune' })).assertStatus(200)
    for (const location of ['', '  ', null]) {
      const nullToEmptyString = await member.put(path).json({ location })
      nullToEmptyString.assertStatus(422)
      assert.equal(nullToEmptyString.body().message, 'Location must be at least 2 characters')
    }
  })

  test('accepts a location of 2 to 100 characters', async ({ client, assert }) => {
    const member = await Member.join(client, 'Located Person')
    const path = `/api/users/${member.user.id}`
    for (const location of ['Qu', 'x'.repeat(100)]) {
      const moved = await member.put(path).json({ location })
      moved.assertStatus(200)
      assert.equal(moved.body().location, location)
    }
    ;(await member.put(path).json({ location: 'x'.repeat(101) })).assertStatus(422)
  })

  test('ignores fields that only the server sets', async ({ client, assert }) => {
    const member = await Member.join(client, 'Ambitious Person')
    const response = await member.put(`/api/users/${member.user.id}`).json({
      fullName: 'Ambitious Person',
      role: 'admin',
      isVerified: true,
      email: 'other@example.in',
      username: 'other',
    })
    assert.deepEqual(response.body(), member.user)
  })

  test('rejects the 121st change of an hour, pictures included', async ({ client, assert }) => {
    const member = await Member.join(client, 'Restless Person')
    const path = `/api/users/${member.user.id}`
    const pictureOfNobody = { profileImageUrl: '/media/none/avatar.webp' }
    for (let n = 1; n <= 118; n++) await limitProfileChanges(member.user.id)
    ;(await member.put(path).json({ location: 'Ward 119' })).assertStatus(200)
    ;(await member.put('/api/profile/picture').json(pictureOfNobody)).assertStatus(422)
    const rejected = await member.put(path).json({ location: 'Ward 121' })
    const retryAfterSeconds = assertRateLimited(rejected, 3_600)
    const params = { limit: 120, retryAfterSeconds }
    const message =
      "You've changed your profile 120 times in the last hour. Please try again in 60 minutes."
    assert.deepEqual(rejected.body(), errorBody('tooManyProfileChanges', message, { params }))
    assertRateLimited(await member.put('/api/profile/picture').json(pictureOfNobody), 3_600)
    const other = await Member.join(client, 'Calm Person')
    ;(await other.put(`/api/users/${other.user.id}`).json({ location: 'Pune' })).assertStatus(200)
  })

  test('rejects a change by another member', async ({ client, assert }) => {
    const member = await Member.join(client, 'Private Person')
    const other = await Member.join(client, 'Curious Person')
    const path = `/api/users/${member.user.id}`
    ;(await other.put(path).json({ fullName: 'Taken Over' })).assertStatus(403)
    ;(await client.put(path).json({ fullName: 'Taken Over' })).assertStatus(401)
    assert.equal((await client.get(path)).body().fullName, 'Private Person')
  })

  test('rejects {field} "{value}"')
    .with([
      { field: 'fullName', value: 'A', message: 'Full name must be at least 2 characters' },
      { field: 'fullName', value: '', message: 'Full name must be at least 2 characters' },
      { field: 'location', value: 'A', message: 'Location must be at least 2 characters' },
      { field: 'phone', value: 'call me now', message: PHONE_WORDS },
      { field: 'phone', value: '981234567', message: PHONE_WORDS },
      { field: 'phone', value: '98123-4567', message: PHONE_WORDS },
      { field: 'phone', value: '9812345678901234', message: PHONE_WORDS },
      { field: 'phone', value: '98123+45678', message: PHONE_WORDS },
      { field: 'fullName', value: 'x'.repeat(101), message: null },
    ])
    .run(async ({ client, assert }, { field, value, message }) => {
      const member = await Member.join(client, 'Sloppy Person')
      const response = await member.put(`/api/users/${member.user.id}`).json({ [field]: value })
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
      if (message) assert.equal(response.body().message, message)
    })

  test('responds 404 for an unknown member and a malformed id', async ({ client }) => {
    const member = await Member.join(client, 'Seeking Person')
    for (const id of ['00000000-0000-7000-8000-000000000000', 'unknown', '%00', '1']) {
      ;(await client.get(`/api/users/${id}`)).assertStatus(404)
      ;(await client.get(`/api/users/${id}/stats`)).assertStatus(404)
      ;(await member.put(`/api/users/${id}`).json({ fullName: 'Anyone' })).assertStatus(404)
    }
  })

  test('counts the current listings and their views in the statistics', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Counted Person')
    const path = `/api/users/${member.user.id}/stats`
    const item = await listItem(member)
    await listItem(member)
    assert.equal((await client.get(path)).body().totalListings, 2)
    await member.delete(`/api/items/${item.id}`)
    assert.deepEqual((await client.get(path)).body(), {
      totalListings: 1,
      totalViews: 0,
      averageRating: 0,
      reviewCount: 0,
    })
  })
})
