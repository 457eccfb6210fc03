import type { SeededRandom } from '#harness/seeded_random'
import type { SupervisedProcess } from '#chaos/supervised_process'

/** Kills a random process every two to five seconds until it is stopped. */
export function startKiller(
  victims: SupervisedProcess[],
  random: SeededRandom
): { stop(): { kills: number } } {
  let kills = 0
  let timer: NodeJS.Timeout
  const next = () => {
    timer = setTimeout(
      () => {
        if (random.oneOf(victims).kill()) kills += 1
        next()
      },
      random.between(2_000, 5_000)
    )
  }
  next()
  return {
    stop() {
      clearTimeout(timer)
      return { kills }
    },
  }
}
