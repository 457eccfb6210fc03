import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { LIMITS } from '@saajha/contract/limits'
import { Member } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const NUMBER = '4321 8765 9012'
const AADHAAR = {
  documentType: 'aadhaar',
  documentNumber: 'XXXXXXXX9012',
  fullDocumentNumber: NUMBER,
  holderName: 'Meera Joshi',
  documentImageUrls: ['/uploads/placeholder-1.jpg'],
}

async function administrator(client: Parameters<typeof Member.join>[0]): Promise<Member> {
  const member = await Member.join(client, 'Anita Admin')
  await db.rawQuery(`update users set role = 'admin' where id = ?`, [member.user.id])
  return member
}

test.group('Submitting an identity document', () => {
  test('creates a pending document with a masked number and without placeholder images', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Meera Joshi')
    const submitted = await member
      .post('/api/verification-documents')
      .json({ ...AADHAAR, status: 'verified', userId: 'another', verificationMethod: 'bribe' })
    submitted.assertStatus(201)
    assert.containsSubset(submitted.body(), {
      userId: member.user.id,
      documentNumber: 'XXXXXXXX9012',
      fullDocumentNumber: null,
      status: 'pending',
      verificationMethod: 'manual',
    })
    assert.deepEqual(submitted.body().documentImageUrls, [])
    const own = (await member.get('/api/verification-documents')).body()
    assert.deepEqual(own, [submitted.body()])
  })

  test('accepts one document of each type', async ({ client }) => {
    const member = await Member.join(client, 'Meera Joshi')
    await member.post('/api/verification-documents').json(AADHAAR)
    const again = await member.post('/api/verification-documents').json(AADHAAR)
    again.assertStatus(409)
    const other = await member
      .post('/api/verification-documents')
      .json({ ...AADHAAR, documentType: 'pan' })
    other.assertStatus(201)
  })

  test('lists the member’s documents newest first', async ({ client, assert }) => {
    const member = await Member.join(client, 'Meera Joshi')
    for (const documentType of ['aadhaar', 'pan', 'voter_id']) {
      const response = await member
        .post('/api/verification-documents')
        .json({ ...AADHAAR, documentType })
      response.assertStatus(201)
    }
    const own: { documentType: string }[] = (await member.get('/api/verification-documents')).body()
    assert.deepEqual(
      own.map(({ documentType }) => documentType),
      ['voter_id', 'pan', 'aadhaar']
    )
  })

  test('accepts at most five images', async ({ client }) => {
    const member = await Member.join(client, 'Meera Joshi')
    const withImages = (count: number) => {
      const documentImageUrls = Array<string>(count).fill('/media/placeholder.jpg')
      return member.post('/api/verification-documents').json({ ...AADHAAR, documentImageUrls })
    }
    ;(await withImages(6)).assertStatus(422)
    ;(await withImages(5)).assertStatus(201)
  })

  test('accepts any number that is not blank, up to 40 characters without spaces', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Meera Joshi')
    const submit = (documentType: string, fullDocumentNumber: string) =>
      member
        .post('/api/verification-documents')
        .json({ ...AADHAAR, documentType, documentNumber: fullDocumentNumber, fullDocumentNumber })
    ;(await submit('pan', '7')).assertStatus(201)
    ;(await submit('voter_id', `${'9'.repeat(20)} ${'9'.repeat(20)}`)).assertStatus(201)
    ;(await submit('aadhaar', '9'.repeat(41))).assertStatus(422)
    for (const blank of ['', ' \t\n ']) {
      const response = await submit('aadhaar', blank)
      response.assertStatus(422)
      assert.equal(response.body().message, 'Please fill in all required fields.')
    }
  })

  test('requires type, number and holder', async ({ client }) => {
    const member = await Member.join(client, 'Meera Joshi')
    for (const missing of [
      { documentType: null },
      { documentNumber: null, fullDocumentNumber: null },
      { holderName: ' ' },
    ]) {
      const response = await member
        .post('/api/verification-documents')
        .json({ ...AADHAAR, ...missing })
      response.assertStatus(422)
      response.assertBodyContains({ message: 'Please fill in all required fields.' })
    }
  })

  test('allows only the submitter to correct a pending document, and never its status', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Meera Joshi')
    const otherMember = await Member.join(client, 'Kabir Stranger')
    const { id } = (await member.post('/api/verification-documents').json(AADHAAR)).body()
    const correction = { fullDocumentNumber: '1111 2222 3333', status: 'verified' }
    ;(await otherMember.put(`/api/verification-documents/${id}`).json(correction)).assertStatus(404)
    const corrected = await member.put(`/api/verification-documents/${id}`).json(correction)
    assert.containsSubset(corrected.body(), { documentNumber: 'XXXXXXXX3333', status: 'pending' })
  })
})

test.group('Reviewing identity documents', () => {
  test('is reserved to administrators', async ({ client }) => {
    const member = await Member.join(client, 'Meera Joshi')
    const { id } = (await member.post('/api/verification-documents').json(AADHAAR)).body()
    ;(await member.get('/api/admin/verification-documents')).assertStatus(403)
    const decision = await member
      .put(`/api/admin/verification-documents/${id}/verify`)
      .json({ status: 'verified' })
    decision.assertStatus(403)
    ;(await client.get('/api/admin/verification-documents')).assertStatus(401)
  })

  test('shows the full number while pending, stores it encrypted and records every disclosure', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client)
    const member = await Member.join(client, 'Meera Joshi')
    const { id } = (await member.post('/api/verification-documents').json(AADHAAR)).body()
    const { rows: stored } = await db.rawQuery(
      'select * from verification_documents where id = ?',
      [id]
    )
    assert.notInclude(JSON.stringify(stored), '432187659012')

    const seen = (await admin.get('/api/admin/verification-documents')).body()
    const document = seen.find((each: { id: string }) => each.id === id)
    assert.equal(document.fullDocumentNumber, '432187659012')
    assert.equal(document.submitter.fullName, 'Meera Joshi')
    const { rows: disclosures } = await db.rawQuery(
      'select administrator_id as "by" from document_number_readings where document_id = ?',
      [id]
    )
    assert.deepEqual(disclosures, [{ by: admin.user.id }])
  })

  test('lists pending documents first, then newest first', async ({ client, assert }) => {
    const admin = await administrator(client)
    const member = await Member.join(client, 'Meera Joshi')
    const submit = async (documentType: string) =>
      (await member.post('/api/verification-documents').json({ ...AADHAAR, documentType })).body()
        .id as string
    const decided = [await submit('aadhaar'), await submit('pan')]
    const waiting = [await submit('voter_id'), await submit('driving_license')]
    for (const id of decided)
      await admin
        .put(`/api/admin/verification-documents/${id}/verify`)
        .json({ status: 'rejected', rejectionReason: 'Blurred' })
    const listed: { id: string; userId: string }[] = (
      await admin.get('/api/admin/verification-documents')
    ).body()
    const own = listed.filter(({ userId }) => userId === member.user.id).map(({ id }) => id)
    assert.deepEqual(own, [...waiting.toReversed(), ...decided.toReversed()])
  })

  test('gives the tick after a verification, notifies the member and erases the number', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client)
    const member = await Member.join(client, 'Meera Joshi')
    const { id } = (await member.post('/api/verification-documents').json(AADHAAR)).body()
    const verdict = `/api/admin/verification-documents/${id}/verify`
    const decided = await admin.put(verdict).json({
      status: 'verified',
      verificationData: { verifiedBy: 'another user' },
      rejectionReason: 'No',
    })
    decided.assertStatus(200)
    const verdictGiven = { status: 'verified', verifiedBy: admin.user.id, rejectionReason: null }
    assert.containsSubset(decided.body(), verdictGiven)
    ;(await admin.put(verdict).json({ status: 'rejected', rejectionReason: 'No' })).assertStatus(
      409
    )

    await waitForDeliveries()
    const { body: user } = { body: (await member.get('/api/auth/user')).body() }
    assert.isTrue(user.isVerified)
    const [notification] = (await member.get('/api/notifications')).body()
    assert.containsSubset(notification, {
      type: 'document_verified',
      documentType: 'aadhaar',
      itemId: null,
    })
    const { rows } = await db.rawQuery(
      'select encrypted_number from verification_documents where id = ?',
      [id]
    )
    assert.isNull(rows[0].encrypted_number)
    const late = (await admin.get('/api/admin/verification-documents')).body()
    assert.isNull(late.find((each: { id: string }) => each.id === id).fullDocumentNumber)
  })

  test('rejects an administrator’s decision about their own document', async ({ client }) => {
    const admin = await administrator(client)
    const { id } = (await admin.post('/api/verification-documents').json(AADHAAR)).body()
    const decision = await admin
      .put(`/api/admin/verification-documents/${id}/verify`)
      .json({ status: 'verified' })
    decision.assertStatus(403)
  })

  test('requires a reason for a rejection, notifies the member and gives no tick', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client)
    const member = await Member.join(client, 'Meera Joshi')
    const { id } = (await member.post('/api/verification-documents').json(AADHAAR)).body()
    const verdict = `/api/admin/verification-documents/${id}/verify`
    const without = await admin.put(verdict).json({ status: 'rejected', rejectionReason: '  ' })
    without.assertStatus(422)
    without.assertBodyContains({ message: 'Rejection reason required' })
    const rejectionReason = 'x'.repeat(LIMITS.rejectionReason.max + 1)
    const endless = await admin.put(verdict).json({ status: 'rejected', rejectionReason })
    endless.assertStatus(422)
    const rejected = await admin
      .put(verdict)
      .json({ status: 'rejected', rejectionReason: 'Too blurred' })
    rejected.assertStatus(200)
    assert.equal(rejected.body().status, 'rejected')
    const [own] = (await member.get('/api/verification-documents')).body()
    assert.containsSubset(own, { id, status: 'rejected', rejectionReason: 'Too blurred' })

    await waitForDeliveries()
    const [notification] = (await member.get('/api/notifications')).body()
    assert.containsSubset(notification, {
      type: 'document_rejected',
      rejectionReason: 'Too blurred',
    })
    assert.isFalse((await member.get('/api/auth/user')).body().isVerified)
  })
})
