import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { PASSWORD } from '#harness/new_account'
import { listItem } from '#tests/listing'
import { confirmEmail, mailsTo } from '#tests/mails'
import { Member } from '#tests/member'
import { stopClock } from '#tests/stop_clock'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

test.group('A UPI ID', (group) => {
  let member: Member

  group.each.setup(async ({ context }) => {
    member = await Member.join(context.client, 'Asha Kulkarni')
    await confirmEmail(member)
    await setTick(true)
  })

  const setTick = (isVerified: boolean) =>
    db.rawQuery('update users set is_verified = ? where id = ?', [isVerified, member.user.id])
  const put = (body: object) => member.put(`/api/users/${member.user.id}`).json(body)
  const current = async () => (await member.get('/api/auth/user')).body()

  test('is kept in its normal form: {$self}')
    .with([' Asha.K@OkAxis ', 'asha.k@okaxis\u200b', 'ａsha.k@okaxis', 'asha.k @okaxis\n'])
    .run(async ({ assert }, upiId) => {
      const response = await put({ upiId, password: PASSWORD })
      response.assertStatus(200)
      assert.equal(response.body().upiId, 'asha.k@okaxis')
      assert.equal((await current()).upiId, 'asha.k@okaxis')
    })

  test('is accepted with a handle of letters and digits: {$self}')
    .with([
      'ybl',
      'okhdfcbank',
      'axl',
      'pthdfc',
      'yescred',
      'idfcfirst',
      'b2',
      `b${'2'.repeat(31)}`,
    ])
    .run(async ({ assert }, handle) => {
      ;(await put({ upiId: `asha@${handle}`, password: PASSWORD })).assertStatus(200)
      assert.equal((await current()).upiId, `asha@${handle}`)
    })

  test('is rejected at its field: {$self}')
    .with([
      'asha@b',
      'asha@2b',
      `asha@b${'2'.repeat(32)}`,
      'asha',
      '@okaxis',
      'asha@',
      'asha@ok axis!',
      'asha@okaxis.com',
      'आशा@okaxis',
      'a@b@c',
    ])
    .run(async ({ assert }, upiId) => {
      const response = await put({ upiId, password: PASSWORD })
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field: 'upiId', code: 'upiIdInvalid' }] })
      assert.isNull((await current()).upiId)
    })

  test('is not changed without the password, and nothing else of the request is', async ({
    assert,
  }) => {
    for (const password of [undefined, 'not the password']) {
      const response = await put({ upiId: 'asha@okaxis', location: 'Kochi', password })
      response.assertStatus(422)
      response.assertBodyContains({ code: 'wrongPassword', errors: [{ field: 'password' }] })
    }
    const { upiId, location } = await current()
    assert.isNull(upiId)
    assert.notEqual(location, 'Kochi')
  })

  test('is changed without a password by a member who has none, ten minutes after a sign-in at most', async ({
    assert,
    cleanup,
  }) => {
    await db.rawQuery('update users set password_hash = null where id = ?', [member.user.id])
    assert.isFalse((await current()).hasPassword)
    const clock = stopClock()
    cleanup(() => clock.restart())
    ;(await put({ upiId: 'asha@okaxis' })).assertStatus(200)
    clock.advance(11 * 60)
    const response = await put({ upiId: 'asha@ybl' })
    response.assertStatus(403)
    response.assertBodyContains({ code: 'recentSignInRequired' })
    assert.equal((await current()).upiId, 'asha@okaxis')
  })

  test('that stays as it is needs no password', async () => {
    await put({ upiId: 'asha@okaxis', password: PASSWORD })
    ;(await put({ upiId: 'ASHA@okaxis', location: 'Kochi' })).assertStatus(200)
  })

  test('is rejected without the verified tick, a confirmed email, or with another name', async () => {
    const rejected = async (fields = {}) => {
      const response = await put({ upiId: 'asha@okaxis', password: PASSWORD, ...fields })
      response.assertStatus(422)
      response.assertBodyContains({ code: 'upiIdNotAllowed', errors: [{ field: 'upiId' }] })
    }
    await rejected({ fullName: 'Another Name' })
    await setTick(false)
    await rejected()
    await setTick(true)
    await db.rawQuery('update users set email_verified_at = null where id = ?', [member.user.id])
    await rejected()
  })

  test('can be removed also without the tick', async ({ assert }) => {
    await put({ upiId: 'asha@okaxis', password: PASSWORD })
    await setTick(false)
    const response = await put({ upiId: '', password: PASSWORD })
    response.assertStatus(200)
    assert.isNull(response.body().upiId)
  })

  test('is announced by an e-mail that does not name it, in the language of the member', async ({
    assert,
  }) => {
    await put({ upiId: 'asha@okaxis', password: PASSWORD })
    await waitForDeliveries()
    await db.rawQuery(`update users set language = 'hi' where id = ?`, [member.user.id])
    await put({ upiId: null, password: PASSWORD })
    await waitForDeliveries()
    const mails = await mailsTo(member.user.email, 'upi_id_changed')
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['Your UPI ID was changed', 'आपकी UPI आईडी बदल गई है']
    )
    for (const { text, html } of mails) {
      assert.notInclude(text, 'asha@okaxis')
      assert.notInclude(html, 'asha@okaxis')
    }
  })

  test('is in no event, delivery, profile or listing', async ({ assert, client }) => {
    const item = await listItem(member)
    await put({ upiId: 'canary.upi@okaxis', password: PASSWORD })
    await waitForDeliveries()
    for (const path of [`/api/users/${member.user.id}`, `/api/items/${item.id}`, '/api/items']) {
      const response = await client.get(path)
      response.assertStatus(200)
      assert.notInclude(response.text(), 'canary.upi')
    }
    for (const table of ['domain_events', 'deliveries', 'notifications', 'items', 'sent_mails']) {
      const { rows } = await db.rawQuery(
        `select count(*)::int as count from ${table} t where t::text like '%canary.upi%'`
      )
      assert.equal(rows[0].count, 0, table)
    }
    const { rows } = await db.rawQuery(
      `select count(*)::int as count from member_profiles t where t::text like '%canary.upi%'`
    )
    assert.equal(rows[0].count, 0)
  })
})
