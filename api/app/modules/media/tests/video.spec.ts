import { test } from '@japa/runner'
import { errorBody } from '#tests/error_body'
import { box, element, handlerOf, mp4, numbers, track, webm } from '#tests/film'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { send } from '#tests/picture'
import { site } from '#tests/site'

const MP4 = mp4()
const WEBM = webm()

test.group('A listing’s video', (group) => {
  let owner: Member

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Video Person')
  })

  const issueUploadUrl = (contentType: string, contentLength = MP4.length) =>
    owner.post('/api/upload/video').json({ contentType, contentLength })

  test('is served whole and by range', async ({ assert }) => {
    const { uploadUrl, videoUrl } = (await issueUploadUrl('video/mp4')).body()
    assert.equal((await send(uploadUrl, MP4, 'video/mp4')).status, 200)
    const item = await listItem(owner, { videoUrl })
    assert.equal(item.videoUrl, videoUrl)

    const whole = await fetch(site(videoUrl))
    assert.equal(whole.headers.get('content-type'), 'video/mp4')
    assert.equal(whole.headers.get('x-content-type-options'), 'nosniff')
    assert.equal(whole.headers.get('content-disposition'), 'attachment')
    assert.deepEqual(Buffer.from(await whole.arrayBuffer()), MP4)
    const part = await fetch(site(videoUrl), { headers: { range: 'bytes=4-11' } })
    assert.equal(part.status, 206)
    assert.equal(part.headers.get('content-range'), `bytes 4-11/${MP4.length}`)
    assert.equal(await part.text(), 'ftypisom')
  })

  test('is rejected with what helps if most browsers cannot show it', async ({ assert }) => {
    const { uploadUrl } = (await issueUploadUrl('video/mp4')).body()
    const descriptions = box('stsd', numbers(0, 1), box('hvc1', Buffer.alloc(78)))
    const tables = box('minf', box('stbl', descriptions))
    const film = Buffer.concat([
      box('ftyp', 'qt  \0\0\0\0qt  '),
      box('moov', box('trak', box('mdia', handlerOf('vide'), tables))),
      box('mdat', Buffer.alloc(200, 7)),
    ])
    const response = await send(uploadUrl, film, 'video/mp4')
    assert.equal(response.status, 422)
    assert.deepEqual(
      await response.json(),
      errorBody(
        'videoUnplayable',
        "Most browsers can't show this video, because it was recorded as HEVC. Set your camera to H.264 (on an iPhone: Settings > Camera > Formats > Most Compatible) and record it again.",
        { params: { codec: 'HEVC' } }
      )
    )
    assert.equal((await send(uploadUrl, MP4, 'video/mp4')).status, 200)
  })

  test('is served only under its own file name', async ({ assert }) => {
    const { uploadUrl, videoUrl } = (await issueUploadUrl('video/mp4')).body()
    await send(uploadUrl, MP4, 'video/mp4')
    for (const name of ['video.webm', 'full.webp', 'film.mp4']) {
      const response = await fetch(site(videoUrl.replace('video.mp4', name)))
      assert.equal(response.status, 404, name)
    }
  })

  test('gets a 416 for a range beyond its end', async ({ assert }) => {
    const { uploadUrl, videoUrl } = (await issueUploadUrl('video/mp4')).body()
    await send(uploadUrl, MP4, 'video/mp4')
    const size = MP4.length
    const parts: [range: string, status: number, contentRange: string | null][] = [
      ['bytes=-4', 206, `bytes ${size - 4}-${size - 1}/${size}`],
      [`bytes=10-${size + 10}`, 206, `bytes 10-${size - 1}/${size}`],
      [`bytes=-${size + 10}`, 206, `bytes 0-${size - 1}/${size}`],
      [`bytes=${size}-`, 416, `bytes */${size}`],
      ['bytes=-0', 416, `bytes */${size}`],
      ['bytes=9-4', 200, null],
      ['bytes=0-1,4-5', 200, null],
      ['bytes=-', 200, null],
      ['lines=1-2', 200, null],
      [`bytes=0-${'9'.repeat(400)}`, 206, `bytes 0-${size - 1}/${size}`],
    ]
    for (const [range, status, contentRange] of parts) {
      const response = await fetch(site(videoUrl), { headers: { range } })
      assert.equal(response.status, status, range)
      assert.equal(response.headers.get('content-range'), contentRange, range)
      const isKept = response.headers.get('cache-control') !== 'no-store'
      assert.equal(isKept, status !== 416, range)
    }
  })

  test('has no camera metadata and otherwise unchanged bytes', async ({ assert }) => {
    const location = '+21.1458+079.0882/'
    const secrets = [
      box('udta', box('\xa9xyz', location)),
      box('meta', box('keys', location)),
      box('uuid', location),
      track('meta', box('tkhd', location)),
      track('soun', box('udta', location)),
    ]
    const tags = element('1254c367', Buffer.from(location))
    for (const [type, bytes] of [
      ['video/mp4', mp4(secrets)],
      ['video/quicktime', Buffer.concat([mp4(secrets), box('uuid', location)])],
      ['video/webm', webm({ inSegment: [tags, element('1941a469', Buffer.from(location))] })],
    ] as const) {
      const { uploadUrl, videoUrl } = (await issueUploadUrl(type, bytes.length)).body()
      assert.equal((await send(uploadUrl, bytes, type)).status, 200, type)
      const shown = Buffer.from(await (await fetch(site(videoUrl))).arrayBuffer())
      assert.include(bytes.toString('latin1'), location)
      assert.notInclude(shown.toString('latin1'), location)
      assert.equal(shown.length, bytes.length)
      const pictures = Buffer.alloc(900, 7)
      assert.equal(shown.indexOf(pictures), bytes.indexOf(pictures))
    }
  })

  test('is rejected if it exceeds the declared length or has another type', async ({ assert }) => {
    const { uploadUrl } = (await issueUploadUrl('video/mp4', MP4.length - 1)).body()
    const longer = await send(uploadUrl, MP4, 'video/mp4')
    assert.equal(longer.status, 413)
    assert.deepEqual(
      await longer.json(),
      errorBody(
        'fileLargerThanDeclared',
        'This file is larger than expected. Please choose it again.'
      )
    )
    const other = (await issueUploadUrl('video/mp4')).body().uploadUrl
    assert.equal((await send(other, WEBM, 'video/webm')).status, 415)
  })

  test('is accepted as MP4, WebM, MOV and QuickTime', async ({ assert }) => {
    for (const [type, bytes] of [
      ['video/mp4', MP4],
      ['video/webm', WEBM],
      ['video/webm', webm({ isLive: true })],
      ['video/mov', MP4],
      ['video/quicktime', MP4],
    ] as const) {
      const { uploadUrl } = (await issueUploadUrl(type)).body()
      assert.equal((await send(uploadUrl, bytes, type)).status, 200, type)
    }
  })

  test('is accepted as QuickTime when it was declared as MOV', async ({ assert }) => {
    const { uploadUrl, videoUrl } = (await issueUploadUrl('video/mov')).body()
    assert.equal((await send(uploadUrl, MP4, 'video/quicktime')).status, 200)
    assert.equal((await fetch(site(videoUrl))).status, 200)
  })

  test('has a type in any letter case', async ({ assert }) => {
    const { uploadUrl, videoUrl } = (await issueUploadUrl(' VIDEO/MP4')).body()
    assert.equal((await send(uploadUrl, MP4, 'Video/MP4')).status, 200)
    assert.equal((await fetch(site(videoUrl))).headers.get('content-type'), 'video/mp4')
  })

  test('gets no upload URL for another type and is rejected for other bytes', async ({
    assert,
  }) => {
    const avi = await issueUploadUrl('video/x-msvideo')
    avi.assertStatus(415)
    avi.assertBodyContains({ message: 'Only MP4, WebM, and MOV videos are allowed.' })
    const { uploadUrl } = (await issueUploadUrl('video/mp4')).body()
    assert.equal((await send(uploadUrl, WEBM, 'video/mp4')).status, 422)
    assert.equal((await send(uploadUrl, MP4, 'image/jpeg')).status, 415)
    assert.equal((await send(uploadUrl, MP4, 'video/mp4')).status, 200)
    assert.equal((await send(uploadUrl, MP4, 'video/mp4')).status, 410)
  })

  test('is rejected above five megabytes, whatever length was declared', async ({ assert }) => {
    const issued = await issueUploadUrl('video/mp4', 5 * 1024 * 1024 + 1)
    issued.assertStatus(413)
    issued.assertBodyContains({ message: 'File too large. Maximum size is 5MB.' })
    const { uploadUrl } = (await issueUploadUrl('video/mp4', 1000)).body()
    const large = Buffer.concat([MP4, Buffer.alloc(5 * 1024 * 1024)])
    assert.equal((await send(uploadUrl, large, 'video/mp4')).status, 413)
  })

  test('is rejected if another member uploaded it', async ({ client }) => {
    const { videoUrl } = (await issueUploadUrl('video/mp4')).body()
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
