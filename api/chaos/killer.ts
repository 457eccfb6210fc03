import type { SeededRandom } from '#chaos/seeded_random'
import type { SupervisedProcess } from '#chaos/supervised_process'

/** Kills one of the processes every two to five seconds, as chance has it, until it is called off. */
export function startKiller(
  victims: SupervisedProcess[],
  random: SeededRandom
): { callOff(): { kills: number } } {
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
    callOff() {
      clearTimeout(timer)
      return { kills }
    },
  }
}
