import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DECODERS } from '#modules/media/decoder/inspection'
import { limitUploads } from '#modules/media/limits'
import { incomingFolder } from '#modules/media/storage/incoming_folder'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { errorBody } from '#tests/error_body'
import { manyScans } from '#tests/hostile/many_scans'
import { blackPng } from '#tests/hostile/png'
import { processesBelow } from '#tests/hostile/processes_below'
import { Member } from '#tests/member'
import { photograph, send, uploadsFor } from '#tests/picture'
import { until } from '#harness/until'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { site } from '#tests/site'

test.group('Complex pictures', () => {
  test('are rejected by their scan count, expire their upload URLs and leave no files', async ({
    client,
    assert,
  }) => {
    const complex = await manyScans(30_000)
    const [one, other] = [await joinAs(client), await joinAs(client)]
    const { uploadUrls } = await uploadsFor(one, 3)
    const responses = await Promise.all(uploadUrls.map((url) => send(url, complex)))
    for (const response of responses) {
      assert.equal(response.status, 422)
      assert.deepEqual(
        await response.json(),
        errorBody('pictureTooComplex', 'This picture is too complex. Please choose a smaller one.')
      )
    }
    assert.equal((await send(uploadUrls[0]!, await photograph())).status, 410)
    const { uploadUrls: others } = await uploadsFor(other)
    assert.equal((await send(others[0]!, await photograph())).status, 200)
    assert.isEmpty(await readdir(incomingFolder))
  }).tags(['@long'])

  test('count twice in the member’s hourly limit', async ({ client }) => {
    const member = await joinAs(client)
    await limitUploads(member.user.id, 115)
    const { uploadUrls } = await uploadsFor(member, 3)
    await send(uploadUrls[0]!, await manyScans(101, 80, 50))
    assertRateLimited(await member.post('/api/upload/images').json({ imageCount: 2 }), 3_600)
  })

  test('are rejected as too complex even if the hourly limit is reached', async ({
    client,
    assert,
  }) => {
    const member = await joinAs(client)
    await limitUploads(member.user.id, 115)
    const { uploadUrls } = await uploadsFor(member, 5)
    const response = await send(uploadUrls[0]!, await manyScans(101, 80, 50))
    assert.equal(response.status, 422)
    assertRateLimited(await member.post('/api/upload/images').json({ imageCount: 1 }), 3_600)
  })

  test('are decoded in turn with the pictures of another member', async ({ client, assert }) => {
    // Decodes to the last row before the missing end is found.
    const slow = blackPng(7_300, 5_479, 16, 6, 1).subarray(0, -20)
    const [one, other] = [await joinAs(client), await joinAs(client)]
    const { uploadUrls: slowUrls } = await uploadsFor(one, 3)
    const { uploadUrls: quickUrls } = await uploadsFor(other)
    const photo = await photograph()
    const ended: string[] = []
    const sent = async (name: string, url: string, bytes: Buffer) => {
      const { status } = await send(url, bytes, name === 'quick' ? 'image/jpeg' : 'image/png')
      ended.push(name)
      return status
    }
    const all = slowUrls.map((url, at) => sent(`slow ${at}`, url, slow))
    await until('the slow pictures have arrived', () => hasArrived(3, slow.length))
    all.push(sent('quick', quickUrls[0]!, photo))
    assert.deepEqual(await Promise.all(all), [422, 422, 422, 200])
    assert.isAtMost(ended.indexOf('quick'), DECODERS, ended.join())
  })
    .timeout(180_000)
    .tags(['@long'])

  test('do not block other responses while they are decoded', async ({ client, assert }) => {
    const photo = await photograph()
    const { uploadUrls } = await uploadsFor(await joinAs(client))
    const resume = await pauseDecoders(client, assert)
    let isDecoded = false
    const sent = send(uploadUrls[0]!, photo).finally(() => (isDecoded = true))
    await until('the picture has arrived', () => hasArrived(1, photo.length))
    assert.equal((await fetch(site('/api/items?limit=1'))).status, 200)
    assert.isFalse(isDecoded)
    resume()
    assert.equal((await sent).status, 200)
  }).timeout(180_000)

  test('are all accepted when one member uploads ten concurrently', async ({ client, assert }) => {
    const photo = await photograph()
    const member = await joinAs(client)
    const { uploadUrls: first } = await uploadsFor(member, 5)
    const { uploadUrls: second } = await uploadsFor(member, 5)
    const resume = await pauseDecoders(client, assert)
    const all = [...first, ...second].map((url) => send(url, photo))
    await until('the photos have arrived', () => hasArrived(10, photo.length)).finally(resume)
    const statuses = (await Promise.all(all)).map(({ status }) => status)
    assert.deepEqual(statuses, Array<number>(10).fill(200))
  })
    .tags(['@long'])
    .timeout(180_000)

  test('get a 503 with Retry-After that counts as no attempt when a member sends too many at once', async ({
    client,
    assert,
  }) => {
    const photo = await photograph()
    const member = await joinAs(client)
    const { uploadUrls } = await uploadsFor(member, 5)
    const { uploadUrls: more } = await uploadsFor(member, 5)
    const { uploadUrls: last } = await uploadsFor(member, 1 + DECODERS)
    const resume = await pauseDecoders(client, assert)
    const urls = [...uploadUrls, ...more, ...last]
    const all = urls.map((url) => send(url, photo))
    // One that is decoded and ten that wait leave no room for the last to arrive.
    const late = await Promise.any(
      all.map(async (response, at) => {
        assert.equal((await response).status, 503)
        return at
      })
    )
    // As often as an upload URL may be tried.
    for (let attempt = 1; attempt <= 5; attempt++) {
      const response = attempt === 1 ? await all[late]! : await send(urls[late]!, photo)
      assert.equal(response.status, 503)
      assert.equal(response.headers.get('retry-after'), '10')
      assert.deepEqual(
        await response.json(),
        errorBody(
          'pictureQueueFull',
          'Many pictures are being checked right now. Please try again in a minute.',
          { params: { retryAfterSeconds: 10 } }
        )
      )
    }
    resume()
    const statuses = (await Promise.all(all.toSpliced(late, 1))).map(({ status }) => status)
    assert.deepEqual(statuses, Array<number>(urls.length - 1).fill(200))
    assert.equal((await send(urls[late]!, photo)).status, 200)
  })
    .tags(['@long'])
    .timeout(180_000)

  test('that turn out unreadable after half a second of decoding are too complex', async ({
    client,
    assert,
  }) => {
    const member = await joinAs(client)
    await limitUploads(member.user.id, 116)
    const { uploadUrls } = await uploadsFor(member, 3)
    // Decodes to the last row before the missing end is found.
    const slow = blackPng(7_300, 5_479, 16, 6, 1).subarray(0, -20)
    assert.equal((await send(uploadUrls[0]!, slow, 'image/png')).status, 422)
    assert.equal((await send(uploadUrls[0]!, await photograph())).status, 410)
    assertRateLimited(await member.post('/api/upload/images').json({ imageCount: 1 }), 3_600)
  })
    .tags(['@long'])
    .timeout(180_000)

  test('of a member whose variants took long wait for the variants of another member', async ({
    client,
    assert,
  }) => {
    const slow = blackPng(4_000, 4_000, 16, 6, 1)
    const [one, other] = [await joinAs(client), await joinAs(client)]
    const { uploadUrls, imageUrls } = await uploadsFor(one, 4)
    const { uploadUrls: more, imageUrls: moreUrls } = await uploadsFor(one, 4)
    const photo = await photograph()
    const { uploadUrls: quick, imageUrls: quickUrls } = await uploadsFor(other)
    for (const url of [...uploadUrls, ...more])
      assert.equal((await send(url, slow, 'image/png')).status, 200)
    assert.equal((await send(quick[0]!, photo)).status, 200)
    await until('the photo is ready', async () => (await statesOf(quickUrls))[0] === 'ready', {
      timeoutMs: 720_000,
    })
    assert.include(await statesOf([...imageUrls, ...moreUrls]), 'stored')
    await until(
      'all are ready',
      async () => !(await statesOf([...imageUrls, ...moreUrls])).includes('stored'),
      { timeoutMs: 720_000 }
    )
  })
    .timeout(1_500_000)
    .tags(['@long'])
})

function joinAs(client: ApiClient): Promise<Member> {
  return Member.join(client, 'Photo Owner')
}

async function statesOf(imageUrls: string[]): Promise<string[]> {
  const ids = imageUrls.map((url) => url.split('/')[2]!)
  const { rows } = await db.rawQuery('select state from media where id = any(?)', [ids])
  return rows.map(({ state }: { state: string }) => state)
}

/**
 * Starts every decoding process, with a photo that arrives while another picture is decoded, and stops them; the returned function
 * resumes them.
 */
async function pauseDecoders(client: ApiClient, assert: Assert): Promise<() => void> {
  const slow = blackPng(7_300, 5_479, 16, 6, 1).subarray(0, -20)
  const { uploadUrls } = await uploadsFor(await joinAs(client), 2)
  const first = send(uploadUrls[0]!, slow, 'image/png')
  await until('the picture has arrived', () => hasArrived(1, slow.length))
  assert.equal((await send(uploadUrls[1]!, await photograph())).status, 200)
  assert.equal((await first).status, 422)
  await waitForDeliveries()
  const decoders = await processesBelow('picture_worker')
  assert.isAtLeast(decoders.length, DECODERS + 1, 'one more for variants')
  const signal = (name: NodeJS.Signals) => decoders.forEach((pid) => process.kill(pid, name))
  signal('SIGSTOP')
  return () => signal('SIGCONT')
}

async function hasArrived(files: number, bytes: number): Promise<boolean> {
  const names = await readdir(incomingFolder)
  const sizes = await Promise.all(
    names.map((name) => stat(join(incomingFolder, name)).catch(() => null))
  )
  return sizes.filter((file) => file?.size === bytes).length === files
}
