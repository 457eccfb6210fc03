import { readdir } from 'node:fs/promises'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import { sweepMedia } from '#modules/media/commands/sweep_media'
import { incomingFolder } from '#modules/media/storage/incoming_folder'
import { disguisedFiles } from '#tests/hostile/disguised_files'
import { goodPictures } from '#tests/hostile/good_pictures'
import { HIDDEN, type HostileFile } from '#tests/hostile/hostile_file'
import { hostileFilms } from '#tests/hostile/hostile_films'
import { jpegTricks } from '#tests/hostile/jpeg_tricks'
import { oddBytes } from '#tests/hostile/odd_bytes'
import { pngTricks } from '#tests/hostile/png_tricks'
import { truncatedPictures } from '#tests/hostile/truncated_pictures'
import { webpTricks } from '#tests/hostile/webp_tricks'
import { ageFiles, filesOf } from '#tests/media_files'
import { Member } from '#tests/member'
import { send, uploadsFor } from '#tests/picture'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { site } from '#tests/site'

const MAX_VIDEO_BYTES = 5 * 1024 * 1024
const MESSAGES: Record<number, RegExp> = {
  413: /larg/,
  415: /^Only .* are allowed\.$/,
  422: /Please choose (another|a smaller) one\.$/,
}
/** Files of one kind each. The run without the tests tagged `@long` uploads them too. */
const REPRESENTATIVES = [
  'an SVG with a script',
  'a real picture as a page',
  'the first 50 % of a jpeg',
  '65,535 pixels square',
  'movement without a picture',
  'a byte more than ten megabytes',
  'a JPEG before a page',
  'no film',
  'a transparent WebP',
]
const tried: string[] = []

test.group('Hostile uploads', () => {
  test('of each kind are rejected or sanitised, and leave no files after the sweep', async ({
    client,
    assert,
  }) => {
    const kinds = [
      ...[disguisedFiles, truncatedPictures, pngTricks, webpTricks],
      ...[oddBytes, hostileFilms, goodPictures],
    ]
    const files: HostileFile[] = []
    for (const make of kinds) files.push(...(await make()))
    const chosen = files.filter(({ name }) => REPRESENTATIVES.includes(name))
    assert.sameMembers(
      chosen.map(({ name }) => name),
      REPRESENTATIVES
    )
    const sender = await Member.join(client, 'Hostile Person')
    for (const file of chosen) await uploadAndCheck(assert, sender, file)
    await assertSwept(assert)
  })

  test('are rejected or sanitised: {what}')
    .with([
      { what: 'files with a wrong type', count: 54, make: disguisedFiles },
      { what: 'pictures that end too early', count: 48, make: truncatedPictures },
      { what: 'PNG decompression bombs and invalid PNGs', count: 30, make: pngTricks },
      { what: 'invalid and slow JPEGs', count: 23, make: jpegTricks },
      { what: 'invalid and endless WebPs', count: 12, make: webpTricks },
      { what: 'noise, nothing and double natures', count: 25, make: oddBytes },
      { what: 'invalid and nested videos', count: 55, make: hostileFilms },
      { what: 'odd pictures of honest members', count: 21, make: goodPictures },
    ])
    .run(async ({ assert, client }, { make, count }) => {
      const files = await make()
      assert.lengthOf(files, count)
      const sender = await Member.join(client, 'Hostile Person')
      for (const file of files) await uploadAndCheck(assert, sender, file)
    })
    .timeout(360_000)
    .tags(['@long'])

  test('leave no files after the sweep a day later', ({ assert }) => assertSwept(assert)).tags([
    '@long',
  ])
})

/** Asserts that the sweep deletes every file that the uploads so far left, a day after them. */
async function assertSwept(assert: Assert): Promise<void> {
  assert.isNotEmpty(tried)
  await waitForDeliveries()
  assert.deepEqual(await readdir(incomingFolder), [])
  await db.rawQuery(`update media set check_at = check_at - interval '2 days' where id = any(?)`, [
    tried,
  ])
  for (const id of tried) await ageFiles(id, 4)
  await sweepMedia(undefined, { isLimited: false })
  const { rows } = await db.rawQuery('select id from media where id = any(?)', [tried])
  assert.deepEqual(rows, [])
  for (const id of tried) assert.deepEqual(await filesOf(id), [])
}

async function uploadAndCheck(assert: Assert, sender: Member, file: HostileFile): Promise<void> {
  const { uploadUrl, publicUrl } = await issueUploadUrl(sender, file)
  const id = publicUrl.split('/')[2]!
  tried.push(id)
  const response = await send(uploadUrl, file.bytes, file.type)
  const { message = '' } = (await response.json()) as { message?: string }
  assert.equal(
    response.status,
    file.outcome === 'clean' ? 200 : file.outcome,
    `${file.name}: ${message}`
  )
  if (file.outcome === 'clean') return assertServedSafely(assert, publicUrl, file)
  assert.match(message, MESSAGES[file.outcome]!, file.name)
  assert.deepEqual(await filesOf(id), [], file.name)
}

async function issueUploadUrl(sender: Member, { type, bytes }: HostileFile) {
  if (!type.startsWith('video/')) {
    const { uploadUrls, imageUrls } = await uploadsFor(sender)
    return { uploadUrl: uploadUrls[0]!, publicUrl: imageUrls[0]! }
  }
  const contentLength = Math.min(Math.max(1, bytes.length), MAX_VIDEO_BYTES)
  const issued = await sender.post('/api/upload/video').json({ contentType: type, contentLength })
  const { uploadUrl, videoUrl } = issued.body()
  return { uploadUrl, publicUrl: videoUrl as string }
}

/** Asserts that the served file is a new picture or a video and nothing else. */
async function assertServedSafely(
  assert: Assert,
  publicUrl: string,
  { name, type }: HostileFile
): Promise<void> {
  await waitForDeliveries()
  const shown = await fetch(site(publicUrl), { redirect: 'manual' })
  assert.equal(shown.status, 200, name)
  assert.equal(shown.headers.get('x-content-type-options'), 'nosniff', name)
  assert.equal(shown.headers.get('content-security-policy'), "default-src 'none'; sandbox", name)
  const bytes = Buffer.from(await shown.arrayBuffer())
  assert.notInclude(bytes.toString('latin1'), HIDDEN, name)
  if (type.startsWith('video/')) return assert.equal(shown.headers.get('content-type'), type, name)
  assert.equal(shown.headers.get('content-type'), 'image/webp', name)
  const { format, exif, xmp, icc, iptc, comments, pages } = await sharp(bytes).metadata()
  assert.equal(format, 'webp', name)
  assert.deepEqual(
    [exif, xmp, icc, iptc, comments, pages],
    Array<undefined>(6).fill(undefined),
    name
  )
}
