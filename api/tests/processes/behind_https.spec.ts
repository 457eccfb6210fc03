import { test } from '@japa/runner'
import { startApp } from '#tests/start_app'
import { until } from '#harness/until'

const PERSON = {
  username: 'quillfeather',
  email: 'quillfeather@canary.example',
  fullName: 'Canariya Quillfeather',
  password: 'sings-at-seven',
}

test.group('A server behind https', () => {
  test('sets a __Host- session cookie, sends HSTS, uses its public URL and logs requests without personal data', async ({
    assert,
    cleanup,
  }) => {
    const PUBLIC_URL = 'https://saajha.example'
    const { url, server } = await startApp(cleanup, { PUBLIC_URL })
    const send = (path: string, body: object) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'origin': PUBLIC_URL },
        body: JSON.stringify(body),
      })

    const joined = await send('/api/register', PERSON)
    assert.equal(joined.status, 201)
    const cookie = joined.headers
      .getSetCookie()
      .find((each) => each.startsWith('__Host-saajha_session='))
    for (const part of [/; Secure/, /; HttpOnly/, /; SameSite=Lax/, /; Path=\/(;|$)/]) {
      assert.match(cookie!, part)
    }
    assert.notMatch(cookie!, /Domain/i)
    const forScripts = joined.headers
      .getSetCookie()
      .find((each) => /^[\w-]+_signed_in=1;/.test(each))
    assert.match(forScripts!, /; Secure/)
    assert.notMatch(forScripts!, /HttpOnly|Domain/i)
    assert.match(joined.headers.get('strict-transport-security')!, /^max-age=31536000/)

    const wrong = await send('/api/login/email', { username: PERSON.email, password: 'a-canary' })
    assert.equal(wrong.status, 401)
    await fetch(`${url}/api/items?q=quillfeather`)
    const lines = () =>
      server.output.split('\n').filter((line) => line.includes('request completed'))
    await until('three requests are logged', () => lines().length === 3)
    const logged = lines().map((line) => JSON.parse(line))
    assert.deepEqual(
      logged.map(({ method, route, status }) => `${method} ${route} ${status}`),
      ['POST /api/register 201', 'POST /api/login/email 401', 'GET /api/items 200']
    )
    assert.equal(logged[0].request_id, joined.headers.get('x-request-id'))
    assert.notMatch(server.output, /quillfeather|canar|sings/i)
    const robots = await (await fetch(`${url}/robots.txt`)).text()
    assert.include(robots, `Sitemap: ${PUBLIC_URL}/sitemap.xml\n`)
  }).timeout(180_000)
})
