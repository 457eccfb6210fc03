import { test } from '@japa/runner'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

test.group('A profile', () => {
  test('shows everybody who somebody is, but not how to reach them', async ({ client, assert }) => {
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
    ])
    assert.notInclude(response.text(), member.user.email)
    assert.notInclude(response.text(), '9812345678')
  })

  test('is changed by its member, and everybody sees it', async ({ client, assert }) => {
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

  test('a part may be changed alone, and a phone number taken back', async ({ client, assert }) => {
    const member = await Member.join(client, 'Partial Person')
    const path = `/api/users/${member.user.id}`
    await member.put(path).json({ phone: '+919812345678' })
    const renamed = (await member.put(path).json({ fullName: 'Whole Person' })).body()
    assert.equal(renamed.phone, '+919812345678')
    const unlisted = (await member.put(path).json({ phone: '' })).body()
    assert.isNull(unlisted.phone)
    assert.equal(unlisted.fullName, 'Whole Person')
  })

  test('what only the house decides stays as it is', async ({ client, assert }) => {
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

  test('is nobody else’s to change', async ({ client, assert }) => {
    const member = await Member.join(client, 'Private Person')
    const other = await Member.join(client, 'Curious Person')
    const path = `/api/users/${member.user.id}`
    ;(await other.put(path).json({ fullName: 'Taken Over' })).assertStatus(403)
    ;(await client.put(path).json({ fullName: 'Taken Over' })).assertStatus(401)
    assert.equal((await client.get(path)).body().fullName, 'Private Person')
  })

  test('{field} "{value}" is refused')
    .with([
      { field: 'fullName', value: 'A', message: 'Full name must be at least 2 characters' },
      { field: 'fullName', value: '', message: 'Full name must be at least 2 characters' },
      { field: 'location', value: 'A', message: 'Location must be at least 2 characters' },
      { field: 'phone', value: '12345', message: null },
      { field: 'phone', value: 'call me', message: null },
      { field: 'fullName', value: 'x'.repeat(101), message: null },
    ])
    .run(async ({ client, assert }, { field, value, message }) => {
      const member = await Member.join(client, 'Sloppy Person')
      const response = await member.put(`/api/users/${member.user.id}`).json({ [field]: value })
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
      if (message) assert.equal(response.body().message, message)
    })

  test('an unknown member and a malformed id are not found', async ({ client }) => {
    const member = await Member.join(client, 'Seeking Person')
    for (const id of ['00000000-0000-7000-8000-000000000000', 'nobody', '%00', '1']) {
      ;(await client.get(`/api/users/${id}`)).assertStatus(404)
      ;(await client.get(`/api/users/${id}/stats`)).assertStatus(404)
      ;(await member.put(`/api/users/${id}`).json({ fullName: 'Anyone' })).assertStatus(404)
    }
  })

  test('the figures count what is listed now', async ({ client, assert }) => {
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
