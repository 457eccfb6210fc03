import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { PASSWORD } from '#harness/new_account'
import { randomIp } from '#harness/random_ip'
import { until } from '#harness/until'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { confirmEmail, mailsTo } from '#tests/mails'
import { Member } from '#tests/member'
import { openPage } from '#tests/open_page'
import { newResetToken } from '#tests/reset_token'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const NEXT = 'masala-dosa'

function change(member: Member, current: string, next = NEXT, ip = randomIp()) {
  return member.put('/api/user/password').header('x-forwarded-for', ip).json({ current, next })
}

function signIn(client: ApiClient, { user }: Member, password: string) {
  return client
    .post('/api/login/email')
    .header('x-forwarded-for', randomIp())
    .json({ username: user.username, password })
}

test.group('A change of the password', (group) => {
  let member: Member

  group.each.setup(async ({ context }) => {
    member = await Member.join(context.client, 'Asha Kulkarni')
  })

  test('replaces the password, and ends all other sessions and their sockets', async ({
    client,
    assert,
    cleanup,
  }) => {
    const elsewhere = await member.signInAgain()
    const [here, there] = [openPage(member.cookie), openPage(elsewhere.cookie)]
    cleanup(() => [here, there].forEach(({ socket }) => void socket.disconnect()))
    await until('the pages are connected', () =>
      [here, there].every(({ unread }) => unread.length > 0)
    )
    ;(await change(member, PASSWORD)).assertStatus(204)
    await until('the socket elsewhere is closed', () => there.isClosed)
    assert.isFalse(here.isClosed)
    ;(await elsewhere.get('/api/auth/user')).assertStatus(401)
    ;(await member.get('/api/auth/user')).assertStatus(200)
    ;(await signIn(client, member, PASSWORD)).assertStatus(401)
    ;(await signIn(client, member, NEXT)).assertStatus(200)
  })

  test('rejects a wrong current password at its field and changes nothing', async ({
    client,
    assert,
  }) => {
    const elsewhere = await member.signInAgain()
    const response = await change(member, 'wrong-password')
    response.assertStatus(422)
    const error = { code: 'currentPasswordWrong', message: 'This is not your current password' }
    assert.deepEqual(response.body(), { ...error, errors: [{ field: 'current', ...error }] })
    ;(await elsewhere.get('/api/auth/user')).assertStatus(200)
    ;(await signIn(client, member, PASSWORD)).assertStatus(200)
  })

  test('has the rule of sign-up alone: 6 characters', async ({ assert }) => {
    for (const next of ['five5', '', undefined]) {
      const response = await member.put('/api/user/password').json({ current: PASSWORD, next })
      response.assertStatus(422)
      assert.equal(response.body().code, 'passwordTooShort')
    }
    ;(await change(member, PASSWORD, 'secret')).assertStatus(204)
  })

  test('needs the current password', async ({ assert }) => {
    const response = await member.put('/api/user/password').json({ next: NEXT })
    response.assertStatus(422)
    assert.equal(response.body().code, 'currentPasswordRequired')
  })

  test('points a member without a password to the link by e-mail', async ({ assert }) => {
    await db.rawQuery('update users set password_hash = null where id = ?', [member.user.id])
    const response = await change(member, PASSWORD)
    response.assertStatus(422)
    const error = {
      code: 'passwordMissing',
      message: 'Your account has no password yet. Ask for a link by email to choose one.',
    }
    assert.deepEqual(response.body(), { ...error, errors: [{ field: 'current', ...error }] })
  })

  test('can be tried 10 times an hour from all networks, and does not count for sign-ins', async ({
    client,
    assert,
  }) => {
    const elsewhere = await member.signInAgain()
    const attempts = Array.from({ length: 20 }, (_, n) =>
      change(n % 2 ? member : elsewhere, `guess ${n}`)
    )
    const statuses = (await Promise.all(attempts)).map((response) => response.status())
    assert.deepEqual(statuses.toSorted(), [...Array(10).fill(422), ...Array(10).fill(429)])
    const rejected = await change(member, PASSWORD)
    assertRateLimited(rejected, 3_600)
    assert.equal(rejected.body().code, 'tooManyPasswordChanges')
    ;(await signIn(client, member, PASSWORD)).assertStatus(200)
  })

  test('wins once when two with the same password run at the same time', async ({
    client,
    assert,
  }) => {
    const nexts = ['first-choice', 'second-choice']
    const responses = await Promise.all(nexts.map((next) => change(member, PASSWORD, next)))
    const statuses = responses.map((response) => response.status())
    assert.deepEqual(statuses.toSorted(), [204, 422])
    ;(await signIn(client, member, nexts[statuses.indexOf(204)]!)).assertStatus(200)
  })

  test('voids links that reset the password', async ({ client, assert }) => {
    const token = await newResetToken(member)
    ;(await change(member, PASSWORD)).assertStatus(204)
    const response = await client
      .post('/api/password/reset')
      .header('x-forwarded-for', randomIp())
      .json({ token, password: 'another-password' })
    assert.equal(response.status(), 410)
  })

  test('sends an e-mail about it to a confirmed address only', async ({ assert }) => {
    const subjects = async () => {
      await waitForDeliveries()
      const mails = await mailsTo(member.user.email, 'password_changed')
      return mails.map(({ subject }) => subject)
    }
    ;(await change(member, PASSWORD)).assertStatus(204)
    assert.isEmpty(await subjects())
    await confirmEmail(member)
    ;(await change(member, NEXT, PASSWORD)).assertStatus(204)
    assert.deepEqual(await subjects(), ['Your password was changed'])
  })

  test('changes no other member', async ({ client }) => {
    const other = await Member.join(client, 'Other Member')
    ;(await change(member, PASSWORD)).assertStatus(204)
    ;(await other.get('/api/auth/user')).assertStatus(200)
    ;(await signIn(client, other, PASSWORD)).assertStatus(200)
  })
})
