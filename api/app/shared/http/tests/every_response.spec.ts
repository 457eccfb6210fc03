import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

const NOTHING = '00000000-0000-7000-8000-000000000000'

/** One of each kind: a page, an unknown one, a list, a refusal, a missing file, an address that nobody can read. */
const ADDRESSES = [
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

test.group('Every reply', () => {
  test('of {$self} tells the browser to be careful')
    .with(ADDRESSES)
    .run(async ({ client, assert }, address) => {
      const headers = (await client.get(address).redirects(0)).headers()
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
      assert.notProperty(headers, 'strict-transport-security', 'the house is not reached by https')
    })

  test('of {$self} has an id of its own')
    .with(ADDRESSES)
    .run(async ({ client, assert }, address) => {
      const ask = async () => (await client.get(address).redirects(0)).header('x-request-id')
      const first = await ask()
      assert.match(first!, /^[\w-]{36}$/)
      assert.notEqual(first, await ask())
    })

  test('keeps the id that a proxy gave the request, if it is one', async ({ client, assert }) => {
    const idFor = async (given: string) =>
      (await client.get('/api/no-such-call').header('x-request-id', given)).header('x-request-id')!
    assert.equal(await idFor('proxy-0123456789abcdef'), 'proxy-0123456789abcdef')
    for (const given of [
      'short',
      'x'.repeat(65),
      'asha@example.in',
      'a b c d e f g',
      '{"a":1}..',
    ]) {
      assert.match(await idFor(given), /^[0-9a-f-]{36}$/, given)
    }
  })

  test('that differs by who asks is stored nowhere', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Private Owner')
    const { id } = await listItem(owner)
    const routes = readableRoutes()
    assert.isAbove(routes.length, 15)
    const forOneAlone: string[] = []
    for (const pattern of routes) {
      const address = pattern.replaceAll(/:id\??/g, id).replaceAll(/:\w+\??/g, 'a')
      const guest = await client.get(address).redirects(0)
      const member = await owner.get(address).redirects(0)
      const isPublic = guest.status() === member.status() && words(guest) === words(member)
      if (isPublic && !guest.header('set-cookie') && !member.header('set-cookie')) continue
      forOneAlone.push(pattern)
      assert.equal(guest.header('cache-control'), 'no-store', `${address} for a guest`)
      assert.equal(member.header('cache-control'), 'no-store', `${address} for a member`)
    }
    assert.includeMembers(forOneAlone, ['/api/auth/user', '/api/notifications'])
  })

  test('of a public read leaves sessions alone', async ({ client, assert }) => {
    for (const address of ['/', '/api/items', '/api/categories', '/health/live']) {
      const response = await client.get(address)
      assert.isUndefined(response.header('set-cookie'), address)
      assert.notEqual(response.header('cache-control'), 'no-store', address)
    }
  })
})

/** What a reply says; every page has a nonce of its own. */
function words(response: ApiResponse): string {
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
