import { randomUUID } from 'node:crypto'
import { until } from '#harness/until'
import type { Experiment } from '#chaos/experiment'
import type { Cluster } from '#chaos/cluster'
import { Workload } from '#harness/workload'
import { judge } from '#chaos/verdict'

const HEALTHY_WITHIN_MS = 120_000

/** An event that makes its subscriber throw and one that kills its worker must not delay other events. */
export const poison: Experiment = {
  number: 5,
  title: 'An event that throws and one that kills',
  async run(cluster, scale, random) {
    const workload = await Workload.open(cluster.urls, scale, random)
    const [bad, deadly] = [randomUUID(), randomUUID()]
    const openHealthyEvents = () => countOpenExcept(cluster, [bad, deadly])
    for (const worker of cluster.workers) {
      await worker.stop()
      await worker.start({ FAIL_POINT: `before done:${deadly}` })
    }
    const { itemId } = workload.owners[0]!
    await addEvent(cluster, bad, itemId, UNKNOWN_CONTACT)
    await workload.write(1)
    const [{ id: contactId }] = await cluster.postgres.query(
      `select id from contact_interactions limit 1`
    )
    await addEvent(cluster, deadly, itemId, contactId)
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

const UNKNOWN_CONTACT = '00000000-0000-7000-8000-000000000000'

/** Adds an event with a delivery for the owner's notification only. */
async function addEvent(cluster: Cluster, eventId: string, itemId: string, contactId: string) {
  await cluster.postgres.query(
    `with event as (
       insert into domain_events (id, name, aggregate_id, payload)
       select $1, 'contact.sent', $2::uuid, jsonb_build_object('contactId', $3::text, 'itemId', $2::text, 'ownerId', owner_id,
         'contacterId', null, 'interactionType', 'message')
       from items where id = $2::uuid returning id
     )
     insert into deliveries (event_id, subscriber) select id, 'notify_owner' from event`,
    [eventId, itemId, contactId]
  )
}

async function countOpenExcept(cluster: Cluster, except: string[]): Promise<number> {
  const [{ count }] = await cluster.postgres.query(
    `select count(*)::int from deliveries where state <> 'done' and event_id <> all ($1::uuid[])`,
    [except]
  )
  return count
}
