import type { SeededRandom } from '#chaos/seeded_random'
import type { Backend, Cluster } from '#chaos/cluster'
import type { Verdict } from '#chaos/verdict'

/** How big a run is: `full` is the proof, `short` the one that takes minutes. */
export type Scale = {
  contacts: number
  owners: number
  senders: number
  failures: number
  goodOnes: number
  pages: number
  cuts: number
  pauseSeconds: number
}

export type Experiment = {
  number: number
  title: string
  /** Left out where it has nothing to break. */
  on?: Backend
  /** Several figures where the experiment has several parts. */
  run(cluster: Cluster, scale: Scale, random: SeededRandom): Promise<Finding[]>
}

export type Finding = Verdict & { what: string; note: string }
