import type { Experiment, Finding } from '#chaos/experiment'
import type { House } from '#chaos/house'
import { Market } from '#chaos/market'
import type { Supervised } from '#chaos/supervised'
import { judge } from '#chaos/verdict'

/**
 * Who passes a step, so that it dies there. Its neighbour of the same kind does not, and carries on. Relays that hear of a
 * commit in their own process claim what it left before any other.
 */
const STEPS: [step: string, victim: (house: House) => Supervised][] = [
  ['after commit', (house) => house.apis[0]!],
  ['after claim', (house) => house.apis[0]!],
  ['after add', (house) => house.apis[0]!],
  ['before done', (house) => house.workers[0]!],
  ['before push', (house) => house.workers[0]!],
]

/** Senders who never rest would take the processor from the one who starts again, a thousand times. */
const PAUSE_MS = 3_000

/** A process dies at each step of the pipeline, again and again. */
export const failPoints: Experiment = {
  number: 4,
  title: 'Death at each step',
  async run(house, scale, chance) {
    const market = await Market.open(house.addresses, scale, chance)
    const findings: Finding[] = []
    for (const [step, victimOf] of STEPS) {
      const victim = victimOf(house)
      const before = market.acknowledged.size
      victim.deaths = 0
      await victim.stop()
      await victim.start({ FAIL_POINT: step })
      await market.writeUntil(() => victim.deaths >= scale.failures, PAUSE_MS)
      await victim.stop('SIGKILL')
      await victim.start({ FAIL_POINT: '' })
      const verdict = await judge(house, market)
      const acknowledged = market.acknowledged.size - before
      const note = `${scale.failures} deaths`
      findings.push({ what: `Death ${step}`, note, ...verdict, acknowledged })
    }
    return findings
  },
}
