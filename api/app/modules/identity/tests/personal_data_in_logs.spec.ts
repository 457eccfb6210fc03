import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import env from '#start/env'
import { Member } from '#tests/member'

test.group('The database log', () => {
  test('reports a taken name without its value', async ({ client, assert }) => {
    const { user } = await Member.join(client, 'Private Person')
    const again = await client.post('/api/register').json({
      username: 'another.person',
      email: user.email,
      fullName: 'Another Person',
      password: 'chai-and-samosa',
    })
    again.assertStatus(409)
    const log = await readFile(join(env.get('DATA_DIR'), 'postgres.log'), 'utf8')
    assert.include(log, 'users_email_taken')
    assert.notInclude(log, user.email)
  })
})
