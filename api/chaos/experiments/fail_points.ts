import type { Experiment, Finding } from '#chaos/experiment'
import type { Cluster } from '#chaos/cluster'
import { Workload } from '#chaos/workload'
import type { SupervisedProcess } from '#chaos/supervised_process'
import { judge } from '#chaos/verdict'

/**
 * Who passes a step, so that it dies there. Its neighbour of the same kind does not, and carries on. Relays that hear of a
 * commit in their own process claim what it left before any other.
 */
const STEPS: [step: string, victim: (cluster: Cluster) => SupervisedProcess][] = [
  ['after commit', (cluster) => cluster.apis[0]!],
  ['after claim', (cluster) => cluster.apis[0]!],
  ['after add', (cluster) => cluster.apis[0]!],
  ['before done', (cluster) => cluster.workers[0]!],
  ['before push', (cluster) => cluster.workers[0]!],
]

/** Senders who never rest would take the processor from the one who starts again, a thousand times. */
const PAUSE_MS = 3_000

/** A process dies at each step of the pipeline, again and again. */
export const failPoints: Experiment = {
  number: 4,
  title: 'Death at each step',
  async run(cluster, scale, random) {
    const workload = await Workload.open(cluster.addresses, scale, random)
    const findings: Finding[] = []
    for (const [step, victimOf] of STEPS) {
      const victim = victimOf(cluster)
      const before = workload.acknowledged.size
      victim.deaths = 0
      await victim.stop()
      await victim.start({ FAIL_POINT: step })
      await workload.writeUntil(() => victim.deaths >= scale.failures, PAUSE_MS)
      await victim.stop('SIGKILL')
      await victim.start({ FAIL_POINT: '' })
      const verdict = await judge(cluster, workload)
      const acknowledged = workload.acknowledged.size - before
      const note = `${scale.failures} deaths`
      findings.push({ what: `Death ${step}`, note, ...verdict, acknowledged })
    }
    return findings
  },
}
