import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { ALL_PAGES } from '@saajha/contract/pages'
import { ACCESS, ROLES, type Role } from '#tests/access_matrix'
import { randomIp } from '#harness/random_ip'
import { type Member } from '#tests/member'
import { createFixtures, type Fixtures } from '#tests/fixtures'
import { site } from '#tests/site'

const PAGES: string[] = [...ALL_PAGES.map(({ path }) => path), '/*']

test.group('The access matrix', (group) => {
  let fixtures: Fixtures

  group.tap((test) => test.timeout(180_000))

  test('has exactly one entry for every route', ({ assert }) => {
    const calls = Object.values(router.toJSON())
      .flat()
      .filter(({ pattern }) => !PAGES.includes(pattern))
      .map(({ methods, pattern }) => `${methods[0]} ${pattern}`)
    assert.sameMembers(calls, Object.keys(ACCESS))
  })

  test('grants and denies as listed: {$self}')
    .with(Object.keys(ACCESS))
    .run(async ({ client, assert }, call) => {
      fixtures ??= await createFixtures(client)
      const { expected, ask, touchesSession } = ACCESS[call]!
      const got: Record<string, number> = {}
      for (const role of ROLES) {
        const { path, body } = (await ask?.(fixtures)) ?? {}
        const cookie = await cookieOf(fixtures, role, touchesSession)
        const [method, pattern] = call.split(' ') as [string, string]
        got[role] = await statusOf(method, path ?? pattern, body, cookie)
      }
      assert.deepEqual(got, expected)
    })

  test('has the same response to a malformed as to an unknown id: {$self}')
    .with(Object.keys(ACCESS).filter((call) => /:id\b/.test(call)))
    .run(async ({ client, assert }, call) => {
      fixtures ??= await createFixtures(client)
      const [method, pattern] = call.split(' ') as [string, string]
      const { body } = (await ACCESS[call]!.ask?.(fixtures)) ?? {}
      const statuses = async (id: string) => {
        const path = pattern.replace(':id', id).replace(':file', 'large.webp')
        const cookies = ['', fixtures.owner.cookie, fixtures.admin.cookie]
        return Promise.all(cookies.map((cookie) => statusOf(method, path, body, cookie)))
      }
      const unknown = await statuses(randomUUID())
      assert.deepEqual(await statuses('bike'), unknown)
      assert.isBelow(Math.max(...unknown), 500)
    })
})

async function cookieOf(fixtures: Fixtures, role: Role, isOwn = false): Promise<string> {
  if (role === 'guest') return ''
  const person: Member = fixtures[role]
  return isOwn && role !== 'revoked' ? (await person.signInAgain()).cookie : person.cookie
}

async function statusOf(
  method: string,
  path: string,
  body: object | Buffer | undefined,
  cookie: string
): Promise<number> {
  const isFile = Buffer.isBuffer(body)
  const response = await fetch(site(path), {
    method,
    redirect: 'manual',
    body: isFile ? new Uint8Array(body) : body && JSON.stringify(body),
    headers: {
      'content-type': isFile ? 'image/jpeg' : 'application/json',
      'x-forwarded-for': randomIp(),
      cookie,
    },
  })
  await response.arrayBuffer()
  return response.status
}
