import type { Chance } from '#chaos/chance'
import type { Supervised } from '#chaos/supervised'

/** Kills one of the processes every two to five seconds, as chance has it, until it is called off. */
export function startKiller(
  victims: Supervised[],
  chance: Chance
): { callOff(): { kills: number } } {
  let kills = 0
  let timer: NodeJS.Timeout
  const next = () => {
    timer = setTimeout(
      () => {
        if (chance.oneOf(victims).kill()) kills += 1
        next()
      },
      chance.between(2_000, 5_000)
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
