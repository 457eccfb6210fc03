import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import { errorBody } from '#tests/error_body'
import { Member } from '#tests/member'
import { site } from '#tests/site'
import { photograph, send, sendStreamed, uploadsFor } from '#tests/picture'

const MEGABYTE = 1024 * 1024

test.group('Uploading a photo', (group) => {
  let owner: Member
  let uploadUrl: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Photo Person')
    uploadUrl = (await uploadsFor(owner)).uploadUrls[0]!
  })

  test('issues the requested number of upload URLs, at most five', async ({ assert }) => {
    const { uploadUrls, imageUrls } = await uploadsFor(owner, 5)
    assert.lengthOf(new Set(uploadUrls), 5)
    assert.lengthOf(new Set(imageUrls), 5)
    for (const imageCount of [0, 6, -1, 1.5, 'many', 1e300, null]) {
      const response = await owner.post('/api/upload/images').json({ imageCount })
      response.assertStatus(422)
    }
    const tooMany = await owner.post('/api/upload/images').json({ imageCount: 6 })
    assert.equal(tooMany.body().message, 'You can upload maximum 5 photos.')
  })

  test('issues no upload URL to a guest', async ({ client }) => {
    ;(await client.post('/api/upload/images').json({ imageCount: 1 })).assertStatus(401)
    ;(await client.post('/api/profile/upload-url').json({})).assertStatus(401)
  })

  test('accepts one picture per upload URL, once', async ({ assert }) => {
    const picture = await photograph()
    assert.equal((await send(uploadUrl, picture)).status, 200)
    const again = await send(uploadUrl, picture)
    assert.equal(again.status, 410)
    assert.match(((await again.json()) as { message: string }).message, /has expired/)
  })

  test('accepts and stores one of ten concurrent uploads to the same URL', async ({ assert }) => {
    const picture = await photograph()
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(uploadUrl, picture)))
    const statuses = responses.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [200, ...Array<number>(9).fill(410)])
    const id = new URL(site(uploadUrl)).pathname.split('/').at(-1)!
    const kept = await drive.use().listAll(`originals/${id}`)
    assert.lengthOf([...kept.objects], 1)
  })

  test('issues an upload URL that is valid for ten minutes', async ({ assert }) => {
    const { rows } = await db.rawQuery(
      `select extract(epoch from expires_at - created_at)::int as seconds from media where owner_id = ?`,
      [owner.user.id]
    )
    assert.deepEqual(rows, [{ seconds: 600 }])
  })

  test('rejects an expired upload URL', async ({ assert }) => {
    await db.rawQuery(
      `update media set expires_at = now() - interval '1 second' where owner_id = ?`,
      [owner.user.id]
    )
    assert.equal((await send(uploadUrl, await photograph())).status, 410)
  })

  test('rejects an upload URL with a foreign signature', async ({ assert }) => {
    const other = new URL((await uploadsFor(owner)).uploadUrls[0]!, 'http://localhost')
    const { pathname, search } = new URL(uploadUrl, 'http://localhost')
    const forged = [
      pathname,
      `${pathname}?signature=`,
      `${pathname}?signature=${'A'.repeat(43)}`,
      `${pathname}?signature[]=x`,
      `${pathname}${other.search}`,
      `/api/uploads/nothing${search}`,
    ]
    for (const url of forged) {
      assert.equal((await send(url, await photograph())).status, 403, url)
    }
    assert.equal((await send(uploadUrl, await photograph())).status, 200)
  })

  test('rejects {name} with {status}, and the upload URL still accepts a picture')
    .with([
      { name: 'a text', status: 415, type: 'text/plain', make: () => Buffer.from('hello') },
      { name: 'an SVG', status: 415, type: 'image/svg+xml', make: svg },
      { name: 'a file without a type', status: 415, type: '', make: photograph },
      { name: 'a text named .jpg', status: 422, type: 'image/jpeg', make: () => svg().subarray(5) },
      { name: 'an SVG named .jpg', status: 422, type: 'image/jpeg', make: svg },
      { name: 'a GIF named .jpg', status: 422, type: 'image/jpeg', make: gif },
      { name: 'half a JPEG', status: 422, type: 'image/jpeg', make: halfAPhotograph },
      { name: 'nothing', status: 422, type: 'image/png', make: () => Buffer.alloc(0) },
      { name: 'a huge canvas', status: 422, type: 'image/png', make: hugeCanvas },
    ])
    .run(async ({ assert }, { status, type, make }) => {
      const rejected = await send(uploadUrl, await make(), type)
      assert.equal(rejected.status, status)
      assert.isString(((await rejected.json()) as { message: string }).message)
      assert.equal((await send(uploadUrl, await photograph())).status, 200)
    })

  test('names the limit of a picture with too many pixels or too long a side', async ({
    assert,
  }) => {
    const create = { width: 16_384, height: 500, channels: 3 as const, background: '#fff' }
    const panorama = await sharp({ create }).png().toBuffer()
    for (const picture of [await hugeCanvas(), panorama]) {
      const rejected = await send(uploadUrl, picture, 'image/png')
      assert.deepEqual(
        await rejected.json(),
        errorBody(
          'pictureTooLarge',
          'This picture has more than 40 megapixels or a side of more than 16383 pixels. Please choose a smaller one.',
          { params: { maxMegapixels: 40, maxSide: 16_383 } }
        )
      )
    }
  })

  test('rejects more than ten megabytes with and without Content-Length', async ({ assert }) => {
    const large = Buffer.alloc(10 * MEGABYTE + 1)
    const declared = await send(uploadUrl, large)
    assert.equal(declared.status, 413)
    assert.deepEqual(
      await declared.json(),
      errorBody('fileTooLarge', 'File too large. Maximum size is 10MB.', {
        params: { maxMegabytes: 10 },
      })
    )

    const streamed = await sendStreamed(uploadUrl, large)
    assert.equal(streamed, 413)
    assert.equal((await send(uploadUrl, await photograph())).status, 200)
  })

  test('accepts {type}')
    .with([
      { type: 'image/jpeg' },
      { type: 'image/jpg' },
      { type: 'image/png' },
      { type: 'image/webp' },
      { type: 'IMAGE/JPEG; charset=binary' },
    ])
    .run(async ({ assert }, { type }) => {
      const format = type.includes('png') ? 'png' : type.includes('webp') ? 'webp' : 'jpeg'
      const picture = await sharp(await photograph())
        .toFormat(format)
        .toBuffer()
      assert.equal((await send(uploadUrl, picture, type)).status, 200)
    })
})

function svg(): Buffer {
  return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')
}

async function gif(): Promise<Buffer> {
  return sharp(await photograph(40, 30))
    .gif()
    .toBuffer()
}

async function halfAPhotograph(): Promise<Buffer> {
  const whole = await photograph()
  return whole.subarray(0, whole.length / 2)
}

/** A small file that decodes to 49 megapixels. */
async function hugeCanvas(): Promise<Buffer> {
  const create = { width: 7000, height: 7000, channels: 3 as const, background: '#fff' }
  return sharp({ create }).png().toBuffer()
}
