import { setTimeout as delay } from 'node:timers/promises'
import type { Experiment } from '#chaos/experiment'
import { startKiller } from '#chaos/killer'
import { Market } from '#chaos/market'
import { judge } from '#chaos/verdict'

const STOPS = 5

/** The same load and kills, while PostgreSQL is stopped at once and started again, five times. */
export const lostPostgres: Experiment = {
  number: 3,
  title: 'PostgreSQL stopped at once five times',
  async run(house, scale, chance) {
    const market = await Market.open(house.addresses, scale, chance)
    const killer = startKiller(house.everyone, chance)
    let isOver = false
    const trouble = async () => {
      for (let stop = 0; stop < STOPS; stop++) {
        await delay(chance.between(1_000, 5_000))
        await house.postgres.stopAtOnce()
        await delay(chance.between(200, 2_000))
        await house.postgres.start()
      }
      isOver = true
    }
    await Promise.all([trouble(), market.write(scale.contacts)])
    await market.writeUntil(() => isOver)
    const { kills } = killer.callOff()
    const note = `${STOPS} stops of PostgreSQL, ${kills} kills of others`
    return [{ what: this.title, note, ...(await judge(house, market)) }]
  },
}
