import { parseArgs } from 'node:util'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { measureEvents } from '#bench/events'
import { measureReads, type ReadFigures } from '#bench/reads'
import { writeReport } from '#bench/report'
import { Redis } from '#harness/redis'
import { Environment } from '#bench/environment'
import { median } from '#bench/measured_process'

/**
 * The server part of `npm run bench`: takes minutes with `--small`, half an hour without. Only the full run writes
 * `docs/performance.md`.
 */
const { values: options } = parseArgs({
  options: { small: { type: 'boolean', default: false } },
})
const SIZES = options.small ? [20_000] : [100_000, 1_000_000]
const LENGTH = options.small ? { rounds: 3, seconds: 2 } : { rounds: 3, seconds: 4 }
const CONTACTS = options.small ? 500 : 2_000
const STARTS = 3

const environment = await Environment.open()
const redis = await Redis.create()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void close().then(() => process.exit(1)))
}
try {
  const coldStart = { outside: await starts(false), embedded: await starts(true) }
  console.log('cold start', coldStart)
  const events = new Map([['PostgreSQL', await measureEvents(environment, CONTACTS)]])
  if (redis) events.set('Redis', await measureEvents(environment, CONTACTS, redis.url))
  console.log('events', events)
  const reads = new Map<number, ReadFigures[]>()
  for (const listings of SIZES) {
    await environment.fill(listings)
    console.log(`${listings} listings`)
    reads.set(listings, await measureReads(environment, LENGTH))
  }
  await writeReport({ coldStart, events, reads }, options.small ? null : 'docs/performance.md')
} finally {
  await close()
}
process.exit()

async function close(): Promise<void> {
  await Promise.all([redis?.kill(), environment.close()])
}

/** The median of seconds until a server with existing data is ready. */
async function starts(isEmbedded: boolean): Promise<number> {
  const dataDir = `${environment.folder}/embedded`
  const start = (port: number) =>
    isEmbedded ? environment.embeddedApp(port, dataDir) : environment.app(port)
  const times: number[] = []
  for (let n = 0; n <= STARTS; n++) {
    const app = await start(await findFreePort())
    times.push(app.seconds)
    await app.stop('SIGTERM')
  }
  return median(times.slice(1))
}
