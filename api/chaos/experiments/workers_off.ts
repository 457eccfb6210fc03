import type { Experiment } from '#chaos/experiment'
import { Workload } from '#harness/workload'
import { RetryingClient } from '#harness/retrying_client'
import { judge } from '#chaos/verdict'

/** With this pause after each contact, fifty senders write about fifty contacts a second, four million a day. */
const PAUSE_MS = 1_000

/** Members send contacts while no worker runs; then the workers restart. */
export const workersOff: Experiment = {
  number: 8,
  title: 'No worker for a while',
  async run(cluster, scale, random) {
    const workload = await Workload.open(cluster.urls, scale, random)
    await Promise.all(cluster.workers.map((worker) => worker.stop()))
    RetryingClient.broken.responses = 0
    const until = Date.now() + scale.pauseSeconds * 1_000
    await workload.writeUntil(() => Date.now() >= until, PAUSE_MS)
    const serverErrors = RetryingClient.broken.responses
    await Promise.all(cluster.workers.map((worker) => worker.start()))
    const verdict = await judge(cluster, workload)
    if (serverErrors > 0) verdict.violations.push(`${serverErrors} responses of 500 and above`)
    const note = `${scale.pauseSeconds} s without workers, ${serverErrors} responses of 5xx`
    return [{ what: this.title, note, ...verdict }]
  },
}
