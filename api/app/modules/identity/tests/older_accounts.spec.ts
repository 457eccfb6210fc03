import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import NormalNames from '@saajha/database/migrations/0085_identity_normal_names'
import { PASSWORD } from '#harness/new_account'
import { randomIp } from '#harness/random_ip'
import { sql } from '#shared/database/sql'
import { logged } from '#tests/logged'
import { Member } from '#tests/member'

const migrate = () => new NormalNames(db.connection(), '0085_identity_normal_names').execUp()

type Stored = { username: string; email: string; phone: string | null; isVerified: boolean }

async function stored({ user }: Member): Promise<Stored> {
  const [row] = await sql<Stored>(
    db,
    `select username::text, email::text, phone, email_verified_at is not null as "isVerified" from users where id = $1`,
    [user.id]
  )
  return row!
}

async function store({ user }: Member, { username, email, phone }: Omit<Stored, 'isVerified'>) {
  await sql(
    db,
    'update users set username = $2, email = $3, phone = $4, email_verified_at = now() where id = $1',
    [user.id, username, email, phone]
  )
}

test.group('An account with characters that are not drawn, of an older release', () => {
  test('gets the normal form of its user name, email and phone number, by which it signs in', async ({
    client,
    assert,
  }) => {
    const name = `rené.${randomUUID().slice(0, 8)}`
    const [email, phone] = [`${name}@example.in`, '9822012345']
    const member = await Member.join(client, 'René Fernandes')
    await store(member, {
      username: `${name.slice(0, 6)}\u200b${name.slice(6)}`.normalize('NFD'),
      email: `\u2068${email.normalize('NFD')}\u2069`,
      phone: '\u202a98220\u00a012345\u202c',
    })
    const signIn = (username: string) =>
      client
        .post('/api/login/email')
        .header('x-forwarded-for', randomIp())
        .json({ username, password: PASSWORD })
    ;(await signIn(name)).assertStatus(401)
    ;(await signIn(email)).assertStatus(401)

    await migrate()
    assert.deepEqual(await stored(member), { username: name, email, phone, isVerified: false })
    ;(await signIn(name)).assertStatus(200)
    ;(await signIn(email)).assertStatus(200)
    const again = {
      username: `other_${name.slice(5)}`,
      email,
      fullName: 'René',
      password: PASSWORD,
    }
    const second = await client
      .post('/api/register')
      .header('x-forwarded-for', randomIp())
      .json(again)
    second.assertStatus(409)
  })

  test('keeps them, and is counted without them in the log, if another member has the normal form', async ({
    client,
    assert,
    cleanup,
  }) => {
    const first = await Member.join(client, 'First Member')
    const { username, email } = first.user
    const other = await Member.join(client, 'Other Member')
    const old = { username: `${username}\u200b`, email: `${email}\u200b`, phone: '98220 12345' }
    await sql(db, 'alter table users disable trigger write_username_skeleton')
    cleanup(() =>
      sql(db, 'alter table users enable trigger write_username_skeleton').then(() => {})
    )
    await store(other, old)
    await sql(db, 'alter table users enable trigger write_username_skeleton')
    cleanup(() => sql(db, 'delete from users where id = $1', [other.user.id]).then(() => {}))

    const lines = logged('warn', 'user names and emails of older releases', cleanup)
    await migrate()
    assert.deepEqual(await stored(other), { ...old, phone: '9822012345', isVerified: true })
    const unchanged = { username, email, phone: null, isVerified: false }
    assert.deepEqual(await stored(first), unchanged)
    assert.lengthOf(lines, 1)
    const [counts, line] = lines[0] as [{ kept: number }, string]
    assert.isAtLeast(counts.kept, 2)
    assert.notInclude(JSON.stringify([counts, line]), username)
  })

  test('keeps a user name whose normal form looks like an email', async ({ client, assert }) => {
    const { user } = await Member.join(client, 'Victim of Imitation')
    const member = await Member.join(client, 'Imitating Member')
    const username = user.email.replace('@', '\uff20').slice(0, 40)
    const kept = { username, email: member.user.email, phone: null }
    await store(member, kept)
    await migrate()
    assert.equal((await stored(member)).username, username)
  })
})
