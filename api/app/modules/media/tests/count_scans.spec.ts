import { test } from '@japa/runner'
import sharp from 'sharp'
import { countScans } from '#modules/media/decoder/count_scans'
import { manyScans } from '#tests/hostile/many_scans'
import { photograph } from '#tests/picture'

const SCAN = Buffer.from([0xff, 0xda])
const START = Buffer.from([0xff, 0xd8])

test.group('JPEG scan count', () => {
  test('is one for a baseline JPEG and about ten for a progressive one', async ({ assert }) => {
    const photo = await photograph(200, 100)
    assert.equal(countScans(photo), 1)
    assert.equal(countScans(await sharp(photo).jpeg({ progressive: true }).toBuffer()), 10)
  })

  test('includes repeated scans, fill bytes and restart markers', async ({ assert }) => {
    const once = await manyScans(0, 80, 50)
    const own = countScans(once)
    assert.equal(countScans(await manyScans(150, 80, 50)), own + 150)
    const scan = once.subarray(once.lastIndexOf(SCAN), -2)
    const disguised = [Buffer.from([0xff, 0xff, 0xff]), scan, Buffer.from([0xff, 0xd0, 9]), scan]
    const bytes = Buffer.concat([once.subarray(0, -2), ...disguised, once.subarray(-2)])
    assert.equal(countScans(bytes), own + 2)
  })

  test('ignores bytes inside a segment and after the end of the image', async ({ assert }) => {
    const photo = await photograph(200, 100)
    const thumbnail = Buffer.concat(Array<Buffer>(200).fill(SCAN))
    const head = Buffer.from([0xff, 0xe1, 0, 0])
    const padding = Buffer.alloc(2)
    head.writeUInt16BE(thumbnail.length + 2, 2)
    const bytes = Buffer.concat([START, head, thumbnail, photo.subarray(2), padding, photo])
    assert.equal(countScans(bytes), 1)
  })

  test('terminates for a truncated file', async ({ assert }) => {
    const bytes = await manyScans(3, 80, 50)
    const counts = Array.from(bytes, (_, length) => countScans(bytes.subarray(0, length)))
    assert.equal(counts[0], 0)
    assert.equal(counts.at(-1), countScans(bytes))
    assert.equal(countScans(Buffer.alloc(1_000_000, 0xff)), 0)
    assert.equal(countScans(Buffer.from([0xff, 0xd8, ...Array<number>(100_000).fill(0xff)])), 0)
  })

  test('is zero for a file of another format', async ({ assert }) => {
    const png = await sharp(await photograph(20, 10))
      .png()
      .toBuffer()
    assert.equal(countScans(Buffer.concat([png, await manyScans(5, 80, 50)])), 0)
    assert.equal(countScans(Buffer.alloc(0)), 0)
  })
})
