import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

const NOTHING = '00000000-0000-7000-8000-000000000000'

/** One URL of each kind: a page, an unknown page, a list, rejected requests, a missing file, a malformed URL. */
const URLS = [
  '/',
  '/no-such-page',
  '/api/items',
  '/api/auth/user',
  '/api/no-such-call',
  '/api/items?limit=many',
  `/media/${NOTHING}/full.webp`,
  '/api/login',
  '/%C0%80',
]

test.group('Every response', () => {
  test('the response of {$self} has the security headers')
    .with(URLS)
    .run(async ({ client, assert }, url) => {
      const headers = (await client.get(url).redirects(0)).headers()
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin')
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin')
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
      assert.include(headers['permissions-policy'], 'geolocation=()')
      const policy = headers['content-security-policy']
      assert.isTrue(
        policy?.includes("frame-ancestors 'none'") || policy?.includes('sandbox'),
        policy
      )
      assert.notInclude(policy, 'unsafe')
      assert.notProperty(
        headers,
        'strict-transport-security',
        'the test server is not reached by https'
      )
    })

  test('each response of {$self} has a new request id')
    .with(URLS)
    .run(async ({ client, assert }, url) => {
      const requestId = async () => (await client.get(url).redirects(0)).header('x-request-id')
      const first = await requestId()
      assert.match(first!, /^[\w-]{36}$/)
      assert.notEqual(first, await requestId())
    })

  test('a response keeps the request id of a proxy if it is safe for logs', async ({
    client,
    assert,
  }) => {
    const idFor = async (sent: string) =>
      (await client.get('/api/no-such-call').header('x-request-id', sent)).header('x-request-id')!
    assert.equal(await idFor('proxy-0123456789abcdef'), 'proxy-0123456789abcdef')
    for (const sent of ['short', 'x'.repeat(65), 'asha@example.in', 'a b c d e f g', '{"a":1}..']) {
      assert.match(await idFor(sent), /^[0-9a-f-]{36}$/, sent)
    }
  })

  test('a response that differs between guest and member is not stored', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Private Owner')
    const { id } = await listItem(owner)
    const routes = readableRoutes()
    assert.isAbove(routes.length, 15)
    const personal: string[] = []
    for (const pattern of routes) {
      const url = pattern.replaceAll(/:id\??/g, id).replaceAll(/:\w+\??/g, 'a')
      const guest = await client.get(url).redirects(0)
      const member = await owner.get(url).redirects(0)
      const isPublic = guest.status() === member.status() && contentOf(guest) === contentOf(member)
      if (isPublic && !guest.header('set-cookie') && !member.header('set-cookie')) continue
      personal.push(pattern)
      assert.equal(guest.header('cache-control'), 'no-store', `${url} for a guest`)
      assert.equal(member.header('cache-control'), 'no-store', `${url} for a member`)
    }
    assert.includeMembers(personal, ['/api/auth/user', '/api/notifications'])
  })

  test('the response of a public read sets no cookie and may be stored', async ({
    client,
    assert,
  }) => {
    for (const url of ['/', '/api/items', '/api/categories', '/health/live']) {
      const response = await client.get(url)
      assert.isUndefined(response.header('set-cookie'), url)
      assert.notEqual(response.header('cache-control'), 'no-store', url)
    }
  })
})

/** The response body without the page's nonce: each response has another one. */
function contentOf(response: ApiResponse): string {
  const [, nonce] = /'nonce-([^']+)'/.exec(response.header('content-security-policy')!) ?? []
  return nonce ? response.text().replaceAll(nonce, '') : response.text()
}

function readableRoutes(): string[] {
  return Object.values(router.toJSON())
    .flat()
    .filter(
      ({ methods, pattern }) => methods.includes('GET') && !['*', '/api/logout'].includes(pattern)
    )
    .map(({ pattern }) => pattern)
}
