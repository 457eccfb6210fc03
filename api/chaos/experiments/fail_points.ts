import type { Experiment, Finding } from '#chaos/experiment'
import type { Cluster } from '#chaos/cluster'
import { Workload } from '#harness/workload'
import type { SupervisedProcess } from '#chaos/supervised_process'
import { judge } from '#chaos/verdict'

/**
 * The process that crashes at each step; the other of its kind continues. After-commit steps crash an API node, since
 * its relay is woken first by its own commits.
 */
const STEPS: [step: string, crashing: (cluster: Cluster) => SupervisedProcess][] = [
  ['after commit', (cluster) => cluster.apis[0]!],
  ['after claim', (cluster) => cluster.apis[0]!],
  ['after add', (cluster) => cluster.apis[0]!],
  ['before done', (cluster) => cluster.workers[0]!],
  ['before push', (cluster) => cluster.workers[0]!],
]

/** Senders without a pause would starve the restarting process of processor time. */
const PAUSE_MS = 3_000

/** A process crashes repeatedly at each step of the pipeline. */
export const failPoints: Experiment = {
  number: 4,
  title: 'Crash at each step',
  async run(cluster, scale, random) {
    const workload = await Workload.open(cluster.urls, scale, random)
    const findings: Finding[] = []
    for (const [step, processOf] of STEPS) {
      const crashing = processOf(cluster)
      const before = workload.acknowledged.size
      crashing.deaths = 0
      await crashing.stop()
      await crashing.start({ FAIL_POINT: step })
      await workload.writeUntil(() => crashing.deaths >= scale.failures, PAUSE_MS)
      await crashing.stop('SIGKILL')
      await crashing.start({ FAIL_POINT: '' })
      const verdict = await judge(cluster, workload)
      const acknowledged = workload.acknowledged.size - before
      const note = `${scale.failures} deaths`
      findings.push({ what: `Crash ${step}`, note, ...verdict, acknowledged })
    }
    return findings
  },
}
