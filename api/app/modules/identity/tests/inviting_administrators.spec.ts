import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import UserInviteAdmin from '#commands/user_invite_admin'
import { newAccount } from '#harness/new_account'
import { randomIp } from '#harness/random_ip'
import { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'
import { runCommand } from '#tests/run_command'

const PASSWORD = 'masala-dosa'

const invite = async (email: string) => {
  const { exitCode, output } = await runCommand(UserInviteAdmin, [email])
  return { exitCode, output, token: /\/admin#reset=(\S+)/.exec(output)?.[1] }
}

const choosePassword = (client: ApiClient, token: string, password = PASSWORD) =>
  client.post('/api/password/reset').header('x-forwarded-for', randomIp()).json({ token, password })

test.group('An invited administrator', () => {
  test('chooses a password with the link once, and has the rights of one', async ({
    client,
    assert,
  }) => {
    const { email } = newAccount('First Boss')
    const { exitCode, token } = await invite(` ${email.toUpperCase()} `)
    assert.equal(exitCode, 0)
    const signIn = () =>
      client
        .post('/api/login/email')
        .header('x-forwarded-for', randomIp())
        .json({ username: email, password: PASSWORD })
    ;(await signIn()).assertStatus(401)
    ;(await choosePassword(client, token!)).assertStatus(204)
    const signedIn = await signIn()
    signedIn.assertStatus(200)
    assert.containsSubset(signedIn.body(), { role: 'admin', isEmailVerified: true })
    const again = await choosePassword(client, token!, 'another-one')
    again.assertStatus(410)
  })

  test('gets another link from another invitation, which changes nothing else', async ({
    client,
    assert,
  }) => {
    const { email } = newAccount('Late Boss')
    const first = await invite(email)
    const second = await invite(email)
    assert.equal(second.exitCode, 0)
    const { rows } = await db.rawQuery('select role from users where email = ?', [email])
    assert.deepEqual(rows, [{ role: 'admin' }])
    ;(await choosePassword(client, second.token!)).assertStatus(204)
    ;(await choosePassword(client, first.token!)).assertStatus(410)
  })

  test('may be an administrator who forgot the password, but no other member', async ({
    client,
    assert,
  }) => {
    const admin = await newAdmin(client)
    assert.isDefined((await invite(admin.user.email)).token)
    const member = await Member.join(client, 'Early Squatter')
    const { exitCode, output, token } = await invite(member.user.email)
    assert.equal(exitCode, 1)
    assert.isUndefined(token)
    assert.include(output, 'user:promote')
    assert.equal((await member.get('/api/auth/user')).body().role, 'member')
  })

  test('needs an e-mail address', async ({ assert }) => {
    const { exitCode, output } = await invite('boss')
    assert.equal(exitCode, 1)
    assert.include(output, 'boss is no e-mail address')
  })
})
