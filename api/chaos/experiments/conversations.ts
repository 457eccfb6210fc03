import { randomUUID } from 'node:crypto'
import type { Message } from '@saajha/contract/conversation'
import type { Cluster } from '#chaos/cluster'
import type { Experiment } from '#chaos/experiment'
import { startKiller } from '#chaos/killer'
import { judge } from '#chaos/verdict'
import type { RetryingClient } from '#harness/retrying_client'
import type { SeededRandom } from '#harness/seeded_random'
import { Workload } from '#harness/workload'

type Conversation = { id: string; members: [RetryingClient, RetryingClient] }
type Acknowledged = { conversationId: string; no: number; key: string }

/** One of so many messages is read by its recipient. */
const READ_SHARE = 0.2

/** Renters and owners write to each other and read, while a random process is killed every two to five seconds. */
export const conversations: Experiment = {
  number: 12,
  title: 'Conversations with processes killed',
  async run(cluster, scale, random) {
    const workload = await Workload.open(cluster.urls, scale, random)
    await workload.write(scale.senders)
    const found = await findConversations(cluster, workload)
    const killer = startKiller(cluster.processes, random)
    const acknowledged = await write(found, scale.contacts, scale.senders, random)
    const { kills } = killer.stop()
    const verdict = await judge(cluster, workload)
    const compared = await compareMessages(cluster, workload.acknowledged.size, acknowledged)
    verdict.violations.push(...compared.violations)
    return [
      {
        what: this.title,
        note: `${kills} kills, ${found.length} conversations`,
        ...verdict,
        acknowledged: acknowledged.length,
        lost: verdict.lost + compared.lost,
        duplicated: verdict.duplicated + compared.duplicated,
      },
    ]
  },
}

async function findConversations(
  { postgres }: Cluster,
  { owners, senders }: Workload
): Promise<Conversation[]> {
  const clients = new Map([...owners.map(({ client }) => client), ...senders].map((c) => [c.id, c]))
  const rows = await postgres.query('select id, owner_id, renter_id from conversations')
  return rows.map(({ id, owner_id, renter_id }) => ({
    id: id as string,
    members: [clients.get(owner_id as string)!, clients.get(renter_id as string)!],
  }))
}

/** Writes messages in random conversations from several connections, each with one key until it is acknowledged. */
async function write(
  found: Conversation[],
  count: number,
  connections: number,
  random: SeededRandom
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = []
  let left = count
  const connection = async () => {
    while (left-- > 0) {
      const { id, members } = random.oneOf(found)
      const [author, reader] = random.shuffled(members) as [RetryingClient, RetryingClient]
      const path = `/api/conversations/${id}`
      const key = randomUUID()
      const body = { body: 'Is it free on Saturday?' }
      const { no }: Message = await author.sendUntilAcknowledged(
        'POST',
        `${path}/messages`,
        body,
        key
      )
      acknowledged.push({ conversationId: id, no, key })
      if (random.fraction() < READ_SHARE)
        await reader.sendUntilAcknowledged('PUT', `${path}/read`, { upTo: no })
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return acknowledged
}

/** Compares the stored messages, unread counts and notifications with what was acknowledged and with each other. */
async function compareMessages(
  { postgres }: Cluster,
  contacts: number,
  acknowledged: Acknowledged[]
) {
  const [found] = await postgres.query(COMPARISON, [
    acknowledged.map(({ conversationId }) => conversationId),
    acknowledged.map(({ no }) => no),
    acknowledged.map(({ key }) => key),
  ])
  const lost: number = found.lost
  const duplicated: number = found.stored - contacts - acknowledged.length + lost
  const violations = [
    [lost, 'acknowledged messages do not exist'],
    [duplicated, 'messages are stored more than once'],
    [found.gaps, 'conversations have gaps in their numbers'],
    [found.unread, 'unread counts of conversations are wrong'],
    [found.notified, 'conversations have unread messages without a notification, or the reverse'],
  ] as const
  return {
    lost,
    duplicated,
    violations: violations.flatMap(([count, what]) => (count === 0 ? [] : [`${count} ${what}`])),
  }
}

const COMPARISON = `
  with acknowledged as (
    select * from unnest($1::uuid[], $2::integer[], $3::text[]) as a (conversation_id, no, key)
  ), unread_messages as (
    select m.conversation_id, m.user_id, max(s.no) as no
    from conversation_members m join messages s on s.conversation_id = m.conversation_id
      and s.no > m.last_read_no and s.author_id <> m.user_id
    group by m.conversation_id, m.user_id
  ), notified as (
    select conversation_id, user_id, max(message_no) as no from notifications
    where type in ('message', 'booking', 'reply') and not is_read and deleted_at is null
    group by conversation_id, user_id
  )
  select
    (select count(*) from acknowledged a where not exists (
      select from messages s
      where s.conversation_id = a.conversation_id and s.no = a.no and s.idempotency_key = a.key
    ))::int as lost,
    (select count(*) from messages)::int as stored,
    (select count(*) from conversations c where (last_no, last_no) <> (
      select count(*), max(no) from messages where conversation_id = c.id
    ))::int as gaps,
    (select count(*) from conversation_members m where unread <> (
      select count(*) from messages s
      where s.conversation_id = m.conversation_id and s.no > m.last_read_no and s.author_id <> m.user_id
    ))::int as unread,
    (select count(*) from (
      (table unread_messages except table notified) union all (table notified except table unread_messages)
    ) as differences)::int as notified`
