import { daysAfter, todayInIndia } from '@saajha/contract/calendar_days'
import type { DecidedReport, DecisionAction, DecisionBody } from '@saajha/contract/moderation'
import type { ReportReceipt } from '@saajha/contract/report'
import type { Cluster } from '#chaos/cluster'
import type { Experiment } from '#chaos/experiment'
import { startKiller } from '#chaos/killer'
import { judge } from '#chaos/verdict'
import { RetryingClient } from '#harness/retrying_client'
import type { SeededRandom } from '#harness/seeded_random'
import { until } from '#harness/until'
import { Workload } from '#harness/workload'

const BOOKING = {
  intent: 'booking',
  startDate: daysAfter(todayInIndia(), 10),
  endDate: daysAfter(todayInIndia(), 12),
}
/** The booking requests of each sender before the first decision. */
const REQUESTS = 5
const REPORTERS = 10
const ADMINISTRATORS = 4
/**
 * The share of owners who are reported, and whose listings are. A hidden listing closes its requests, so that only those for the
 * listings of the others show what a suspension of the renter does.
 */
const REPORTED_SHARE = 0.5
/** Of so many reports that are upheld the action is undone afterwards. */
const UNDONE_SHARE = 0.5

type Subject = { subjectKind: 'item' | 'member'; subjectId: string }
type Made = Subject & { ticket: string }
/** An acknowledged decision: the action that it did, and the one that no longer applied. */
type Decided = { ticket: string; done: DecisionAction | null; skipped: DecisionAction | null }

/**
 * Members report listings and members, and administrators hide, suspend, dismiss and undo, two of them at a time about one report,
 * while a random process is killed every two to five seconds.
 */
export const moderation: Experiment = {
  number: 13,
  title: 'Reports and decisions with processes killed',
  async run(cluster, scale, random) {
    const workload = await Workload.open(cluster.urls, scale, random)
    await workload.write(scale.senders * REQUESTS, BOOKING)
    const reporters = await join(cluster, 'Reporter', REPORTERS)
    const administrators = await join(cluster, 'Administrator', ADMINISTRATORS)
    await cluster.postgres.query(`update users set role = 'admin' where id = any($1)`, [
      administrators.map(({ id }) => id),
    ])
    const killer = startKiller(cluster.processes, random)
    const made: Made[] = []
    const waiting: Made[] = []
    let isReporting = true
    const count = scale.contacts / 2
    const reporting = report({ workload, reporters, random, count }, (each) => {
      made.push(each)
      waiting.push(each)
    }).finally(() => (isReporting = false))
    const decided = (
      await Promise.all([
        ...administrators.map((administrator) =>
          decide(administrator, waiting, random, () => isReporting)
        ),
        reporting.then(() => [] as Decided[]),
      ])
    ).flat()
    const { kills } = killer.stop()
    const verdict = await judge(cluster, workload)
    const compared = await compareReports(cluster, made, decided)
    verdict.violations.push(...compared.violations)
    return [
      {
        what: this.title,
        note: `${kills} kills, ${compared.note}`,
        ...verdict,
        acknowledged: compared.acknowledged,
        lost: verdict.lost + compared.lost,
        duplicated: verdict.duplicated + compared.duplicated,
      },
    ]
  },
}

function join({ urls }: Cluster, name: string, count: number): Promise<RetryingClient[]> {
  return Promise.all(
    Array.from({ length: count }, (_, n) => new RetryingClient(urls).join(`${name} ${n + 1}`))
  )
}

type Reporting = {
  workload: Workload
  reporters: RetryingClient[]
  random: SeededRandom
  count: number
}

/** All reporters report until `count` reports are acknowledged. What is hidden or suspended at the moment cannot be reported. */
async function report(
  { workload: { owners, senders }, reporters, random, count }: Reporting,
  onMade: (made: Made) => void
): Promise<void> {
  let left = count
  const reported = owners.slice(0, owners.length * REPORTED_SHARE)
  const oneReporter = async (reporter: RetryingClient) => {
    while (left-- > 0) {
      const { client, itemId } = random.oneOf(reported)
      const subject: Subject =
        random.fraction() < 0.5
          ? { subjectKind: 'item', subjectId: itemId }
          : { subjectKind: 'member', subjectId: random.oneOf([client, ...senders]).id }
      const body = { ...subject, reason: 'scam' }
      const receipt: ReportReceipt | null = await unlessRejected(
        reporter.sendUntilAcknowledged('POST', '/api/reports', body),
        404
      )
      if (receipt) onMade({ ...subject, ticket: receipt.ticket })
    }
  }
  await Promise.all(reporters.map(oneReporter))
}

/** Decides reports that wait, and undoes some of the actions, until none is left. Returns the acknowledged decisions. */
async function decide(
  administrator: RetryingClient,
  waiting: Made[],
  random: SeededRandom,
  mayGrow: () => boolean
): Promise<Decided[]> {
  const decided: Decided[] = []
  for (;;) {
    const next = random.fraction() < 0.5 ? waiting.at(-1) : waiting.pop()
    if (!next) {
      if (!mayGrow()) return decided
      await until('a report waits', () => waiting.length > 0 || !mayGrow(), { everyMs: 20 })
      continue
    }
    const { ticket, subjectKind } = next
    const action = subjectKind === 'item' ? 'hide_item' : 'suspend_member'
    const isUpheld = random.fraction() < 0.7
    const body: DecisionBody = {
      decision: isUpheld ? 'upheld' : 'dismissed',
      actions: isUpheld ? [{ action }] : [],
      note: 'Three renters complained',
      decidesSame: random.fraction() < 0.2,
    }
    const path = `/api/admin/reports/${ticket}`
    const made: DecidedReport | null = await unlessRejected(
      administrator.sendUntilAcknowledged('PUT', path, body),
      409
    )
    if (!made) continue
    const isSkipped = made.skipped.includes(action)
    const isDone = isUpheld && !isSkipped
    decided.push({ ticket, done: isDone ? action : null, skipped: isSkipped ? action : null })
    if (isDone && random.fraction() < UNDONE_SHARE) await undo(administrator, next, made)
  }
}

/** Undoes the action of a decision. A listing that another administrator has hidden again since stays hidden. */
async function undo(
  administrator: RetryingClient,
  { subjectKind, subjectId }: Subject,
  { hiding }: DecidedReport
): Promise<void> {
  const reason = 'Settled'
  if (subjectKind === 'member') {
    const path = `/api/admin/members/${subjectId}/suspension`
    await administrator.sendUntilAcknowledged('PUT', path, { isSuspended: false, reason })
  } else if (hiding) {
    const path = `/api/admin/actions/${hiding.id}/undo`
    await unlessRejected(administrator.sendUntilAcknowledged('POST', path, { reason }), 409)
  }
}

/** Returns null for a response with this status. */
async function unlessRejected<Body>(response: Promise<Body>, status: number): Promise<Body | null> {
  try {
    return await response
  } catch (error) {
    if (error instanceof Error && error.message.includes(`: ${status} `)) return null
    throw error
  }
}

/** Compares the stored reports, actions and notifications with what was acknowledged and with each other. */
async function compareReports({ postgres }: Cluster, made: Made[], decided: Decided[]) {
  const tickets = [...new Set(made.map(({ ticket }) => ticket))]
  const [found] = await postgres.query(COMPARISON, [
    tickets,
    decided.map(({ ticket }) => ticket),
    decided.map(({ done }) => done && LOGGED[done]),
    decided.map(({ skipped }) => skipped && LOGGED[skipped]),
  ])
  const violations = [
    [found.lost, 'acknowledged reports do not exist'],
    [found.undecided, 'reports with an acknowledged decision are open'],
    [found.undone, 'acknowledged actions are not in the log of their report'],
    [
      found.decisions,
      'reports have a number of decisions in the log that differs from their state',
    ],
    [found.done, 'actions that were skipped are in the log of their report'],
    [found.apart, 'decisions were not written by one transaction'],
    [found.repeated, 'actions are in the log of their report more than once'],
    [found.untold, 'decided reports have no notification to their reporter'],
    [found.told, 'decided reports have more than one notification to their reporter'],
    [
      found.hidings,
      'hidings and showings of listings have other than one notification to the owner',
    ],
    [found.suspensions, 'members are not what their actions in the log say'],
    [found.visibility, 'listings are not what their actions in the log say'],
    [found.requests, 'requests of suspended members are open'],
  ] as const
  const { hidden, suspended } = found
  return {
    acknowledged: tickets.length,
    lost: found.lost + found.undecided + found.undone + found.untold,
    duplicated: found.repeated + found.told,
    note: `${decided.length} decisions, ${hidden} hidings, ${suspended} suspensions`,
    violations: violations.flatMap(([count, what]) => (count === 0 ? [] : [`${count} ${what}`])),
  }
}

/** The names of the actions in the log. */
const LOGGED: Partial<Record<DecisionAction, string>> = {
  hide_item: 'item_hidden',
  suspend_member: 'member_blocked',
}

const COMPARISON = `
  with acknowledged as (
    select * from unnest($2::text[], $3::text[], $4::text[]) as a (ticket, action, skipped)
  ), told as (
    select r.id, count(n.id) as times from reports r
    left join notifications n on n.user_id = r.reporter_id and n.type = 'report_decided' and n.facts ->> 'reportTicket' = r.ticket
    where r.state <> 'open' group by r.id
  ), logged as (
    select user_id, item_id, sum(case when action in ('member_blocked', 'item_hidden') then 1 else -1 end)::int as times
    from moderation_actions where action in ('member_blocked', 'member_unblocked', 'item_hidden', 'item_shown')
    group by user_id, item_id
  )
  select
    (select count(*) from unnest($1::text[]) as made (ticket)
      where not exists (select from reports r where r.ticket = made.ticket))::int as lost,
    (select count(*) from acknowledged a join reports r using (ticket) where r.state = 'open')::int as undecided,
    (select count(*) from acknowledged a join reports r using (ticket) where a.action is not null and not exists (
      select from moderation_actions m where m.report_id = r.id and m.action = a.action
    ))::int as undone,
    (select count(*) from acknowledged a join reports r using (ticket)
      join moderation_actions m on m.report_id = r.id and m.action = a.skipped)::int as done,
    (select count(*) from moderation_actions d join reports r on r.id = d.report_id
      where d.action = 'report_decided' and (r.xmin <> d.xmin
        or exists (select from moderation_actions m where m.report_id = r.id and m.action in ('item_hidden', 'member_blocked')
          and m.xmin <> d.xmin)
        or not exists (select from domain_events e
          where e.name = 'report.decided' and e.payload ->> 'reportId' = r.id::text and e.xmin = d.xmin)
      ))::int as apart,
    (select count(*) from reports r where (r.state <> 'open')::int <> (
      select count(*) from moderation_actions m where m.report_id = r.id and m.action = 'report_decided'
    ))::int as decisions,
    (select count(*) from (
      select from moderation_actions where report_id is not null group by report_id, action having count(*) > 1
    ) as repeated)::int as repeated,
    (select count(*) from told where times = 0)::int as untold,
    (select count(*) from told where times > 1)::int as told,
    ((select count(*) from moderation_actions m where m.action = 'item_hidden' and not exists (
      select from domain_events e where e.name = 'item.hidden' and e.payload ->> 'actionId' = m.id::text
    )) + (select count(*) from domain_events e where e.name in ('item.hidden', 'item.shown') and 1 <> (
      select count(*) from notifications n where n.source_event_id = e.id
    )))::int as hidings,
    (select count(*) from users u left join logged l on l.user_id = u.id
      where (u.blocked_at is not null)::int <> coalesce(l.times, 0))::int as suspensions,
    (select count(*) from items i left join logged l on l.item_id = i.id
      where (i.moderation_status = 'rejected' and not i.hidden_with_owner)::int <> coalesce(l.times, 0))::int as visibility,
    (select count(*) from bookings b join users u on u.id = b.renter_id
      where b.state = 'requested' and u.blocked_at is not null)::int as requests,
    (select count(*) from moderation_actions where action = 'item_hidden')::int as hidden,
    (select count(*) from moderation_actions where action = 'member_blocked')::int as suspended`
