import type { Cluster } from '#chaos/cluster'
import type { Workload } from '#chaos/workload'

const DRAIN_WITHIN_MS = 15 * 60_000
const PROJECTIONS = ['contact_counts', 'item_popularity']

export type Verdict = {
  acknowledged: number
  lost: number
  duplicated: number
  /** Deliveries that had to be sent or begun more than once. */
  recovered: number
  dead: number
  drainSeconds: number
  /** What is wrong, in a sentence each; none is what must be. */
  complaints: string[]
}

/** Waits until nothing is on its way, then compares what was acknowledged with what is there. */
export async function judge(
  cluster: Cluster,
  workload: Workload,
  { deadExpected = 0 } = {}
): Promise<Verdict> {
  const complaints: string[] = []
  const began = Date.now()
  while ((await countOpen(cluster)) > 0) {
    if (Date.now() - began > DRAIN_WITHIN_MS) {
      complaints.push(`${await countOpen(cluster)} deliveries never ended`)
      break
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const drainSeconds = (Date.now() - began) / 1_000

  const [told] = await cluster.postgres.query(TOLD, [[...workload.acknowledged]])
  const [off] = await cluster.postgres.query(OFF)
  if (told.lost > 0) complaints.push(`${told.lost} acknowledged contacts are not told`)
  if (told.unknown > 0) complaints.push(`${told.unknown} acknowledged contacts do not exist`)
  if (told.silent > 0) complaints.push(`${told.silent} kept contacts are not told`)
  if (told.duplicated > 0) complaints.push(`${told.duplicated} contacts are told more than once`)
  if (off.unread > 0) complaints.push(`${off.unread} unread counts are wrong`)
  if (off.counts > 0) complaints.push(`${off.counts} contact counts are wrong`)
  if (off.dead !== deadExpected) complaints.push(`${off.dead} deliveries are dead`)
  for (const name of PROJECTIONS) {
    const check = await cluster.command('projections:rebuild', name, '--check')
    if (!check.ok) complaints.push(`projections:rebuild ${name} --check finds differences`)
  }
  return {
    acknowledged: workload.acknowledged.size,
    lost: told.lost + told.unknown + told.silent,
    duplicated: told.duplicated,
    recovered: off.recovered,
    dead: off.dead,
    drainSeconds,
    complaints,
  }
}

async function countOpen(cluster: Cluster): Promise<number> {
  const [{ open }] = await cluster.postgres.query(
    `select count(*)::int as open from deliveries where state in ('pending', 'queued')`
  )
  return open
}

const TOLD = `
  with told as (
    select c.id, count(n.id) as times
    from contact_interactions c
    left join domain_events e on e.name = 'contact.sent' and e.payload ->> 'contactId' = c.id::text
    left join notifications n on n.source_event_id = e.id and n.user_id = c.owner_id
    group by c.id
  ), acknowledged as (select unnest($1::uuid[]) as id)
  select
    (select count(*) from acknowledged join told using (id) where times = 0)::int as lost,
    (select count(*) from acknowledged left join told using (id) where told.id is null)::int as unknown,
    (select count(*) from told where times = 0 and id not in (select id from acknowledged))::int as silent,
    (select count(*) from told where times > 1)::int as duplicated`

const OFF = `
  select
    (select count(*) from users u
      left join unread_counts c on c.user_id = u.id
      where coalesce(c.count, 0) <> (
        select count(*) from notifications n
        where n.user_id = u.id and not n.is_read and n.deleted_at is null
      ))::int as unread,
    (select count(*) from items i
      left join item_contact_counts c on c.item_id = i.id
      where coalesce(c.message, 0) <> (
        select count(*) from contact_interactions t
        where t.item_id = i.id and t.interaction_type = 'message'
      ))::int as counts,
    (select count(*) from deliveries where state = 'dead')::int as dead,
    (select count(*) from deliveries where state = 'done' and (epoch > 1 or starts > 1))::int as recovered`
