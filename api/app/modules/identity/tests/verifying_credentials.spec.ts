import { test } from '@japa/runner'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { randomIp } from '#harness/random_ip'
import { PASSWORD } from '#harness/new_account'
import { Member } from '#tests/member'

test.group('A failed sign-in', () => {
  test('hashes once for {$self}')
    .with(['an unknown name', 'a wrong password', 'a member without a password'])
    .run(async ({ client, assert, cleanup }, who) => {
      const { user } = await Member.join(client, 'Hashed Person')
      if (who === 'a member without a password') {
        await db.rawQuery('update users set password_hash = null where id = ?', [user.id])
      }
      const username = who === 'an unknown name' ? 'nobody_of_this_name' : user.username
      const logIn = () =>
        client
          .post('/api/login/email')
          .header('x-forwarded-for', randomIp())
          .json({ username, password: 'wrong' })
      const count = countHashes(cleanup)
      ;(await logIn()).assertStatus(401)
      assert.equal(count.verified + count.made, 1)
    })

  test('hashes again if the account’s hash has an older, cheaper setting', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { user } = await Member.join(client, 'Early Person')
    const older = new Scrypt({ cost: 2 ** 9, blockSize: 8, parallelization: 1 })
    await db.rawQuery('update users set password_hash = ? where id = ?', [
      await older.make(PASSWORD),
      user.id,
    ])
    const logIn = () =>
      client
        .post('/api/login/email')
        .header('x-forwarded-for', randomIp())
        .json({ username: user.username, password: 'wrong' })
    const count = countHashes(cleanup)
    ;(await logIn()).assertStatus(401)
    assert.deepEqual(count, { verified: 1, made: 1 })
  })
})

/** Counts the hashes that are verified and made by the current setting until the test ends. */
function countHashes(cleanup: (undo: () => void) => void): { verified: number; made: number } {
  const hasher = hash.use()
  const count = { verified: 0, made: 0 }
  const verify = hasher.verify.bind(hasher)
  const make = hasher.make.bind(hasher)
  hasher.verify = (hashed, password) => {
    count.verified += 1
    return verify(hashed, password)
  }
  hasher.make = (password) => {
    count.made += 1
    return make(password)
  }
  cleanup(() => {
    delete (hasher as Partial<typeof hasher>).verify
    delete (hasher as Partial<typeof hasher>).make
  })
  return count
}
