import { randomUUID } from 'node:crypto'
import type { Experiment } from '#chaos/experiment'
import type { Cluster } from '#chaos/cluster'
import { Workload } from '#chaos/workload'
import { judge } from '#chaos/verdict'

const GOOD_ONES_WITHIN_MS = 120_000

/** One event that no subscriber can take, and one that ends every process which takes it, beside good ones. */
export const poison: Experiment = {
  number: 5,
  title: 'An event that throws and one that kills',
  async run(cluster, scale, random) {
    const workload = await Workload.open(cluster.addresses, scale, random)
    const [bad, deadly] = [randomUUID(), randomUUID()]
    const goodOnesUntold = () => untold(cluster, [bad, deadly])
    for (const worker of cluster.workers) {
      await worker.stop()
      await worker.start({ FAIL_POINT: `before done:${deadly}` })
    }
    const { itemId } = workload.owners[0]!
    await announce(cluster, bad, itemId, NOBODYS_CONTACT)
    await workload.write(1)
    const [{ id: contactId }] = await cluster.postgres.query(
      `select id from contact_interactions limit 1`
    )
    await announce(cluster, deadly, itemId, contactId)
    await workload.write(scale.goodOnes)

    const began = Date.now()
    const complaints: string[] = []
    while ((await goodOnesUntold()) > 0 && Date.now() - began < GOOD_ONES_WITHIN_MS) {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const goodSeconds = (Date.now() - began) / 1_000
    if ((await goodOnesUntold()) > 0) complaints.push('the good ones waited for the bad ones')

    const verdict = await judge(cluster, workload, { deadExpected: 2 })
    const deaths = cluster.workers.reduce((sum, worker) => sum + worker.deaths, 0)
    const note = `${deaths} workers died; the good ones were told after ${goodSeconds.toFixed(1)} s`
    return [
      {
        what: this.title,
        note,
        ...verdict,
        complaints: [...complaints, ...verdict.complaints],
      },
    ]
  },
}

const NOBODYS_CONTACT = '00000000-0000-7000-8000-000000000000'

/** An event for the owner's notification alone. */
async function announce(cluster: Cluster, eventId: string, itemId: string, contactId: string) {
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

async function untold(cluster: Cluster, except: string[]): Promise<number> {
  const [{ count }] = await cluster.postgres.query(
    `select count(*)::int from deliveries where state <> 'done' and event_id <> all ($1::uuid[])`,
    [except]
  )
  return count
}
