import { setTimeout as delay } from 'node:timers/promises'
import type { Experiment } from '#chaos/experiment'
import { startKiller } from '#chaos/killer'
import { Workload } from '#harness/workload'
import { judge } from '#chaos/verdict'

const STOPS = 5

/**
 * Contacts are written and processes killed while PostgreSQL is stopped without a checkpoint and restarted, five times.
 */
export const lostPostgres: Experiment = {
  number: 3,
  title: 'PostgreSQL stopped at once five times',
  async run(cluster, scale, random) {
    const workload = await Workload.open(cluster.urls, scale, random)
    const killer = startKiller(cluster.processes, random)
    let isOver = false
    const interrupt = async () => {
      for (let stop = 0; stop < STOPS; stop++) {
        await delay(random.between(1_000, 5_000))
        await cluster.postgres.crash()
        await delay(random.between(200, 2_000))
        await cluster.postgres.start()
      }
      isOver = true
    }
    await Promise.all([interrupt(), workload.write(scale.contacts)])
    await workload.writeUntil(() => isOver)
    const { kills } = killer.stop()
    const note = `${STOPS} stops of PostgreSQL, ${kills} kills of others`
    return [{ what: this.title, note, ...(await judge(cluster, workload)) }]
  },
}
