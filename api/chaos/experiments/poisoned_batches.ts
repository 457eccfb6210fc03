import { until } from '#harness/until'
import type { Cluster } from '#chaos/cluster'
import type { Experiment } from '#chaos/experiment'
import { addFailingEvent } from '#chaos/failing_event'
import { deferDeliveries, releaseDeliveries } from '#chaos/deferred_deliveries'
import { Workload } from '#harness/workload'
import { countOpenExcept, judge } from '#chaos/verdict'

const FAILING = 3
/** Enough rounds of healthy events that some batches hold no failing event and are not run by a worker that dies. */
const ROUNDS = 3 * FAILING

/**
 * A worker that dies also ends its relay. What the relay had claimed and not yet queued waits for its lease of 60 seconds
 * (`claim_deliveries.ts`); the failing event alone takes minutes.
 */
const HEALTHY_WITHIN_MS = (60 + 20) * 1_000

/** A backlog is delivered in batches. Some hold an event that throws, and one an event that kills its worker. */
export const poisonedBatches: Experiment = {
  number: 10,
  title: 'Batches with events that throw and one that kills',
  async run(cluster, scale, random) {
    const workload = await Workload.open(cluster.urls, scale, random)
    await deferDeliveries(cluster.postgres)
    const failing: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await workload.write(scale.healthyEvents)
      if (round < FAILING)
        failing.push(await addFailingEvent(cluster, random.oneOf(workload.owners).itemId))
    }
    const events = await cluster.postgres.query(
      `select id from domain_events where name = 'contact.sent' and id <> all ($1::uuid[])`,
      [failing]
    )
    const deadly: string = random.oneOf(events).id
    for (const worker of cluster.workers) {
      await worker.stop()
      await worker.start({ FAIL_POINT: `before done:${deadly}` })
    }
    const began = Date.now()
    await releaseDeliveries(cluster.postgres, 0)
    const violations: string[] = []
    const openHealthyEvents = () => countOpenExcept(cluster, [...failing, deadly])
    await until('every healthy event is delivered', async () => (await openHealthyEvents()) === 0, {
      everyMs: 100,
      timeoutMs: HEALTHY_WITHIN_MS,
    }).catch(() => violations.push('healthy events waited for failing ones'))
    const healthySeconds = (Date.now() - began) / 1_000
    const deaths = cluster.workers.reduce((sum, worker) => sum + worker.deaths, 0)
    if (deaths === 0) violations.push('no worker died')
    if (!(await hasBatches(cluster))) violations.push('no batch was delivered')

    for (const worker of cluster.workers) {
      await worker.stop()
      await worker.start({ FAIL_POINT: '' })
    }
    const verdict = await judge(cluster, workload, { deadExpected: FAILING })
    const note = `${deaths} workers died; healthy events were delivered after ${healthySeconds.toFixed(1)} s`
    return [
      { what: this.title, note, ...verdict, violations: [...violations, ...verdict.violations] },
    ]
  },
}

/** Whether a transaction marked several deliveries to the owners as done. */
async function hasBatches(cluster: Cluster): Promise<boolean> {
  const [{ isBatched }] = await cluster.postgres.query(
    `select count(*) > count(distinct xmin::text) as "isBatched"
     from deliveries where subscriber = 'notify_owner' and state = 'done'`
  )
  return isBatched
}
