import { test } from '@japa/runner'
import sharp from 'sharp'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { photograph, send } from '#tests/picture'
import { site } from '#tests/site'

test.group('A profile picture', () => {
  test('appears in the profile and on the member’s listings', async ({ client, assert }) => {
    const member = await Member.join(client, 'Smiling Person')
    const item = await listItem(member)
    const uploadURL = await issueUploadUrl(member)
    assert.equal((await send(uploadURL, await photograph(900, 500))).status, 200)

    const response = await member
      .put('/api/profile/picture')
      .json({ profileImageUrl: uploadURL.split('?')[0] })
    response.assertStatus(200)
    const { objectPath } = response.body()

    const current = (await member.get('/api/auth/user')).body()
    assert.equal(current.profileImageUrl, objectPath)
    const shown = (await client.get(`/api/users/${member.user.id}`)).body()
    assert.equal(shown.profileImageUrl, objectPath)
    const listed = (await client.get(`/api/items/${item.id}`)).body()
    assert.equal(listed.owner.profileImageUrl, objectPath)

    const picture = await fetch(site(objectPath), { redirect: 'error' })
    const size = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
    assert.containsSubset(size, { format: 'webp', width: 320, height: 320 })
  })

  test('is accepted by an absolute upload URL of the same origin', async ({ client }) => {
    const member = await Member.join(client, 'Absolute Person')
    const uploadURL = await issueUploadUrl(member)
    await send(uploadURL, await photograph())
    const response = await member
      .put('/api/profile/picture')
      .json({ profileImageUrl: site(uploadURL.split('?')[0]) })
    response.assertStatus(200)
  })

  test('is rejected above five megabytes', async ({ client, assert }) => {
    const member = await Member.join(client, 'Large Person')
    const response = await send(await issueUploadUrl(member), Buffer.alloc(5 * 1024 * 1024 + 1))
    assert.equal(response.status, 413)
  })

  test('is rejected unless the member uploaded it', async ({ client, assert }) => {
    const member = await Member.join(client, 'Borrowing Person')
    const other = await Member.join(client, 'Lending Person')
    const foreign = (await issueUploadUrl(other)).split('?')[0]
    const rejected = [
      foreign,
      'https://elsewhere.example/face.png',
      '/api/uploads/nothing',
      'javascript:alert(1)',
      '',
    ]
    for (const profileImageUrl of rejected) {
      const response = await member.put('/api/profile/picture').json({ profileImageUrl })
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, 'profileImageUrl')
    }
    assert.isNull((await member.get('/api/auth/user')).body().profileImageUrl)
  })

  test('is rejected if it was uploaded for a listing or a document', async ({ client }) => {
    const member = await Member.join(client, 'Reusing Person')
    for (const purpose of [undefined, 'document']) {
      const uploads = await member.post('/api/upload/images').json({ imageCount: 1, purpose })
      const uploadUrl = uploads.body().uploadUrls[0]
      await send(uploadUrl, await photograph())
      const response = await member
        .put('/api/profile/picture')
        .json({ profileImageUrl: uploadUrl.split('?')[0] })
      response.assertStatus(422)
    }
  })
})

async function issueUploadUrl(member: Member): Promise<string> {
  const response = await member.post('/api/profile/upload-url').json({})
  response.assertStatus(200)
  return response.body().uploadURL
}
