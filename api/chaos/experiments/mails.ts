import { daysAfter, todayInIndia } from '@saajha/contract/calendar_days'
import type { Cluster } from '#chaos/cluster'
import type { Experiment } from '#chaos/experiment'
import { judge } from '#chaos/verdict'
import type { SeededRandom } from '#harness/seeded_random'
import { until } from '#harness/until'
import { Workload } from '#harness/workload'

const BOOKING = {
  intent: 'booking',
  startDate: daysAfter(todayInIndia(), 10),
  endDate: daysAfter(todayInIndia(), 12),
}

/** Every unread booking request leads to an e-mail, although workers are killed while e-mails are sent. */
export const mails: Experiment = {
  number: 11,
  title: 'E-mails with workers killed',
  async run(cluster, scale, random) {
    const workload = await Workload.open(cluster.urls, scale, random)
    await cluster.postgres.query('update users set email_verified_at = now()')
    await workload.write(scale.healthyEvents, BOOKING)
    const { violations } = await judge(cluster, workload)
    await cluster.postgres.query(
      `update deliveries set due_at = now(), next_at = now() where subscriber = 'send_email' and state = 'pending'`
    )
    const kills = await killBetweenMails(cluster, scale.healthyEvents, random)
    const verdict = await judge(cluster, workload)
    const { missing, repeated } = await compareMails(cluster)
    verdict.violations.push(...violations)
    if (missing > 0) verdict.violations.push(`${missing} notifications have no e-mail`)
    return [{ what: this.title, note: `${kills} kills, ${repeated} e-mails repeated`, ...verdict }]
  },
}

/** Kills a worker after every tenth of the e-mails, while others are sent. Returns the number of kills. */
async function killBetweenMails(
  { smtp, workers }: Cluster,
  expected: number,
  random: SeededRandom
): Promise<number> {
  const first = smtp.accepted.length
  let kills = 0
  for (let part = 1; part <= 9; part++) {
    const enough = first + Math.floor((expected * part) / 10)
    await until('more e-mails are sent', () => smtp.accepted.length >= enough, {
      everyMs: 5,
      timeoutMs: 60_000,
    })
    if (random.oneOf(workers).kill()) kills += 1
  }
  return kills
}

/** Compares the e-mails that the SMTP server accepted with the notifications, by their events. */
async function compareMails({ postgres, smtp }: Cluster) {
  const ids = smtp.accepted.flatMap(({ source }) => {
    const id = /^Message-ID:\s*<([\w-]+)\.[\w-]+\.notification@/im.exec(source)?.[1]
    return id ? [id] : []
  })
  const [{ missing }] = await postgres.query(
    `select count(*)::int as missing from notifications n where not exists (
       select from domain_events e where e.name = 'notification.added' and e.aggregate_id = n.id and e.id = any($1::uuid[])
     )`,
    [ids]
  )
  return { missing: missing as number, repeated: ids.length - new Set(ids).size }
}
