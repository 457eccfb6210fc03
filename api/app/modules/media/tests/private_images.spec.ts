import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { clearUnusedMedia, sweepMedia } from '#modules/media/commands/sweep_media'
import { setUpSecondFactor } from '#tests/set_up_second_factor'
import { errorBody } from '#tests/error_body'
import { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'
import { photograph, send } from '#tests/picture'
import { until } from '#harness/until'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { sharedPipeline } from '#tests/shared_pipeline'

test.group('A picture of an identity document', () => {
  test('is served only to its submitter and administrators', async ({ client, assert }) => {
    const submitter = await Member.join(client, 'Meera Joshi')
    const otherMember = await Member.join(client, 'Kabir Stranger')
    const admin = await Member.join(client, 'Anita Admin')
    await db.rawQuery(`update users set role = 'admin' where id = ?`, [admin.user.id])
    const uploads = await submitter
      .post('/api/upload/images')
      .json({ imageCount: 1, purpose: 'document' })
    const [uploadUrl, imageUrl] = [uploads.body().uploadUrls[0], uploads.body().imageUrls[0]]
    await send(uploadUrl, await photograph())
    const document = await submitter.post('/api/verification-documents').json({
      documentType: 'pan',
      documentNumber: 'ABCDE1234F',
      holderName: 'Meera Joshi',
      documentImageUrls: [imageUrl, '/media/placeholder.jpg'],
    })
    assert.deepEqual(document.body().documentImageUrls, [imageUrl])

    const seen = await submitter.get(imageUrl)
    seen.assertStatus(200)
    seen.assertHeader('content-type', 'image/webp')
    seen.assertHeader('cache-control', 'no-store')
    seen.assertHeader('cross-origin-resource-policy', 'same-origin')
    seen.assertHeader('content-security-policy', "default-src 'none'; sandbox")
    ;(await admin.get(imageUrl)).assertStatus(200)
    ;(await otherMember.get(imageUrl)).assertStatus(404)
    ;(await client.get(imageUrl)).assertStatus(401)
    ;(await client.get(imageUrl.replace('/private', ''))).assertStatus(404)
  })

  test('is not served to an administrator whose session has not passed the second factor', async ({
    client,
  }) => {
    const id = await uploadDocument(await Member.join(client, 'Meera Joshi'))
    const imageUrl = `/media/private/${id}/document.webp`
    const { admin } = await setUpSecondFactor(await newAdmin(client))
    ;(await admin.get(imageUrl)).assertStatus(200)
    ;(await (await admin.signInAgain()).get(imageUrl)).assertStatus(404)
  })

  test('gets a 503 and no placeholder until its variant is ready', async ({ client, assert }) => {
    const submitter = await Member.join(client, 'Meera Joshi')
    const otherMember = await Member.join(client, 'Kabir Stranger')
    const uploads = await submitter
      .post('/api/upload/images')
      .json({ imageCount: 1, purpose: 'document' })
    const imageUrl = uploads.body().imageUrls[0]
    const early = await submitter.get(imageUrl)
    early.assertStatus(503)
    early.assertHeader('retry-after', '1')
    early.assertHeader('cache-control', 'no-store')
    assert.deepEqual(
      early.body(),
      errorBody('imageNotReady', 'This image is being prepared.', {
        params: { retryAfterSeconds: 1 },
      })
    )
    ;(await otherMember.get(imageUrl)).assertStatus(404)

    await send(uploads.body().uploadUrls[0], await photograph())
    ;(await submitter.get(imageUrl)).assertStatus(200)
  })

  test('has no original once its variant is on disk', async ({ client, assert }) => {
    const id = await uploadDocument(await Member.join(client, 'Meera Joshi'))
    await until(
      'the original is deleted',
      async () => (await filesOf(`originals/${id}`)).length === 0
    )
    assert.sameMembers(await filesOf(`variants/${id}`), ['document.webp', 'thumbnail.webp'])
    assert.deepEqual(await rowOf(id), { state: 'ready', key: null })
  })

  test('has no placeholder in the database', async ({ client, assert }) => {
    const id = await uploadDocument(await Member.join(client, 'Meera Joshi'))
    await waitForDeliveries()
    const { rows } = await db.rawQuery('select state, blur from media where id = ?', [id])
    assert.deepEqual(rows, [{ state: 'ready', blur: null }])
  })

  test('keeps its original until its variant exists', async ({ client, assert }) => {
    await sharedPipeline.stop()
    const id = await uploadDocument(await Member.join(client, 'Meera Joshi'))
    await sweepMedia()
    assert.lengthOf(await filesOf(`originals/${id}`), 1)
    sharedPipeline.start()
    await until(
      'the original is deleted',
      async () => (await filesOf(`originals/${id}`)).length === 0
    )
  })

  for (const { sweep, run, checkAt } of [
    { sweep: 'daily', run: clearUnusedMedia, checkAt: '-infinity' },
    { sweep: 'weekly', run: sweepMedia, checkAt: null },
  ])
    test(`has an original that could not be deleted removed by the ${sweep} sweep`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const disk = drive.use()
      const working = disk.delete
      cleanup(() => void (disk.delete = working))
      disk.delete = () => Promise.reject(new Error('The disk is away'))
      const submitter = await Member.join(client, 'Meera Joshi')
      const id = await uploadDocument(submitter)
      await waitForDeliveries()
      disk.delete = working
      assert.deepEqual(await rowOf(id), { state: 'ready', key: null })
      assert.lengthOf(await filesOf(`originals/${id}`), 1)
      const document = await submitter.post('/api/verification-documents').json({
        documentType: 'pan',
        documentNumber: 'ABCDE1234F',
        holderName: 'Meera Joshi',
        documentImageUrls: [`/media/private/${id}/document.webp`],
      })
      document.assertStatus(201)
      await db.rawQuery('update media set check_at = ? where id = ?', [checkAt, id])
      await run()
      assert.isEmpty(await filesOf(`originals/${id}`))
      assert.isEmpty(await filesOf(`trash/originals/${id}`))
      assert.lengthOf(await filesOf(`variants/${id}`), 2)
    })

  test('is rejected as a listing photo', async ({ client }) => {
    const member = await Member.join(client, 'Meera Joshi')
    const uploads = await member
      .post('/api/upload/images')
      .json({ imageCount: 1, purpose: 'document' })
    const response = await member.post('/api/items').json({
      title: 'Bike',
      description: 'Good',
      isNegotiable: true,
      categoryId: 'bike',
      location: 'Nagpur',
      imageUrls: uploads.body().imageUrls,
    })
    response.assertStatus(422)
  })
})

async function uploadDocument(member: Member): Promise<string> {
  const wanted = { imageCount: 1, purpose: 'document' }
  const { uploadUrls } = (await member.post('/api/upload/images').json(wanted)).body()
  const response = await send(uploadUrls[0], await photograph(80, 60))
  if (!response.ok) throw new Error(await response.text())
  return uploadUrls[0].split('?')[0].split('/').at(-1)
}

async function filesOf(folder: string): Promise<string[]> {
  const { objects } = await drive.use().listAll(folder)
  return [...objects].map(({ name }) => name)
}

async function rowOf(id: string): Promise<{ state: string; key: string | null }> {
  const { rows } = await db.rawQuery('select state, original_key as key from media where id = ?', [
    id,
  ])
  return rows[0]
}
