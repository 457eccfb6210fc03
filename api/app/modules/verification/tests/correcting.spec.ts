import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { SubmittedDocument } from '@saajha/contract/verification'
import { limitDocumentChanges } from '#modules/verification/limits'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { Member } from '#tests/member'

const LIST = '/api/admin/verification-documents'

test.group('A correction of a pending document', (group) => {
  let admin: Member
  let member: Member
  let images: string[]
  let own: string

  group.each.setup(async ({ context: { client } }) => {
    admin = await Member.join(client, 'Anita Admin')
    await db.rawQuery(`update users set role = 'admin' where id = ?`, [admin.user.id])
    member = await Member.join(client, 'Meera Joshi')
    images = await issueImages(member, 3)
    const submitted = await member.post('/api/verification-documents').json({
      documentType: 'pan',
      fullDocumentNumber: 'ABCDE1234F',
      holderName: 'Meera Joshi',
      documentImageUrls: images.slice(0, 2),
    })
    own = `/api/verification-documents/${submitted.body().id}`
  })

  const issueImages = async (owner: Member, imageCount: number): Promise<string[]> =>
    (await owner.post('/api/upload/images').json({ imageCount, purpose: 'document' })).body()
      .imageUrls
  const correct = async (changes: object): Promise<void> => {
    ;(await member.put(own).json(changes)).assertStatus(200)
  }
  const seenByAdmin = async () => {
    const listed = (await admin.get(`${LIST}?status=pending`)).body() as SubmittedDocument[]
    const document = listed.find(({ userId }) => userId === member.user.id)!
    const { fullDocumentNumber, documentNumber, holderName, documentImageUrls } = document
    return { fullDocumentNumber, documentNumber, holderName, documentImageUrls }
  }

  test('is rejected after 30 submissions and corrections of a member in a day', async ({
    assert,
  }) => {
    for (let change = 2; change <= 29; change++) await limitDocumentChanges(member.user.id)
    await correct({ holderName: 'Meera A Joshi' })
    const rejected = await member.put(own).json({ holderName: 'Meera Joshi' })
    assertRateLimited(rejected, 24 * 3_600)
    assert.deepInclude(rejected.body(), {
      code: 'tooManyDocumentChanges',
      message:
        "You've sent or changed your documents 30 times in the last day. Please try again in 24 hours.",
    })
    const again = {
      documentType: 'aadhaar',
      fullDocumentNumber: '234123412346',
      holderName: 'Meera Joshi',
    }
    assertRateLimited(await member.post('/api/verification-documents').json(again), 24 * 3_600)
  })

  test('changes the given fields and keeps the others', async ({ assert }) => {
    const before = await seenByAdmin()
    await correct({ holderName: 'Meera Joshi Rao' })
    assert.deepEqual(await seenByAdmin(), { ...before, holderName: 'Meera Joshi Rao' })
    await correct({ holderName: null, fullDocumentNumber: 'VWXYZ 9876 K' })
    assert.deepEqual(await seenByAdmin(), {
      ...before,
      holderName: 'Meera Joshi Rao',
      fullDocumentNumber: 'VWXYZ9876K',
      documentNumber: 'XXXXXX876K',
    })
  })

  test('keeps the number if the client returns it masked', async ({ assert }) => {
    await correct({ documentNumber: 'XXXXXX234F', holderName: 'Meera Rao' })
    assert.containsSubset(await seenByAdmin(), {
      fullDocumentNumber: 'ABCDE1234F',
      documentNumber: 'XXXXXX234F',
      holderName: 'Meera Rao',
    })
  })

  test('stores the given images, old and new, and removes omitted ones', async ({ assert }) => {
    const [front, , back] = images
    await correct({ documentImageUrls: [back, front] })
    assert.deepEqual((await seenByAdmin()).documentImageUrls, [back, front])
    await correct({ documentImageUrls: [] })
    assert.deepEqual((await seenByAdmin()).documentImageUrls, [])
  })

  test('leaves out images of another member', async ({ client, assert }) => {
    const other = await Member.join(client, 'Kabir Rao')
    const [foreign] = await issueImages(other, 1)
    await correct({ documentImageUrls: [images[0], foreign] })
    assert.deepEqual((await seenByAdmin()).documentImageUrls, [images[0]])
  })

  test('responds 409 after the document is rejected', async () => {
    const rejection = { status: 'rejected', rejectionReason: 'The photo is blurred' }
    ;(await admin.put(`${LIST}/${own.split('/').at(-1)}/verify`).json(rejection)).assertStatus(200)
    ;(await member.put(own).json({ holderName: 'Meera Rao' })).assertStatus(409)
  })

  test('responds 409 after the document is decided', async ({ assert }) => {
    const id = own.split('/').at(-1)
    ;(await admin.put(`${LIST}/${id}/verify`).json({ status: 'verified' })).assertStatus(200)
    const late = await member.put(own).json({ holderName: 'Meera Rao' })
    late.assertStatus(409)
    late.assertBodyContains({ message: 'This document has already been verified or rejected.' })
    const [document] = (await member.get('/api/verification-documents')).body()
    assert.equal(document.holderName, 'Meera Joshi')
  })
})
