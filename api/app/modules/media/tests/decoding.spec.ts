import { join } from 'node:path'
import { readFile, writeFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { WorkerProcess } from '#modules/media/decoder/worker_process'
import sharp from 'sharp'
import { dataFolder } from '#tests/data_folder'
import { box, mp4, webm } from '#tests/film'
import { manyScans } from '#tests/hostile/many_scans'
import { blackPng } from '#tests/hostile/png'
import { processesBelow } from '#tests/hostile/processes_below'
import { photograph } from '#tests/picture'
import { until } from '#harness/until'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

test.group('The picture decoding process', (group) => {
  let folder: Awaited<ReturnType<typeof dataFolder>>

  group.setup(async () => {
    folder = await dataFolder()
    return () => folder.forget()
  })

  const file = async (bytes: Buffer) => {
    const path = join(folder.path, 'picture')
    await writeFile(path, bytes)
    return path
  }

  test('is killed before it exhausts memory and restarts for the next picture', async ({
    assert,
  }) => {
    const decoder = new WorkerProcess()
    const huge = await file(blackPng(14_000, 9_000, 16, 6, 1))
    const task = { do: 'inspect', input: huge, maxPixels: 200_000_000, maxSide: 20_000 } as const
    assert.equal(await decoder.run(task), 'too complex')
    const next = { ...task, input: await file(await photograph(80, 60)) }
    assert.deepEqual(await decoder.run(next), { width: 80, height: 60 })
  })
    .timeout(180_000)
    .tags(['@long'])

  test('is killed when it hangs, and queued pictures are decoded', async ({ assert }) => {
    await waitForDeliveries()
    const others = await processesBelow('picture_worker')
    const decoder = new WorkerProcess({ hangsAfterMs: 10_000 })
    const input = await file(await photograph(80, 60))
    const task = { do: 'inspect', input, maxPixels: 10_000, maxSide: 16_383 } as const
    await decoder.run(task)
    const own = (await processesBelow('picture_worker')).filter((pid) => !others.includes(pid))
    assert.lengthOf(own, 1)
    process.kill(own[0]!, 'SIGSTOP')
    const [stalled, waiting] = await Promise.all([decoder.run(task), decoder.run(task)])
    assert.equal(stalled, 'too complex')
    assert.deepEqual(waiting, { width: 80, height: 60 })
    await until(
      'the process has ended',
      async () => !(await processesBelow('picture_worker')).includes(own[0]!)
    )
  })
    .timeout(180_000)
    .tags(['@long'])

  test('ends when idle, after the last picture', async ({ assert }) => {
    const others = await processesBelow('picture_worker')
    const decoder = new WorkerProcess({ idleMs: 0 })
    const input = await file(await photograph(80, 60))
    const task = { do: 'inspect', input, maxPixels: 10_000, maxSide: 16_383 } as const
    const results = await Promise.all([decoder.run(task), decoder.run(task), decoder.run(task)])
    assert.deepEqual(results, Array(3).fill({ width: 80, height: 60 }))
    await until('the process has ended', async () =>
      (await processesBelow('picture_worker')).every((pid) => others.includes(pid))
    )
  })

  test('is killed after four seconds of processor time, whatever the wall-clock time', async ({
    assert,
  }) => {
    const patient = new WorkerProcess({ hangsAfterMs: 90_000 })
    const input = blackPng(50_000, 50_000, 16)
    const size = { width: 100, height: 100, crop: false, quality: 50 }
    const endless = { do: 'resize', input, maxPixels: 3_000_000_000, ...size } as const
    assert.equal(await patient.run(endless), 'too complex')
    const next = { ...endless, input: await photograph(80, 60) }
    assert.instanceOf(await patient.run(next), Uint8Array)
  })
    .timeout(300_000)
    .tags(['@long'])

  test('rejects a JPEG with more than a hundred scans', async ({ assert }) => {
    const decoder = new WorkerProcess()
    const size = { width: 100, height: 100, crop: false, quality: 50 }
    const task = { do: 'resize', maxPixels: 10_000, ...size } as const
    // The input has two scans already.
    assert.instanceOf(
      await decoder.run({ ...task, input: await manyScans(98, 80, 50) }),
      Uint8Array
    )
    assert.equal(await decoder.run({ ...task, input: await manyScans(99, 80, 50) }), 'too complex')
  })

  test('decodes only JPEG, PNG and WebP', async ({ assert }) => {
    const decoder = new WorkerProcess()
    const size = { width: 100, height: 100, crop: false, quality: 50 }
    const task = { do: 'resize', maxPixels: 10_000, ...size } as const
    const photo = sharp(await photograph(80, 60))
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const input = await photo.clone().toFormat(format).toBuffer()
      assert.instanceOf(await decoder.run({ ...task, input }), Uint8Array, format)
    }
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'
    const others = {
      gif: await photo.clone().gif().toBuffer(),
      tiff: await photo.clone().tiff().toBuffer(),
      avif: await photo.clone().avif({ effort: 0 }).toBuffer(),
      svg: Buffer.from(svg),
    }
    for (const [format, input] of Object.entries(others)) {
      assert.isAbove((await sharp(input).metadata()).width, 0, format)
      assert.equal(await decoder.run({ ...task, input }), 'unreadable', format)
    }
  })

  test('removes the metadata of a video in its file', async ({ assert }) => {
    const decoder = new WorkerProcess()
    const position = box('udta', Buffer.from('+21.1458+079.0882/'))
    for (const [container, video] of [
      ['iso', mp4([position])],
      ['webm', webm()],
    ] as const) {
      const path = await file(video)
      assert.equal(await decoder.run({ do: 'clean video', path, container }), 'cleaned')
      const cleaned = await readFile(path)
      assert.lengthOf(cleaned, video.length)
      assert.isFalse(cleaned.includes('+21.1458'))
    }
    const path = await file(mp4())
    assert.equal(await decoder.run({ do: 'clean video', path, container: 'webm' }), 'unreadable')
  })

  test('starts with an empty environment, without keys or a database', async ({ assert }) => {
    const others = await processesBelow('picture_worker')
    const decoder = new WorkerProcess()
    const input = await file(await photograph(80, 60))
    await decoder.run({ do: 'inspect', input, maxPixels: 10_000, maxSide: 16_383 })
    const [own] = (await processesBelow('picture_worker')).filter((pid) => !others.includes(pid))
    assert.isDefined(own)
    const environ = await readFile(`/proc/${own}/environ`, 'utf8')
    const names = environ.split('\0').map((each) => each.split('=')[0]!)
    assert.isEmpty(names.filter((name) => name !== '' && !name.startsWith('NODE_CHANNEL_')))
  })

  test('survives input that is no picture', async ({ assert }) => {
    const decoder = new WorkerProcess()
    const task = { do: 'inspect', maxPixels: 10_000, maxSide: 16_383 } as const
    for (const input of [await file(Buffer.from('no picture')), '/nowhere']) {
      assert.equal(await decoder.run({ ...task, input }), 'unreadable')
    }
    const input = await file(await photograph(80, 60))
    assert.deepEqual(await decoder.run({ ...task, input }), { width: 80, height: 60 })
  })
})
