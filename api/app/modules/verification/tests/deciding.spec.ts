import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { Member } from '#tests/member'
import { openPage } from '#tests/open_page'
import { settled, until } from '#tests/settled'

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
    verdict = `/api/admin/verification-documents/${id}/verify`
  })

  const verified = { status: 'verified' }
  const rejected = { status: 'rejected', rejectionReason: 'Too blurred' }

  for (const [decision, type] of [
    [verified, 'document_verified'],
    [rejected, 'document_rejected'],
  ] as const) {
    test(`"${decision.status}" is seen by the submitter at once, without anybody’s number`, async ({
      assert,
      cleanup,
    }) => {
      const page = openPage(submitter.cookie)
      cleanup(() => void page.socket.disconnect())
      await until('the page has its badge', () => page.unread.length === 1)
      ;(await admin.put(verdict).json(decision)).assertStatus(200)
      await until('it is told', () => page.notifications.length === 1)
      await until('so is the badge', () => page.unread.at(-1)!.count === 1)
      assert.equal(page.notifications[0]!.type, type)
      assert.notInclude(JSON.stringify(page.notifications), '12345')
      const { isVerified } = (await submitter.get('/api/auth/user')).body()
      assert.equal(isVerified, decision === verified)
    })
  }

  test('is made once, however many are made at the same moment', async ({ assert }) => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        admin.put(verdict).json(at % 2 === 0 ? verified : rejected)
      )
    )
    const statuses = replies.map((reply) => reply.status()).sort()
    assert.deepEqual(statuses, [200, ...Array<number>(9).fill(409)])
    await settled()
    const told = (await submitter.get('/api/notifications')).body()
    assert.lengthOf(told, 1)
  })

  test('is about what the administrator saw: an exchanged document is looked at again', async () => {
    await admin.get('/api/admin/verification-documents')
    await submitter.put(own).json({ holderName: 'Somebody Else' })
    const blind = await admin.put(verdict).json(verified)
    blind.assertStatus(409)
    blind.assertBodyContains({
      message: 'This document was corrected after you opened it. Please look at it again.',
    })
    await admin.get('/api/admin/verification-documents')
    ;(await admin.put(verdict).json(verified)).assertStatus(200)
  })

  test('is the end of corrections, also of one made at the same moment', async ({ assert }) => {
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
