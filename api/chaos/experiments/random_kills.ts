import type { Experiment } from '#chaos/experiment'
import { startKiller } from '#chaos/killer'
import { Workload } from '#harness/workload'
import { judge } from '#chaos/verdict'

/** Members send contacts while a random process is killed every two to five seconds. */
export const randomKills: Experiment = {
  number: 1,
  title: 'API and workers killed at random',
  async run(cluster, scale, random) {
    const workload = await Workload.open(cluster.urls, scale, random)
    const killer = startKiller(cluster.processes, random)
    await workload.write(scale.contacts)
    const { kills } = killer.stop()
    return [{ what: this.title, note: `${kills} kills`, ...(await judge(cluster, workload)) }]
  },
}
