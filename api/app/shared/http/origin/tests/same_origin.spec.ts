import { test } from '@japa/runner'
import { errorBody } from '#tests/error_body'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { site } from '#tests/site'

test.group('The cross-site guard', () => {
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', 'origin': site() },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' },
  ]

  test('rejects writes of another site with 403: {$self}')
    .with(foreign.map((headers) => JSON.stringify(headers)))
    .run(async ({ client, assert }, headers) => {
      const member = await Member.join(client, 'Clicking Person')
      const item = await listItem(member)
      const asForeign = Object.entries(JSON.parse(headers) as Record<string, string>)
      const writes = [
        member.delete(`/api/items/${item.id}`),
        member.put(`/api/items/${item.id}`).json({ title: 'Defaced' }),
        member.post('/api/items').json({}),
        member.put('/api/notifications/mark-all-read').json({}),
        client.post('/api/login/email').json({ username: 'a', password: 'b' }),
      ]
      for (const write of writes) {
        for (const [name, value] of asForeign) write.header(name, value)
        const response = await write
        response.assertStatus(403)
        assert.deepEqual(
          response.body(),
          errorBody('crossSiteRequest', 'This request came from another site.')
        )
      }
      assert.equal((await client.get(`/api/items/${item.id}`)).body().title, item.title)
    })

  test('accepts writes of its own pages by `Sec-Fetch-Site`, by `Origin` and without both', async ({
    client,
  }) => {
    const member = await Member.join(client, 'Own Page')
    const own: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      { origin: site() },
      {},
    ]
    for (const headers of own) {
      const write = member.put('/api/notifications/mark-all-read').json({})
      for (const [name, value] of Object.entries(headers)) write.header(name, value)
      ;(await write).assertStatus(200)
    }
  })

  test('allows reads from other sites', async ({ client }) => {
    const response = await client.get('/api/items').header('sec-fetch-site', 'cross-site')
    response.assertStatus(200)
  })
})
