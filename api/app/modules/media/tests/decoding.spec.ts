import { join } from 'node:path'
import { writeFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { PictureProcess } from '#modules/media/picture_process'
import { dataFolder } from '#tests/data_folder'
import { blackPng } from '#tests/hostile/png'
import { processesBelow } from '#tests/hostile/processes_below'
import { photograph } from '#tests/picture'
import { until } from '#tests/settled'

test.group('The process that decodes pictures', (group) => {
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

  test('is ended before it takes all memory, and the next picture has a new one', async ({
    assert,
  }) => {
    const decoder = new PictureProcess()
    const huge = await file(blackPng(14_000, 9_000, 16, 6, 1))
    const task = { do: 'inspect', input: huge, maxPixels: 200_000_000 } as const
    assert.equal(await decoder.run(task), 'too heavy')
    const next = { ...task, input: await file(await photograph(80, 60)) }
    assert.deepEqual(await decoder.run(next), { width: 80, height: 60 })
  }).timeout(60_000)

  test('is ended when it stalls, and those who wait are served', async ({ assert }) => {
    const others = await processesBelow('picture_program')
    const decoder = new PictureProcess()
    const input = await file(await photograph(80, 60))
    const task = { do: 'inspect', input, maxPixels: 10_000 } as const
    await decoder.run(task)
    const own = (await processesBelow('picture_program')).filter((pid) => !others.includes(pid))
    assert.lengthOf(own, 1)
    process.kill(own[0]!, 'SIGSTOP')
    const [stalled, waiting] = await Promise.all([decoder.run(task), decoder.run(task)])
    assert.equal(stalled, 'too heavy')
    assert.deepEqual(waiting, { width: 80, height: 60 })
    await until(
      'it is gone',
      async () => !(await processesBelow('picture_program')).includes(own[0]!)
    )
  }).timeout(60_000)

  test('survives what is no picture', async ({ assert }) => {
    const decoder = new PictureProcess()
    const task = { do: 'inspect', maxPixels: 10_000 } as const
    for (const input of [await file(Buffer.from('no picture')), '/nowhere']) {
      assert.equal(await decoder.run({ ...task, input }), 'unreadable')
    }
    const input = await file(await photograph(80, 60))
    assert.deepEqual(await decoder.run({ ...task, input }), { width: 80, height: 60 })
  })
})
