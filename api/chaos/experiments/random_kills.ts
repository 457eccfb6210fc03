import type { Experiment } from '#chaos/experiment'
import { startKiller } from '#chaos/killer'
import { Workload } from '#chaos/workload'
import { judge } from '#chaos/verdict'

/** Members write while a random process is killed every two to five seconds. */
export const randomKills: Experiment = {
  number: 1,
  title: 'API and workers killed at random',
  async run(cluster, scale, random) {
    const workload = await Workload.open(cluster.addresses, scale, random)
    const killer = startKiller(cluster.processes, random)
    await workload.write(scale.contacts)
    const { kills } = killer.callOff()
    return [{ what: this.title, note: `${kills} kills`, ...(await judge(cluster, workload)) }]
  },
}
