import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import app from '@adonisjs/core/services/app'
import type { Operation } from '#openapi/describe_call'
import { connectionManner, type ConnectionManner } from '#tests/fuzz/connection_manner'
import { requestsOf, type FuzzRequest, type ExistingValues } from '#tests/fuzz/fuzz_requests'
import { sendPipelined } from '#tests/fuzz/send_pipelined'
import { randomIp } from '#harness/random_ip'
import type { RawResponse } from '#tests/parse_responses'
import { createFixtures, type Fixtures } from '#tests/fixtures'

/** `npm run fuzz` sets more requests and a random seed; the suite uses a fixed seed. */
const WANTED = Number(process.env.FUZZ_REQUESTS ?? 0)
const SEED = Number(process.env.FUZZ_SEED ?? (WANTED > 0 ? Date.now() % 2 ** 31 : 20_240_615))
const AT_ONCE = 8

/** Calls that delete what the others need come last. */
const LAST = ['DELETE', 'POST /api/register', 'POST /api/login/email', 'GET /api/logout']

const { paths } = JSON.parse(readFileSync(app.makePath('openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
}
const calls = Object.entries(paths)
  .flatMap(([path, methods]) => Object.keys(methods).map((each) => `${each.toUpperCase()} ${path}`))
  .sort((one, other) => rank(one) - rank(other))
const PER_CALL = WANTED > 0 ? Math.ceil(WANTED / calls.length) : 200
/** The first of the same requests, in the run without the tests tagged `@long`. */
const PER_CALL_IN_SHORT = Math.min(15, PER_CALL)

test.group(`Random requests get documented responses (seed ${SEED})`, (group) => {
  let fixtures: Fixtures
  let existing: ExistingValues

  group.tap((test) => test.timeout(30_000 + PER_CALL * 200))

  async function assertDocumented({ client, assert }: TestContext, call: string, count: number) {
    fixtures ??= await createFixtures(client)
    existing ??= await existingValuesOf(fixtures)
    const [method, path] = call.split(' ') as [string, string]
    const operation = paths[path]![method.toLowerCase()]!
    const sampling = { seed: SEED, numRuns: count }
    const requests = fc.sample(requestsOf(path, method, operation, existing), sampling)
    assert.lengthOf(requests, count)
    const prepared = requests.map((request) => {
      const cookie: string = request.isSignedIn ? fixtures[actor(path)].cookie : ''
      return prepare(request, cookie)
    })
    const manners = fc.sample(connectionManner, sampling)
    await inParallel(groupBy(prepared, manners), async (connection) => {
      for (const { sent, response } of await responsesOn(connection)) {
        const violation = violationOf(sent, response)
        assert.isNull(violation, `${JSON.stringify(sent).slice(0, 2_000)}\n${response?.body}`)
      }
    })
  }

  test(`{$self} responds to the first ${PER_CALL_IN_SHORT} requests as documented`)
    .with(WANTED > 0 ? [] : calls)
    .run((context, call) => assertDocumented(context, call, PER_CALL_IN_SHORT))

  test('{$self} responds as documented')
    .with(calls)
    .run((context, call) => assertDocumented(context, call, PER_CALL))
    .tags(['@long'])
})

function rank(call: string): number {
  return LAST.findIndex((each) => call.startsWith(each))
}

function actor(path: string): 'admin' | 'owner' | 'member' {
  if (path.includes('/admin/')) return 'admin'
  return path.includes('contact-interactions') ? 'member' : 'owner'
}

async function existingValuesOf(fixtures: Fixtures): Promise<ExistingValues> {
  const { owner, itemId, notificationId, documentIds, photoUrl, bookingId } = fixtures
  const uploads = await owner.post('/api/upload/images').json({ imageCount: 5 })
  return {
    ids: [
      itemId,
      owner.user.id,
      notificationId,
      bookingId,
      ...Object.values(documentIds),
      photoUrl,
      'bike',
    ],
    uploadUrls: [...uploads.body().uploadUrls, fixtures.pictureUploadUrl],
  }
}

/** Sets an unused IP and, unless the request has an odd one, a request id that identifies the response. */
function prepare(request: FuzzRequest, cookie: string): FuzzRequest {
  const own = { 'x-request-id': randomUUID(), 'x-forwarded-for': randomIp(), cookie }
  return { ...request, headers: { ...own, ...request.headers } }
}

type Connection = { requests: FuzzRequest[]; manner: ConnectionManner }

function groupBy(requests: FuzzRequest[], manners: ConnectionManner[]): Connection[] {
  const waiting = [...requests]
  const groups = manners.map((manner) => ({ requests: waiting.splice(0, manner.requests), manner }))
  return groups.filter((group) => group.requests.length > 0)
}

/** Returns the response to each request of a connection; null if none arrived. */
async function responsesOn({ requests, manner }: Connection) {
  const responses = await sendPipelined(requests, manner)
  const isClosed = responses.at(-1)?.headers.connection === 'close'
  const mayBeCut = manner.end !== 'receive' || isClosed
  return requests
    .slice(0, mayBeCut ? responses.length : requests.length)
    .map((sent, at) => ({ sent, response: responses[at] ?? null }))
}

/** Returns what is wrong with a response beyond the document's rules, or null. */
function violationOf(sent: FuzzRequest, response: RawResponse | null): string | null {
  if (!response) return 'no response'
  const { status, headers, body } = response
  if (status >= 500) return `${status}`
  const id = sent.headers['x-request-id']!
  if (/^[\w-]{36}$/.test(id) && headers['x-request-id'] !== id) return 'a response out of order'
  if (/\n\s+at .+:\d+:\d+|node_modules|\/api\/app\//.test(body)) return 'exposes internals'
  if (status < 400 || sent.method === 'HEAD' || !sent.path.startsWith('/api/')) return null
  if (!headers['content-type']?.startsWith('application/json')) return 'an error that is not JSON'
  return typeof JSON.parse(body).message === 'string' ? null : 'an error without a message'
}

async function inParallel<Each>(all: Each[], work: (each: Each) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await work(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
