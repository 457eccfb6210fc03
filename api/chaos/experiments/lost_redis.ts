import { setTimeout as delay } from 'node:timers/promises'
import type { Experiment } from '#chaos/experiment'
import { startKiller } from '#chaos/killer'
import { Workload } from '#harness/workload'
import { judge } from '#chaos/verdict'

/** Contacts are written and processes killed while Redis is flushed and killed, twice. It persists nothing. */
export const lostRedis: Experiment = {
  number: 2,
  title: 'Redis killed and flushed twice',
  on: 'redis',
  async run(cluster, scale, random) {
    const workload = await Workload.open(cluster.urls, scale, random)
    const killer = startKiller(cluster.processes, random)
    let isOver = false
    const interrupt = async () => {
      for (let time = 0; time < 2; time++) {
        await delay(random.between(1_000, 4_000))
        await cluster.redis!.flush()
        await delay(random.between(1_000, 4_000))
        await cluster.redis!.kill()
        await delay(random.between(500, 2_000))
        await cluster.redis!.start()
      }
      isOver = true
    }
    await Promise.all([interrupt(), workload.write(scale.contacts)])
    await workload.writeUntil(() => isOver)
    const { kills } = killer.stop()
    const note = `2 flushes, 2 kills of Redis, ${kills} of others`
    return [{ what: this.title, note, ...(await judge(cluster, workload)) }]
  },
}
