import { setTimeout as delay } from 'node:timers/promises'
import type { Experiment } from '#chaos/experiment'
import type { Cluster } from '#chaos/cluster'
import { deferDeliveries, releaseDeliveries } from '#chaos/deferred_deliveries'
import { countInFlight, restoreNotifications, slowNotifications } from '#chaos/slow_notifications'
import type { SeededRandom } from '#harness/seeded_random'
import { until } from '#harness/until'
import { Workload } from '#harness/workload'
import { judge } from '#chaos/verdict'

/** The maximum delay of an event after its moment, or after the workers are ready again. */
const MAX_DELAY_SECONDS = 2

/**
 * The same for deliveries of killed workers, whose lock expires during the pause: two checks for stalled jobs, the wait of a
 * returned delivery, and a poll of the relay.
 */
const MAX_RETURN_SECONDS = 5

/** The maximum time in milliseconds from the first delivery in flight to the kill. */
const MAX_KILL_DELAY_MS = 200

/** The lease of a delivery whose job is lost with Redis (`claim_deliveries.ts`). */
const LEASE_SECONDS = 60

/** The time between the schedule and its moment. */
const LEAD_SECONDS = 3

type Round = {
  what: string
  /** What happens before the moment. */
  prepare?(cluster: Cluster): Promise<void>
  /** What happens at the moment. */
  fault(cluster: Cluster, pauseSeconds: number, random: SeededRandom): Promise<Outcome | void>
  maxDelaySeconds: number
}

/** The time from which the delay counts, if that is not the moment, and the deliveries in flight if the fault needs some. */
type Outcome = { since: Date; inFlight?: number }

const ROUNDS: Round[] = [
  { what: 'without a fault', async fault() {}, maxDelaySeconds: MAX_DELAY_SECONDS },
  {
    what: 'with all workers killed',
    async fault(cluster, pauseSeconds) {
      await killWorkers(cluster)
      return { since: await restartWorkers(cluster, pauseSeconds) }
    },
    maxDelaySeconds: MAX_DELAY_SECONDS,
  },
  {
    what: 'with all workers killed during deliveries',
    prepare: ({ postgres }) => slowNotifications(postgres),
    async fault(cluster, pauseSeconds, random) {
      await until('a delivery is in flight', async () => (await countInFlight(cluster)) > 0)
      await delay(random.between(0, MAX_KILL_DELAY_MS))
      await killWorkers(cluster)
      const inFlight = await countInFlight(cluster)
      await restoreNotifications(cluster.postgres)
      return { since: await restartWorkers(cluster, pauseSeconds), inFlight }
    },
    maxDelaySeconds: MAX_RETURN_SECONDS,
  },
]

const FLUSHED: Round = {
  what: 'with Redis flushed',
  async fault({ redis }) {
    for (let time = 0; time < 5; time++) {
      await redis!.flush()
      await delay(50)
    }
  },
  maxDelaySeconds: LEASE_SECONDS + MAX_DELAY_SECONDS,
}

/** Events scheduled for one moment are delivered then, once, whatever happens at that moment. */
export const scheduledEvents: Experiment = {
  number: 9,
  title: 'Scheduled events',
  async run(cluster, scale, random) {
    const workload = await Workload.open(cluster.urls, scale, random)
    const findings = []
    for (const round of cluster.redis ? [...ROUNDS, FLUSHED] : ROUNDS) {
      const before = await countNotifications(cluster)
      await deferDeliveries(cluster.postgres)
      await workload.write(scale.healthyEvents)
      await round.prepare?.(cluster)
      const moment = await releaseDeliveries(cluster.postgres, LEAD_SECONDS)
      await delay(moment.getTime() - Date.now())
      const outcome = await round.fault(cluster, scale.schedulePauseSeconds, random)
      const { since, inFlight } = outcome ?? { since: moment }
      const verdict = await judge(cluster, workload)
      const delays = await delaysOf(cluster, before, moment, since)
      if (inFlight === 0) verdict.violations.push('no delivery was in flight')
      if (delays.early > 0) verdict.violations.push(`${delays.early} were early`)
      if (delays.max > round.maxDelaySeconds)
        verdict.violations.push(`the last one was ${delays.max.toFixed(1)} s late`)
      const lateness = `at most ${delays.max.toFixed(1)} s late`
      const note = inFlight === undefined ? lateness : `${inFlight} in flight, ${lateness}`
      findings.push({ what: `${this.title} ${round.what}`, note, ...verdict })
    }
    return findings
  },
}

async function killWorkers({ workers }: Cluster): Promise<void> {
  await Promise.all(workers.map((worker) => worker.stop('SIGKILL')))
}

/** Starts the workers after a pause. Returns the time at which they are ready. */
async function restartWorkers({ workers }: Cluster, pauseSeconds: number): Promise<Date> {
  await delay(pauseSeconds * 1_000)
  await Promise.all(workers.map((worker) => worker.start()))
  return new Date()
}

async function countNotifications(cluster: Cluster): Promise<number> {
  const [{ count }] = await cluster.postgres.query('select count(*)::int from notifications')
  return count
}

/** How many notifications after the first `before` were added before the moment, and the maximum seconds after `since`. */
async function delaysOf(cluster: Cluster, before: number, moment: Date, since: Date) {
  const [delays] = await cluster.postgres.query(
    `select count(*) filter (where created_at < $2)::int as early,
       coalesce(max(extract(epoch from created_at - $3)), 0)::float8 as max
     from (select created_at from notifications order by id offset $1) added`,
    [before, moment, since]
  )
  return delays as { early: number; max: number }
}
