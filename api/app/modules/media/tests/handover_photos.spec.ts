import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import type { HandoverStage } from '@saajha/contract/handover'
import { privateThumbnail } from '@saajha/contract/private_thumbnail'
import sharp from 'sharp'
import { changed, letDaysPass, requestBooking } from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'
import { uploadPicture } from '#tests/picture'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const UNKNOWN = '/media/private/00000000-0000-7000-8000-000000000000/handover.webp'

test.group('A photo of a handover', (group) => {
  let owner: Member
  let renter: Member
  let outsider: Member
  let admin: Member
  let bookingId: string

  group.each.setup(async ({ context: { client } }) => {
    owner = await Member.join(client, 'Asha Kulkarni')
    renter = await Member.join(client, 'Ravi Nair')
    outsider = await Member.join(client, 'Kabir Outsider')
    admin = await newAdmin(client)
    bookingId = await requestBooking(renter, (await listItem(owner)).id)
    await changed(owner, bookingId, { state: 'accepted' })
    await letDaysPass(bookingId, 10)
  })

  const record = async (member: Member, stage: HandoverStage, imageUrls: string[]) => {
    const path = `/api/bookings/${bookingId}/handover`
    ;(await member.post(path).json({ stage, imageUrls })).assertStatus(201)
  }

  test('is served to its uploader alone until it is recorded', async ({ client }) => {
    const url = await uploadPicture(renter, 'handover')
    ;(await renter.get(url)).assertStatus(200)
    for (const other of [owner, outsider, admin]) (await other.get(url)).assertStatus(404)
    ;(await client.get(url)).assertStatus(401)
  })

  test('is served to both members of the booking in whose record it is, and to no one else', async ({
    client,
  }) => {
    const otherRenter = await Member.join(client, 'Meera Joshi')
    await requestBooking(otherRenter, (await listItem(owner)).id)
    for (const stage of ['start', 'end'] as const) {
      for (const uploader of [owner, renter]) {
        const urls = [
          await uploadPicture(uploader, 'handover'),
          await uploadPicture(uploader, 'handover'),
        ]
        await record(uploader, stage, urls)
        for (const url of urls) {
          for (const member of [owner, renter]) {
            const seen = await member.get(url)
            seen.assertStatus(200)
            seen.assertHeader('content-type', 'image/webp')
            seen.assertHeader('cache-control', 'no-store')
            seen.assertHeader('cross-origin-resource-policy', 'same-origin')
            seen.assertHeader('content-security-policy', "default-src 'none'; sandbox")
          }
          for (const other of [outsider, otherRenter, admin])
            (await other.get(url)).assertStatus(404)
          ;(await client.get(url)).assertStatus(401)
          ;(await client.get(url.replace('/private', ''))).assertStatus(404)
        }
      }
    }
  })

  test('is open to an administrator while its booking is reported, and to no other outsider', async () => {
    const url = await uploadPicture(renter, 'handover')
    await record(renter, 'start', [url])
    ;(await admin.get(url)).assertStatus(404)
    const body = { subjectKind: 'booking', subjectId: bookingId, reason: 'damage' }
    const report = await owner.post('/api/reports').json(body)
    report.assertStatus(201)
    ;(await admin.get(url)).assertStatus(200)
    ;(await outsider.get(url)).assertStatus(404)
    const { ticket } = report.body()
    await db.rawQuery(`update reports set state = 'dismissed' where ticket = ?`, [ticket])
    ;(await admin.get(url)).assertStatus(404)
  })

  test('is served to both members after a later record has replaced its own', async () => {
    const url = await uploadPicture(renter, 'handover')
    await record(renter, 'start', [url])
    await record(renter, 'start', [])
    ;(await owner.get(url)).assertStatus(200)
  })

  test('is unknown to others like a file that does not exist', async ({ assert }) => {
    const url = await uploadPicture(renter, 'handover')
    await record(renter, 'start', [url])
    for (const other of [outsider, admin]) {
      const [hidden, unknown] = [await other.get(url), await other.get(UNKNOWN)]
      assert.equal(unknown.status(), 404)
      assert.equal(hidden.status(), unknown.status())
      assert.deepEqual(hidden.body(), unknown.body())
    }
  })

  test('has a thumbnail, no original and no placeholder', async ({ assert }) => {
    const id = (await uploadPicture(renter, 'handover')).split('/').at(-2)!
    await waitForDeliveries()
    const { objects } = await drive.use().listAll(`variants/${id}`)
    assert.sameMembers(
      [...objects].map(({ name }) => name),
      ['handover.webp', 'thumbnail.webp']
    )
    const { rows } = await db.rawQuery(
      'select kind, state, original_key as original, blur from media where id = ?',
      [id]
    )
    assert.deepEqual(rows, [{ kind: 'handover', state: 'ready', original: null, blur: null }])
  })

  test('has a thumbnail of 160 pixels, which those open who may open the photo', async ({
    client,
    assert,
  }) => {
    const url = await uploadPicture(renter, 'handover')
    const thumbnail = privateThumbnail(url)
    assert.notEqual(thumbnail, url)
    ;(await owner.get(thumbnail)).assertStatus(404)
    await record(renter, 'start', [url])
    for (const member of [owner, renter]) {
      const { width, height } = await sharp((await member.get(thumbnail)).body()).metadata()
      assert.deepEqual([width, height], [160, 160])
    }
    for (const other of [outsider, admin]) (await other.get(thumbnail)).assertStatus(404)
    ;(await client.get(thumbnail)).assertStatus(401)
  })

  test('that was stored without a thumbnail is served whole in its place', async ({ assert }) => {
    const url = await uploadPicture(renter, 'handover')
    await waitForDeliveries()
    await drive.use().delete(`variants/${url.split('/').at(-2)}/thumbnail.webp`)
    const [whole, thumbnail] = [await renter.get(url), await renter.get(privateThumbnail(url))]
    thumbnail.assertStatus(200)
    assert.deepEqual(thumbnail.body(), whole.body())
  })

  test('is rejected as a photo of a listing, and left out of a document', async ({ assert }) => {
    const url = await uploadPicture(renter, 'handover')
    const item = { title: 'Bike', description: 'Good', isNegotiable: true, categoryId: 'bike' }
    const listing = { ...item, location: 'Nagpur', imageUrls: [url] }
    ;(await renter.post('/api/items').json(listing)).assertStatus(422)
    const document = await renter.post('/api/verification-documents').json({
      documentType: 'pan',
      documentNumber: 'ABCDE1234F',
      holderName: 'Ravi Nair',
      documentImageUrls: [url],
    })
    assert.deepEqual(document.body().documentImageUrls, [])
  })

  test('has an upload URL of up to six at once; of documents and listings there are five', async ({
    assert,
  }) => {
    const ask = (imageCount: number, purpose?: string) =>
      renter.post('/api/upload/images').json({ imageCount, purpose })
    const six = await ask(6, 'handover')
    six.assertStatus(200)
    assert.lengthOf(new Set(six.body().uploadUrls), 6)
    const rejected = await Promise.all([ask(7, 'handover'), ask(6, 'document'), ask(7)])
    assert.deepEqual(
      rejected.map((response) => response.body().code),
      ['numberTooLarge', 'tooManyPhotos', 'tooManyPhotos']
    )
    ;(await ask(1, 'profile_picture')).assertStatus(422)
  })
})
