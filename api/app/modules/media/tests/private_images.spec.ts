import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { Member } from '#tests/member'
import { photograph, send } from '#tests/picture'

test.group('A picture of an identity document', () => {
  test('is seen by its submitter and administrators alone', async ({ client, assert }) => {
    const submitter = await Member.join(client, 'Meera Joshi')
    const stranger = await Member.join(client, 'Kabir Stranger')
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
    ;(await stranger.get(imageUrl)).assertStatus(404)
    ;(await client.get(imageUrl)).assertStatus(401)
    ;(await client.get(imageUrl.replace('/private', ''))).assertStatus(404)
  })

  test('is said to be on its way while it is made, and nothing stands in for it', async ({
    client,
    assert,
  }) => {
    const submitter = await Member.join(client, 'Meera Joshi')
    const stranger = await Member.join(client, 'Kabir Stranger')
    const uploads = await submitter
      .post('/api/upload/images')
      .json({ imageCount: 1, purpose: 'document' })
    const imageUrl = uploads.body().imageUrls[0]
    const early = await submitter.get(imageUrl)
    early.assertStatus(503)
    early.assertHeader('retry-after', '1')
    early.assertHeader('cache-control', 'no-store')
    assert.deepEqual(early.body(), { message: 'This image is being prepared.' })
    ;(await stranger.get(imageUrl)).assertStatus(404)

    await send(uploads.body().uploadUrls[0], await photograph())
    ;(await submitter.get(imageUrl)).assertStatus(200)
  })

  test('is nobody’s listing photo', async ({ client }) => {
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
