import { test } from '@japa/runner'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { randomIp, Member, PASSWORD } from '#tests/member'

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
      // The first attempt may create the decoy hash.
      ;(await logIn()).assertStatus(401)

      const verified: string[] = []
      const verify = hash.verify.bind(hash)
      hash.verify = (hashed, password) => {
        verified.push(hashed)
        return verify(hashed, password)
      }
      cleanup(() => void delete (hash as Partial<typeof hash>).verify)
      ;(await logIn()).assertStatus(401)
      assert.lengthOf(verified, 1)
      assert.match(verified[0]!, /^\$scrypt\$/)
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
    // The first attempt may create the decoy hash.
    ;(await logIn()).assertStatus(401)

    const made: string[] = []
    const make = hash.make.bind(hash)
    hash.make = (password) => {
      made.push(password)
      return make(password)
    }
    cleanup(() => void delete (hash as Partial<typeof hash>).make)
    ;(await logIn()).assertStatus(401)
    assert.deepEqual(made, ['wrong'])
  })
})
