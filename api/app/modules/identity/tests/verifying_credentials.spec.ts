import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { homeAddress, Member } from '#tests/member'

test.group('A failed sign-in', () => {
  test('hashes once, for {$self}')
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
          .header('x-forwarded-for', homeAddress())
          .json({ username, password: 'wrong' })
      // The first one may make the hash that stands in for a missing one.
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
})
