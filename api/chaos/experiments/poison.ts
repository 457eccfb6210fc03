import { randomUUID } from 'node:crypto'
import { until } from '#harness/until'
import type { Experiment } from '#chaos/experiment'
import { Workload } from '#harness/workload'
import { addContactEvent, addFailingEvent } from '#chaos/failing_event'
import { countOpenExcept, judge } from '#chaos/verdict'

const HEALTHY_WITHIN_MS = 120_000

/** An event that makes its subscriber throw and one that kills its worker must not delay other events. */
export const poison: Experiment = {
  number: 5,
  title: 'An event that throws and one that kills',
  async run(cluster, scale, random) {
    const workload = await Workload.open(cluster.urls, scale, random)
    const deadly = randomUUID()
    for (const worker of cluster.workers) {
      await worker.stop()
      await worker.start({ FAIL_POINT: `before done:${deadly}` })
    }
    const { itemId } = workload.owners[0]!
    const failing = await addFailingEvent(cluster, itemId)
    const openHealthyEvents = () => countOpenExcept(cluster, [failing, deadly])
    await workload.write(1)
    const [{ id: contactId }] = await cluster.postgres.query(
      `select id from contact_interactions limit 1`
    )
    await addContactEvent(cluster, deadly, itemId, contactId)
    await workload.write(scale.healthyEvents)

    const began = Date.now()
    const violations: string[] = []
    await until('every healthy event is delivered', async () => (await openHealthyEvents()) === 0, {
      everyMs: 100,
      timeoutMs: HEALTHY_WITHIN_MS,
    }).catch(() => violations.push('healthy events waited for failing ones'))
    const healthySeconds = (Date.now() - began) / 1_000

    const verdict = await judge(cluster, workload, { deadExpected: 2 })
    const deaths = cluster.workers.reduce((sum, worker) => sum + worker.deaths, 0)
    const note = `${deaths} workers died; healthy events were delivered after ${healthySeconds.toFixed(1)} s`
    return [
      {
        what: this.title,
        note,
        ...verdict,
        violations: [...violations, ...verdict.violations],
      },
    ]
  },
}
