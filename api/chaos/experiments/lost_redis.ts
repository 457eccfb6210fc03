import { setTimeout as delay } from 'node:timers/promises'
import type { Experiment } from '#chaos/experiment'
import { startKiller } from '#chaos/killer'
import { Market } from '#chaos/market'
import { judge } from '#chaos/verdict'

/** The same load and kills, while Redis is flushed, killed (it keeps nothing), and both once more. */
export const lostRedis: Experiment = {
  number: 2,
  title: 'Redis killed and flushed twice',
  on: 'redis',
  async run(house, scale, chance) {
    const market = await Market.open(house.addresses, scale, chance)
    const killer = startKiller(house.everyone, chance)
    let isOver = false
    const trouble = async () => {
      for (let time = 0; time < 2; time++) {
        await delay(chance.between(1_000, 4_000))
        await house.redis!.flush()
        await delay(chance.between(1_000, 4_000))
        await house.redis!.kill()
        await delay(chance.between(500, 2_000))
        await house.redis!.start()
      }
      isOver = true
    }
    await Promise.all([trouble(), market.write(scale.contacts)])
    await market.writeUntil(() => isOver)
    const { kills } = killer.callOff()
    const note = `2 flushes, 2 kills of Redis, ${kills} of others`
    return [{ what: this.title, note, ...(await judge(house, market)) }]
  },
}
