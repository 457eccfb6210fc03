import { test } from '@japa/runner'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { send } from '#tests/picture'
import { site } from '#tests/site'

const MP4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom'),
  Buffer.alloc(2000, 7),
])
const WEBM = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
  Buffer.from('\x42\x82\x84webm'),
  Buffer.alloc(900),
])

test.group('A member adds a video', (group) => {
  let owner: Member

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Video Person')
  })

  const address = (contentType: string, contentLength = MP4.length) =>
    owner.post('/api/upload/video').json({ contentType, contentLength })

  test('it plays on the listing, also from the middle', async ({ assert }) => {
    const { uploadUrl, videoUrl } = (await address('video/mp4')).body()
    assert.equal((await send(uploadUrl, MP4, 'video/mp4')).status, 200)
    const item = await listItem(owner, { videoUrl })
    assert.equal(item.videoUrl, videoUrl)

    const whole = await fetch(site(videoUrl))
    assert.equal(whole.headers.get('content-type'), 'video/mp4')
    assert.equal(whole.headers.get('x-content-type-options'), 'nosniff')
    assert.deepEqual(Buffer.from(await whole.arrayBuffer()), MP4)
    const part = await fetch(site(videoUrl), { headers: { range: 'bytes=4-11' } })
    assert.equal(part.status, 206)
    assert.equal(part.headers.get('content-range'), `bytes 4-11/${MP4.length}`)
    assert.equal(await part.text(), 'ftypisom')
  })

  test('MP4, WebM and MOV are taken, also as quicktime', async ({ assert }) => {
    for (const [type, bytes] of [
      ['video/mp4', MP4],
      ['video/webm', WEBM],
      ['video/mov', MP4],
      ['video/quicktime', MP4],
    ] as const) {
      const { uploadUrl } = (await address(type)).body()
      assert.equal((await send(uploadUrl, bytes, type)).status, 200, type)
    }
  })

  test('other types get no address, and other bytes are refused', async ({ assert }) => {
    const avi = await address('video/x-msvideo')
    avi.assertStatus(415)
    avi.assertBodyContains({ message: 'Only MP4, WebM, and MOV videos are allowed.' })
    const { uploadUrl } = (await address('video/mp4')).body()
    assert.equal((await send(uploadUrl, WEBM, 'video/mp4')).status, 422)
    assert.equal((await send(uploadUrl, MP4, 'image/jpeg')).status, 415)
    assert.equal((await send(uploadUrl, MP4, 'video/mp4')).status, 200)
    assert.equal((await send(uploadUrl, MP4, 'video/mp4')).status, 410)
  })

  test('five megabytes are the most, whatever was announced', async ({ assert }) => {
    const announced = await address('video/mp4', 5 * 1024 * 1024 + 1)
    announced.assertStatus(413)
    announced.assertBodyContains({ message: 'File too large. Maximum size is 5MB.' })
    const { uploadUrl } = (await address('video/mp4', 1000)).body()
    const large = Buffer.concat([MP4, Buffer.alloc(5 * 1024 * 1024)])
    assert.equal((await send(uploadUrl, large, 'video/mp4')).status, 413)
  })

  test('somebody else’s video does not stand on a listing', async ({ client }) => {
    const { videoUrl } = (await address('video/mp4')).body()
    const other = await Member.join(client, 'Other Person')
    const response = await other.post('/api/items').json({
      title: 'Bike',
      description: 'Good',
      isNegotiable: true,
      categoryId: 'bike',
      location: 'Nagpur',
      videoUrl,
    })
    response.assertStatus(422)
    response.assertBodyContains({ errors: [{ field: 'videoUrl' }] })
  })
})
