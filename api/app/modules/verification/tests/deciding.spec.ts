import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { SubmittedDocument } from '@saajha/contract/verification'
import { errorBody } from '#tests/error_body'
import { Member } from '#tests/member'
import { openPage } from '#tests/open_page'
import { until } from '#harness/until'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const LIST = '/api/admin/verification-documents'
const DOCUMENT = {
  documentType: 'driving_license',
  documentNumber: 'MH31 20110012345',
  holderName: 'Meera Joshi',
}

test.group('A decision about a document', (group) => {
  let admin: Member
  let submitter: Member
  let verdict: string
  let own: string

  group.each.setup(async ({ context: { client } }) => {
    admin = await Member.join(client, 'Anita Admin')
    await db.rawQuery(`update users set role = 'admin' where id = ?`, [admin.user.id])
    submitter = await Member.join(client, 'Meera Joshi')
    const { id } = (await submitter.post('/api/verification-documents').json(DOCUMENT)).body()
    own = `/api/verification-documents/${id}`
    verdict = `${LIST}/${id}/verify`
  })

  const verified = { status: 'verified' }
  const rejected = { status: 'rejected', rejectionReason: 'Too blurred' }

  for (const [decision, type] of [
    [verified, 'document_verified'],
    [rejected, 'document_rejected'],
  ] as const) {
    test(`"${decision.status}" is visible to the submitter immediately, without the number`, async ({
      assert,
      cleanup,
    }) => {
      const page = openPage(submitter.cookie)
      cleanup(() => void page.socket.disconnect())
      await until('the page has its unread count', () => page.unread.length === 1)
      ;(await admin.put(verdict).json(decision)).assertStatus(200)
      await until('the decision is pushed', () => page.notifications.length === 1)
      await until('the unread count is pushed', () => page.unread.at(-1)!.count === 1)
      assert.equal(page.notifications[0]!.type, type)
      assert.notInclude(JSON.stringify(page.notifications), '12345')
      // Another subscriber than the one that notified sets the tick.
      await waitForDeliveries()
      const { isVerified } = (await submitter.get('/api/auth/user')).body()
      assert.equal(isVerified, decision === verified)
    })
  }

  test('is made once by concurrent requests', async ({ assert }) => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        admin.put(verdict).json(at % 2 === 0 ? verified : rejected)
      )
    )
    const statuses = responses.map((response) => response.status()).sort()
    assert.deepEqual(statuses, [200, ...Array<number>(9).fill(409)])
    await waitForDeliveries()
    const notifications = (await submitter.get('/api/notifications')).body()
    assert.lengthOf(notifications, 1)
  })

  test('responds 409 if the document was corrected after the administrator read it', async () => {
    await admin.get(LIST)
    await submitter.put(own).json({ holderName: 'Another Person' })
    const blind = await admin.put(verdict).json(verified)
    blind.assertStatus(409)
    blind.assertBodyContains({
      message: 'This document was corrected after you opened it. Please look at it again.',
    })
    await admin.get(LIST)
    ;(await admin.put(verdict).json(verified)).assertStatus(200)
  })

  const readRevision = async (): Promise<number> => {
    const listed = (await admin.get(`${LIST}?status=pending`)).body() as SubmittedDocument[]
    return listed.find(({ userId }) => userId === submitter.user.id)!.revision
  }

  test('responds 409 for a revision that was corrected since, even if another tab has read the correction', async ({
    assert,
  }) => {
    const shown = await readRevision()
    await submitter.put(own).json({ fullDocumentNumber: '9999 8888 7777' })
    const corrected = await readRevision()
    assert.isAbove(corrected, shown)
    for (const decision of [verified, rejected]) {
      const outdated = await admin.put(verdict).json({ ...decision, revision: shown })
      outdated.assertStatus(409)
      outdated.assertBodyContains({
        message: 'This document was corrected after you opened it. Please look at it again.',
      })
    }
    const [document] = (await submitter.get('/api/verification-documents')).body()
    assert.equal(document.status, 'pending')
    ;(await admin.put(verdict).json({ ...verified, revision: corrected })).assertStatus(200)
  })

  test('responds 409 for a revision from before the member changed their name', async () => {
    const shown = await readRevision()
    await submitter.put(`/api/users/${submitter.user.id}`).json({ fullName: 'State Bank Rentals' })
    await readRevision()
    ;(await admin.put(verdict).json({ ...verified, revision: shown })).assertStatus(409)
  })

  test('accepts either a correction or a concurrent decision, not both', async ({ assert }) => {
    const revision = await readRevision()
    const [correction, decision] = await Promise.all([
      submitter.put(own).json({ holderName: 'Another Holder' }),
      admin.put(verdict).json({ ...verified, revision }),
    ])
    const statuses = [correction.status(), decision.status()].sort()
    assert.deepEqual(statuses, [200, 409])
  })

  test('applies to the revision last read, which a cross-site request does not renew: {$self}')
    .with(
      [
        { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
        { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' },
        { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
        { referer: 'https://evil.example/' },
      ].map((headers) => JSON.stringify(headers))
    )
    .run(async ({ assert }, headers) => {
      await admin.get(LIST)
      await submitter.put(own).json({ holderName: 'Another Holder' })
      const foreign = admin.get(LIST)
      for (const [name, value] of Object.entries(JSON.parse(headers) as Record<string, string>))
        foreign.header(name, value)
      const response = await foreign
      response.assertStatus(403)
      assert.deepEqual(
        response.body(),
        errorBody('crossSiteRequest', 'This request came from another site.')
      )
      ;(await admin.put(verdict).json(verified)).assertStatus(409)
    })

  test('is accepted after a same-origin read or a direct visit', async () => {
    for (const site of ['same-origin', 'none']) {
      await submitter.put(own).json({ holderName: 'Another Holder' })
      ;(await admin.get(LIST).header('sec-fetch-site', site)).assertStatus(200)
    }
    ;(await admin.put(verdict).json(verified)).assertStatus(200)
  })

  test('rejects a revision that is not a positive integer', async () => {
    for (const revision of [0, -1, 1.5, 1e300, 2 ** 31, 'first'])
      (await admin.put(verdict).json({ ...verified, revision })).assertStatus(422)
  })

  test('hides the revision from the submitter', async ({ assert }) => {
    const [document] = (await submitter.get('/api/verification-documents')).body()
    assert.notProperty(document, 'revision')
  })

  test('ends corrections, including a concurrent one', async ({ assert }) => {
    const corrections = Array.from({ length: 5 }, () =>
      submitter.put(own).json({ fullDocumentNumber: '9999 8888 7777' })
    )
    await Promise.all([...corrections, admin.put(verdict).json(verified)])
    ;(await submitter.put(own).json({ fullDocumentNumber: '9999 8888 7777' })).assertStatus(409)
    const { rows } = await db.rawQuery(
      'select status, encrypted_number as number from verification_documents where user_id = ?',
      [submitter.user.id]
    )
    assert.deepEqual(rows, [{ status: 'verified', number: null }])
  })
})
