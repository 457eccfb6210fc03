import type { Experiment } from '#chaos/experiment'
import { startKiller } from '#chaos/killer'
import { Market } from '#chaos/market'
import { judge } from '#chaos/verdict'

/** Members write while a random process is killed every two to five seconds. */
export const randomKills: Experiment = {
  number: 1,
  title: 'API and workers killed at random',
  async run(house, scale, chance) {
    const market = await Market.open(house.addresses, scale, chance)
    const killer = startKiller(house.everyone, chance)
    await market.write(scale.contacts)
    const { kills } = killer.callOff()
    return [{ what: this.title, note: `${kills} kills`, ...(await judge(house, market)) }]
  },
}
