import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import type { Operation } from '#openapi/describe_call'
import { requestsOf, type FuzzRequest, type Known } from '#tests/fuzz/fuzz_requests'
import { sendRaw, type RawReply } from '#tests/fuzz/send_raw'
import { homeAddress } from '#tests/member'
import { setScene, type Scene } from '#tests/scene'

/** `npm run fuzz` asks much more, and otherwise each time; the suite asks the same each time. */
const WANTED = Number(process.env.FUZZ_REQUESTS ?? 0)
const SEED = Number(process.env.FUZZ_SEED ?? (WANTED > 0 ? Date.now() % 2 ** 31 : 20_240_615))
const AT_ONCE = 8

/** What takes away what the others need comes last. */
const LAST = ['DELETE', 'POST /api/register', 'POST /api/login/email', 'GET /api/logout']

const { paths } = JSON.parse(readFileSync(app.makePath('openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
}
const calls = Object.entries(paths)
  .flatMap(([path, methods]) => Object.keys(methods).map((each) => `${each.toUpperCase()} ${path}`))
  .sort((one, other) => rank(one) - rank(other))
const perCall = WANTED > 0 ? Math.ceil(WANTED / calls.length) : 200

test.group(`Whatever is sent, each call answers as documented (seed ${SEED})`, (group) => {
  let scene: Scene
  let known: Known

  group.tap((test) => test.timeout(30_000 + perCall * 200))

  test('{$self}')
    .with(calls)
    .run(async ({ client, assert }, call) => {
      scene ??= await setScene(client)
      known ??= await knownIn(scene)
      const [method, path] = call.split(' ') as [string, string]
      const operation = paths[path]![method.toLowerCase()]!
      const requests = fc.sample(requestsOf(path, method, operation, known), {
        seed: SEED,
        numRuns: perCall,
      })
      assert.lengthOf(requests, perCall)
      await inParallel(requests, async (sent) => {
        const cookie: string = sent.isSignedIn ? scene[actor(path)].cookie : ''
        const reply = await sendRaw(sent, { 'x-forwarded-for': homeAddress(), cookie })
        const complaint = complaintAbout(sent, reply)
        assert.isNull(complaint, `${JSON.stringify(sent).slice(0, 2_000)}\n${reply.text}`)
      })
    })
})

function rank(call: string): number {
  return LAST.findIndex((each) => call.startsWith(each))
}

function actor(path: string): 'admin' | 'owner' | 'member' {
  if (path.includes('/admin/')) return 'admin'
  return path.includes('contact-interactions') ? 'member' : 'owner'
}

async function knownIn(scene: Scene): Promise<Known> {
  const { owner, itemId, notificationId, documentIds, photoUrl } = scene
  const uploads = await owner.post('/api/upload/images').json({ imageCount: 5 })
  return {
    ids: [itemId, owner.user.id, notificationId, ...Object.values(documentIds), photoUrl, 'bike'],
    uploadAddresses: [...uploads.body().uploadUrls, scene.pictureAddress],
  }
}

/** What is wrong with a reply, that the document could not say. */
function complaintAbout({ method, path }: FuzzRequest, reply: RawReply): string | null {
  if (reply.status >= 500) return `${reply.status}`
  if (/\n\s+at .+:\d+:\d+|node_modules|\/api\/app\//.test(reply.text)) return 'shows its insides'
  if (reply.status < 400 || method === 'HEAD' || !path.startsWith('/api/')) return null
  if (!reply.contentType.startsWith('application/json')) return 'an error that is not JSON'
  return typeof JSON.parse(reply.text).message === 'string' ? null : 'an error without a message'
}

async function inParallel<Each>(all: Each[], work: (each: Each) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await work(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
