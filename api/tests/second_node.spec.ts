import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { Item } from '@saajha/contract/item'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { FROM_THE_OLDEST } from '#modules/catalogue/storefront/list_sitemap_entries'
import { shareImageOf } from '#modules/catalogue/storefront/share_image'
import env from '#start/env'
import { randomIp } from '#harness/random_ip'
import { until } from '#harness/until'
import { serverProgram } from '#tests/app_program'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'
import { AppClient } from '#harness/app_client'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { completedBooking, newReviewer, reviewed } from '#tests/review'

const WORD = 'zwickelbaum'

test.group('Another node, which has cached its responses,', (group) => {
  let url: string

  group.setup(async () => {
    const port = await findFreePort()
    const settings = { DATA_DIR: env.get('DATA_DIR'), DATABASE_URL: env.get('DATABASE_URL') }
    const node = serverProgram({ ...settings, PORT: String(port), WORKERS: 'off' })
    await node.waitForOutput('is ready')
    url = `http://127.0.0.1:${port}`
    return () => node.stop().then(() => {})
  })

  const fetchThere = (path: string) =>
    fetch(url + path, { redirect: 'manual', headers: { 'x-forwarded-for': randomIp() } })

  test('shows a listing nowhere that a decision on this node hides, and everywhere once it is undone here', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Reported Owner')
    const item = await listItem(owner, { title: `Camera ${WORD}`, categoryId: 'camera' })
    const shareImage = shareImageOf(item, 'en').path
    const paths = [
      '/api/items?limit=100',
      `/api/items?q=${WORD}`,
      `/api/items?ownerId=${owner.user.id}`,
      '/api/items/category/camera?limit=100',
      `/api/items/suggestions?q=${WORD}`,
      `/api/items/${item.id}`,
      `/sitemap/${FROM_THE_OLDEST}.xml`,
      `/item/${item.id}`,
      shareImage,
    ]
    /** The paths whose response shows the listing, each requested twice: the second time it may come from the cache. */
    const showing = async () => {
      const found: string[] = []
      for (const path of paths) {
        await fetchThere(path)
        const response = await fetchThere(path)
        const body = await response.text()
        const shows = path === shareImage || body.includes(WORD) || body.includes(item.id)
        if (response.status === 200 && shows) found.push(path)
      }
      return found
    }
    let left: string[] = []
    await until('it is shown everywhere', async () => {
      left = await showing()
      return left.length === paths.length
    }).catch((error: Error) => assert.fail(`${error.message}: ${left.join(', ')}`))

    const ticket = await reportOf(client, item)
    const admin = await newAdmin(client)
    const decision = { decision: 'upheld', actions: [{ action: 'hide_item' }], note: 'Stolen' }
    const decided = await admin
      .put(`/api/admin/reports/${ticket}`)
      .json({ ...decision, decidesSame: false })
    decided.assertStatus(200)
    await until('it is shown nowhere', async () => {
      left = await showing()
      return left.length === 0
    }).catch((error: Error) => assert.fail(`${error.message}: ${left.join(', ')}`))

    const { id } = decided.body().hiding
    const undone = await admin.post(`/api/admin/actions/${id}/undo`).json({ reason: 'Theirs' })
    undone.assertStatus(204)
    await until('it is shown everywhere again', async () => {
      left = await showing()
      return left.length === paths.length
    }).catch((error: Error) => assert.fail(`${error.message}: ${left.join(', ')}`))
  }).timeout(180_000)

  test('shows the rating of reviews that are published on this node', async ({
    client,
    assert,
  }) => {
    const owner = await newReviewer(client, 'Rated Owner')
    const renter = await newReviewer(client, 'Rating Renter')
    const { id: itemId } = await listItem(owner, { title: 'Canon 80D' })
    const id = await completedBooking(owner, renter, itemId)
    const list = async () => {
      const [item] = (await (
        await fetchThere(`/api/items?ownerId=${owner.user.id}`)
      ).json()) as Item[]
      return [item?.rating, item?.reviewCount].join()
    }
    await until('the list has no rating', async () => (await list()) === ',0')
    await reviewed(renter, id, { stars: 4 })
    await reviewed(owner, id, { stars: 2 })
    await waitForDeliveries()
    // The response to a write waits until the other node has received all changes before it.
    await new AppClient(url).join('Writing Member')
    assert.equal(await list(), '4,1')
  }).timeout(180_000)
})

/** Reports a listing, and returns the ticket. */
async function reportOf(client: ApiClient, { id }: Item): Promise<string> {
  const reporter = await Member.join(client, 'Reporting Renter')
  const report = { subjectKind: 'item', subjectId: id, reason: 'not_theirs' }
  const made = await reporter.post('/api/reports').json(report)
  made.assertStatus(201)
  return made.body().ticket
}
