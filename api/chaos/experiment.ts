import type { SeededRandom } from '#harness/seeded_random'
import type { Backend, Cluster } from '#chaos/cluster'
import type { Verdict } from '#chaos/verdict'

/** The size of a run: `full` takes hours, `short` minutes. */
export type Scale = {
  contacts: number
  owners: number
  senders: number
  failures: number
  healthyEvents: number
  pages: number
  cuts: number
  pauseSeconds: number
  /** The time without workers after the moment of scheduled events. */
  schedulePauseSeconds: number
}

export type Experiment = {
  number: number
  title: string
  /** The only backend on which the experiment runs; both if omitted. */
  on?: Backend
  /** Returns one finding for each part of the experiment. */
  run(cluster: Cluster, scale: Scale, random: SeededRandom): Promise<Finding[]>
}

export type Finding = Verdict & { what: string; note: string }
