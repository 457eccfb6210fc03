import { until } from '#harness/until'
import type { Cluster } from '#chaos/cluster'
import type { Workload } from '#harness/workload'

const DRAIN_WITHIN_MS = 15 * 60_000
const PROJECTIONS = ['contact_counts', 'item_popularity']

export type Verdict = {
  acknowledged: number
  lost: number
  duplicated: number
  /** Deliveries that were started more than once. */
  recovered: number
  dead: number
  drainSeconds: number
  /** Violations, one message each; an experiment passes without any. */
  violations: string[]
}

/** Waits until no delivery is open, then compares acknowledged contacts with the stored state. */
export async function judge(
  cluster: Cluster,
  workload: Workload,
  { deadExpected = 0 } = {}
): Promise<Verdict> {
  const violations: string[] = []
  const began = Date.now()
  const isDrained = async () => (await countOpen(cluster)) === 0
  const drained = until('no delivery is open', isDrained, {
    everyMs: 100,
    timeoutMs: DRAIN_WITHIN_MS,
  })
  await drained.catch(async () => {
    violations.push(`${await countOpen(cluster)} deliveries are still open`)
  })
  const drainSeconds = (Date.now() - began) / 1_000

  const [notified] = await cluster.postgres.query(NOTIFIED, [[...workload.acknowledged]])
  const [state] = await cluster.postgres.query(STATE)
  if (notified.lost > 0)
    violations.push(`${notified.lost} acknowledged contacts have no notification`)
  if (notified.unknown > 0)
    violations.push(`${notified.unknown} acknowledged contacts do not exist`)
  if (notified.silent > 0)
    violations.push(`${notified.silent} stored contacts have no notification`)
  if (notified.duplicated > 0)
    violations.push(`${notified.duplicated} contacts have more than one notification`)
  if (state.unread > 0) violations.push(`${state.unread} unread counts are wrong`)
  if (state.counts > 0) violations.push(`${state.counts} contact counts are wrong`)
  if (state.dead !== deadExpected) violations.push(`${state.dead} deliveries are dead`)
  for (const name of PROJECTIONS) {
    await cluster.app
      .command('projections:rebuild', name, '--check')
      .catch(() => violations.push(`projections:rebuild ${name} --check finds differences`))
  }
  await cluster.app
    .command('bookings:check')
    .catch(() => violations.push('bookings:check finds differences'))
  return {
    acknowledged: workload.acknowledged.size,
    lost: notified.lost + notified.unknown + notified.silent,
    duplicated: notified.duplicated,
    recovered: state.recovered,
    dead: state.dead,
    drainSeconds,
    violations,
  }
}

/** The number of due deliveries that are not done, except those of some events. */
export async function countOpenExcept(cluster: Cluster, except: string[]): Promise<number> {
  const [{ count }] = await cluster.postgres.query(
    `select count(*)::int from deliveries where state <> 'done' and due_at <= now() and event_id <> all ($1::uuid[])`,
    [except]
  )
  return count
}

async function countOpen(cluster: Cluster): Promise<number> {
  const [{ open }] = await cluster.postgres.query(
    `select count(*)::int as open from deliveries
     where state = 'queued' or state = 'pending' and due_at <= now()`
  )
  return open
}

const NOTIFIED = `
  with notified as (
    select c.id, count(n.id) as times
    from contact_interactions c
    left join domain_events e on e.name = 'contact.sent' and e.payload ->> 'contactId' = c.id::text
    left join notifications n on n.source_event_id = e.id and n.user_id = c.owner_id
    group by c.id
  ), acknowledged as (select unnest($1::uuid[]) as id)
  select
    (select count(*) from acknowledged join notified using (id) where times = 0)::int as lost,
    (select count(*) from acknowledged left join notified using (id) where notified.id is null)::int as unknown,
    (select count(*) from notified where times = 0 and id not in (select id from acknowledged))::int as silent,
    (select count(*) from notified where times > 1)::int as duplicated`

const STATE = `
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
    (select count(*) from deliveries where state = 'done' and starts > 1)::int as recovered`
