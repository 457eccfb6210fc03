import { test } from '@japa/runner'
import { assertTooOften } from '#tests/assert_too_often'
import { homeAddress } from '#tests/member'

test.group('No network searches without end', () => {
  test('300 times in a minute; leafing without a question, and other networks, go on', async ({
    client,
    assert,
  }) => {
    const home = homeAddress()
    const ask = (question: string, address = home) =>
      client.get(`/api/items?limit=1${question}`).header('x-forwarded-for', address)
    for (let round = 1; round <= 6; round++) {
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, n) => ask(n % 2 ? '&q=drill' : '&location=Pune'))
      )
      for (const reply of replies) reply.assertStatus(200)
    }
    const refused = await ask('&q=drill')
    assertTooOften(refused, 60)
    assert.deepEqual(refused.body(), {
      message: 'Too many searches came from your network. Please try again in a minute.',
    })
    assertTooOften(await ask('&location=Pune'), 60)

    ;(await ask('')).assertStatus(200)
    ;(await ask('&q=drill', homeAddress())).assertStatus(200)
  }).timeout(60_000)

  test('nor looks at suggestions more than 600 times, however ready they are', async ({
    client,
  }) => {
    const home = homeAddress()
    const ask = (address = home) =>
      client.get('/api/items/suggestions?q=drill').header('x-forwarded-for', address)
    for (let round = 1; round <= 6; round++) {
      for (const reply of await Promise.all(Array.from({ length: 100 }, () => ask())))
        reply.assertStatus(200)
    }
    assertTooOften(await ask(), 60)
    ;(await ask(homeAddress())).assertStatus(200)
  }).timeout(60_000)
})
