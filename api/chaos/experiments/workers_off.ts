import type { Experiment } from '#chaos/experiment'
import { Market } from '#chaos/market'
import { Person } from '#chaos/people'
import { judge } from '#chaos/verdict'

/** With this rest after each contact fifty senders write some fifty a second, four million a day. */
const PAUSE_MS = 1_000

/** Nobody works while members go on writing; then the workers come back. */
export const workersOff: Experiment = {
  number: 8,
  title: 'No worker for a while',
  async run(house, scale, chance) {
    const market = await Market.open(house.addresses, scale, chance)
    await Promise.all(house.workers.map((worker) => worker.stop()))
    Person.broken.answers = 0
    const until = Date.now() + scale.pauseSeconds * 1_000
    await market.writeUntil(() => Date.now() >= until, PAUSE_MS)
    const serverErrors = Person.broken.answers
    await Promise.all(house.workers.map((worker) => worker.start()))
    const verdict = await judge(house, market)
    if (serverErrors > 0) verdict.complaints.push(`${serverErrors} answers of 500 and above`)
    const note = `${scale.pauseSeconds} s without workers, ${serverErrors} answers of 5xx`
    return [{ what: this.title, note, ...verdict }]
  },
}
