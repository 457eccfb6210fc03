import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { createPostgresBackend, createRedisBackend, withBackend } from 'bullmq'
import { Redis } from 'ioredis'
import { io } from 'socket.io-client'
import { SeededRandom } from '#harness/seeded_random'
import { until } from '#harness/until'
import { Workload } from '#harness/workload'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import type { Environment } from '#bench/environment'
import { badgeUnderLoad } from '#bench/badge_under_load'
import { RenterPage } from '#bench/message_to_page'
import { median } from '#bench/measured_process'

/**
 * Milliseconds until the unread count is pushed, at 100 contacts a second as their 99th percentile, until a message is on the
 * other member's page, and of a bare job; deliveries and bare jobs per second.
 */
export type EventFigures = {
  badge: number
  badgeUnderLoad: number
  message: number
  job: number
  deliveriesPerSecond: number
  jobsPerSecond: number
}

const CONCURRENCY = 8
/** Owners and senders each: a member sends one contact at a time. */
const MEMBERS = 100
const ROUNDS = 3

/** Matches the commits of the app's own jobs. */
const UNFLUSHED = '-c synchronous_commit=off'

/** Contacts before the first measured one, so that the code is compiled. */
const WARM_UP = 300

const DRAWING_TIMEOUT_MS = 5 * 60_000

/** The interval of the count. The count costs PostgreSQL time too. */
const COUNT_EACH_MS = 50

/**
 * Measures the effects of a contact against BullMQ alone on the same backend: this Redis, or the environment's
 * PostgreSQL.
 */
export async function measureEvents(
  environment: Environment,
  contacts: number,
  redisUrl?: string
): Promise<EventFigures> {
  const backend: Record<string, string> = redisUrl ? { REDIS_URL: redisUrl } : {}
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const app = await environment.app(port, { WORKERS: 'on', ...backend })
  const workload = await Workload.open(
    [url],
    { owners: MEMBERS, senders: MEMBERS },
    new SeededRandom(1)
  )
  // The share images of the owners' new listings are drawn in the background, and would take a processor all the while.
  const nothingIsOpen = async () => (await countOpen(environment)) === 0
  await until('all share images are drawn', nothingIsOpen, {
    everyMs: 200,
    timeoutMs: DRAWING_TIMEOUT_MS,
  })
  const underLoad = await badgeUnderLoad(workload, url)
  const { client: owner, itemId } = workload.owners[0]!
  const page = io(url, { extraHeaders: { cookie: owner.cookie }, transports: ['websocket'] })
  await once(page as never, 'unread-count')
  const renterPage = await RenterPage.open(url, workload.owners[0]!, workload.senders[1]!)
  const badges: number[] = []
  const messages: number[] = []
  const jobs: number[] = []
  const bare = await bareQueue(environment.postgres.url, redisUrl)
  for (let n = 0; n < WARM_UP + 100; n++) {
    const risen = once(page as never, 'unread-count')
    const began = performance.now()
    const contact = { itemId, interactionType: 'message', message: `Is it free? ${n}` }
    await Promise.all([
      workload.senders[0]!.sendUntilAcknowledged('POST', '/api/contact-interactions', contact),
      risen,
    ])
    badges.push(performance.now() - began)
    messages.push(await renterPage.milliseconds())
    jobs.push(await bare.one())
  }
  const [warmBadges, warmMessages, warmJobs] = [badges, messages, jobs].map((each) =>
    each.slice(WARM_UP)
  )
  page.disconnect()
  renterPage.close()
  await app.stop('SIGTERM')

  const drained: number[] = []
  const done: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const silent = await environment.app(port, backend)
    await workload.write(contacts)
    // Stops gracefully: an event that is claimed but not delivered would wait for its lease.
    await silent.stop('SIGTERM')
    drained.push(await drain(environment, backend))
    done.push(await bare.many(contacts * 3))
  }
  await bare.close()
  return {
    badge: median(warmBadges!),
    badgeUnderLoad: underLoad,
    message: median(warmMessages!),
    job: median(warmJobs!),
    deliveriesPerSecond: median(drained),
    jobsPerSecond: median(done),
  }
}

/** Measures how many open deliveries one worker process completes per second. */
async function drain(environment: Environment, backend: Record<string, string>): Promise<number> {
  const open = () => countOpen(environment)
  const all = await open()
  const process = await environment.worker(backend)
  let first = await open()
  while (first === all) first = await open()
  const began = performance.now()
  while ((await open()) > 0) await delay(COUNT_EACH_MS)
  const seconds = (performance.now() - began) / 1_000
  await process.stop()
  return first / seconds
}

/** The number of deliveries that are due and not done. */
async function countOpen(environment: Environment): Promise<number> {
  const [row] = await environment.postgres.query(
    `select count(*)::int as count from deliveries where state in ('pending', 'queued') and next_at <= now()`
  )
  return row.count as number
}

async function bareQueue(databaseUrl: string, redisUrl?: string) {
  const redis = redisUrl ? new Redis(redisUrl, { maxRetriesPerRequest: null }) : null
  const onRedis = withBackend(createRedisBackend)
  const onPostgres = withBackend(createPostgresBackend) as unknown as typeof onRedis
  const { Queue, Worker } = redis ? onRedis : onPostgres
  const connection: any = redis ?? {
    connectionString: databaseUrl,
    schema: 'bullmq',
    max: 4,
    options: UNFLUSHED,
  }
  const queue = new Queue('bench', { connection })
  let done: () => void = () => {}
  const work = () =>
    new Worker('bench', async () => done(), { connection, concurrency: CONCURRENCY })
  let worker = work()
  await worker.waitUntilReady()
  return {
    async one(): Promise<number> {
      const began = performance.now()
      const served = new Promise<void>((resolve) => (done = resolve))
      await queue.add('bare', {})
      await served
      return performance.now() - began
    },
    async many(count: number): Promise<number> {
      await worker.close()
      await queue.addBulk(Array.from({ length: count }, () => ({ name: 'bare', data: {} })))
      let left = count
      const over = new Promise<void>((resolve) => {
        done = () => {
          left -= 1
          if (left === 0) resolve()
        }
      })
      const began = performance.now()
      worker = work()
      await over
      return (count * 1_000) / (performance.now() - began)
    },
    async close(): Promise<void> {
      await worker.close()
      await queue.close()
      redis?.disconnect()
    },
  }
}
