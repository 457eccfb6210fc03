import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEMO_LISTINGS } from '@saajha/database/demo/listings'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { serverProgram } from '#tests/app_program'
import { dataFolder } from '#tests/data_folder'
import { queryEmbeddedDatabase } from '#tests/query_embedded_database'
import { waitForNoProcessIn } from '#harness/processes_in'
import type { Program } from '#harness/program'
import { until } from '#harness/until'

test.group('A first start with demo data', (group) => {
  group.tap((test) => test.tags(['@long']))

  let folder: Awaited<ReturnType<typeof dataFolder>>
  let server: Program
  let url: string

  group.each.setup(async () => {
    folder = await dataFolder()
    return async () => {
      await server.stop()
      await waitForNoProcessIn(folder.path)
      await folder.forget()
    }
  })

  const start = async () => {
    const PORT = String(await findFreePort())
    url = `http://127.0.0.1:${PORT}`
    server = serverProgram({ DATA_DIR: folder.path, PORT, SEED_DEMO: 'true', RATE_LIMITS: 'off' })
  }
  const hasStoredImages = async () => {
    const images = await readdir(join(folder.path, 'media', 'variants')).catch(() => [])
    return images.length > 0
  }

  test('that is killed while it stores pictures is completed by the next start', async ({
    assert,
  }) => {
    await start()
    await until('the server has stored a picture', hasStoredImages, { timeoutMs: 180_000 })
    await server.stop('SIGKILL')
    await waitForNoProcessIn(folder.path)

    await start()
    await server.waitForOutput('is ready', 360_000)
    const [row] = await queryEmbeddedDatabase(folder.path, 'select count(*)::int from items')
    assert.equal(row.count, DEMO_LISTINGS.length)
    const limits = await queryEmbeddedDatabase(
      folder.path,
      `select min_rental_duration as min, max_rental_duration as max, deposit::text from items
       where title like 'Himalayan 450%' or title like 'KTM Duke%' order by title`
    )
    assert.deepEqual(limits, [
      { min: 5, max: null, deposit: '10000.00' },
      { min: 1, max: 3, deposit: '5000.00' },
    ])
    const items = await (await fetch(`${url}/api/items?limit=100`)).json()
    const images = (items as { imageUrls: string[] }[]).flatMap(({ imageUrls }) => imageUrls)
    assert.isAbove(images.length, 100)
    for (const image of images) {
      assert.equal((await fetch(url + image)).status, 200, image)
    }
  }).timeout(540_000)
})
