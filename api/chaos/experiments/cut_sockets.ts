import { setTimeout as delay } from 'node:timers/promises'
import { Crowd } from '#chaos/crowd'
import type { Experiment } from '#chaos/experiment'
import { startKiller } from '#chaos/killer'
import { Market } from '#chaos/market'
import { judge } from '#chaos/verdict'

const SETTLED_WITHIN_MS = 10_000

/** Many pages watch while processes are killed and connections cut. */
export const cutSockets: Experiment = {
  number: 7,
  title: 'Open pages with cut connections',
  async run(house, scale, chance) {
    const market = await Market.open(house.addresses, scale, chance)
    const crowd = await Crowd.open(market.owners, house.addresses, scale.pages)
    const killer = startKiller(house.everyone, chance)
    let isOver = false
    const readVersion = async (memberId: string) => {
      const [row] = await house.postgres.query(
        `select version::int from unread_counts where user_id = $1`,
        [memberId]
      )
      return row?.version ?? 0
    }
    const cutting = crowd
      .cut(scale.cuts, scale.cuts * 12, chance, readVersion)
      .then(() => (isOver = true))
    await Promise.all([cutting, market.write(scale.contacts)])
    await market.writeUntil(() => isOver)
    const { kills } = killer.callOff()
    const verdict = await judge(house, market)

    const rows = await house.postgres.query(`select user_id as id, count from unread_counts`)
    const counts = new Map(rows.map(({ id, count }) => [id as string, count as number]))
    // The last push of the last contact may still be on its way, and a page that was cut last on its way back.
    await Promise.all(crowd.pages.map((page) => page.connected()))
    const until = Date.now() + SETTLED_WITHIN_MS
    while (crowd.complaints(counts).length > 0 && Date.now() < until) await delay(100)
    verdict.complaints.push(...crowd.complaints(counts))
    crowd.close()
    const note = `${scale.pages} pages, ${scale.cuts} cuts, ${kills} kills`
    return [{ what: this.title, note, ...verdict }]
  },
}
