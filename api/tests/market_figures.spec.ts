import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import MarketFigures from '#commands/market_figures'
import { sql } from '#shared/database/sql'
import { requestBooking } from '#tests/booking'
import { listItem } from '#tests/listing'
import { newReviewer, reviewed, storeCompletedBooking } from '#tests/review'
import { runCommand } from '#tests/run_command'

test.group('The command market:figures', () => {
  const counts = async (): Promise<number[]> => {
    const { output, exitCode } = await runCommand(MarketFigures)
    if (exitCode !== 0) throw new Error(output)
    const [, completed] = /completed in the last 90 days: (\d+)/.exec(output) ?? []
    const [, withReview] = /at least one review: (\d+)/.exec(output) ?? []
    return [Number(completed), Number(withReview)]
  }

  test('counts rentals completed in the last 90 days, and those with a review of either member', async ({
    client,
    assert,
  }) => {
    const owner = await newReviewer(client, 'Asha Kulkarni')
    const renter = await newReviewer(client, 'Ravi Nair')
    const template = await requestBooking(renter, (await listItem(owner)).id)
    const [completed, withReview] = (await counts()) as [number, number]
    const [both, one, withdrawn, old] = await Promise.all(
      Array.from({ length: 4 }, () => storeCompletedBooking(template))
    )
    await reviewed(owner, both!)
    await reviewed(renter, both!)
    await reviewed(owner, one!)
    await reviewed(renter, withdrawn!)
    ;(await renter.delete(`/api/bookings/${withdrawn}/review`)).assertStatus(200)
    const past = `update bookings set completed_at = now() - interval '91 days' where id = $1`
    await sql(db, past, [old])
    assert.deepEqual(await counts(), [completed + 3, withReview + 2])
  })
})
