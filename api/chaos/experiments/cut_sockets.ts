import { setTimeout as delay } from 'node:timers/promises'
import { SocketClients } from '#chaos/socket_clients'
import type { Experiment } from '#chaos/experiment'
import { startKiller } from '#chaos/killer'
import { Workload } from '#harness/workload'
import { judge } from '#chaos/verdict'

const SETTLED_WITHIN_MS = 10_000

/** Open pages receive pushes while processes are killed and connections cut. */
export const cutSockets: Experiment = {
  number: 7,
  title: 'Open pages with cut connections',
  async run(cluster, scale, random) {
    const workload = await Workload.open(cluster.urls, scale, random)
    const clients = await SocketClients.open(workload.owners, cluster.urls, scale.pages)
    const killer = startKiller(cluster.processes, random)
    let isOver = false
    const readVersion = async (memberId: string) => {
      const [row] = await cluster.postgres.query(
        `select version::int from unread_counts where user_id = $1`,
        [memberId]
      )
      return row?.version ?? 0
    }
    const cutting = clients
      .cut(scale.cuts, scale.cuts * 12, random, readVersion)
      .then(() => (isOver = true))
    await Promise.all([cutting, workload.write(scale.contacts)])
    await workload.writeUntil(() => isOver)
    const { kills } = killer.stop()
    const verdict = await judge(cluster, workload)

    const rows = await cluster.postgres.query(`select user_id as id, count from unread_counts`)
    const counts = new Map(rows.map(({ id, count }) => [id as string, count as number]))
    // The last push may still be in transit, and the last cut page may still be reconnecting.
    await Promise.all(clients.pages.map((page) => page.connected()))
    const until = Date.now() + SETTLED_WITHIN_MS
    while (clients.violations(counts).length > 0 && Date.now() < until) await delay(100)
    verdict.violations.push(...clients.violations(counts))
    clients.close()
    const note = `${scale.pages} pages, ${scale.cuts} cuts, ${kills} kills`
    return [{ what: this.title, note, ...verdict }]
  },
}
