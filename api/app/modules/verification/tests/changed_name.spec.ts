import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { SubmittedDocument, VerificationDocument } from '@saajha/contract/verification'
import { Member } from '#tests/member'
import { until } from '#harness/until'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { sharedPipeline } from '#tests/shared_pipeline'

const NUMBER = '4321 8765 9012'
const LIST = '/api/admin/verification-documents'

test.group('A change of a verified member’s full name', (group) => {
  let admin: Member
  let member: Member

  group.each.setup(async ({ context: { client } }) => {
    admin = await Member.join(client, 'Anita Admin')
    await db.rawQuery(`update users set role = 'admin' where id = ?`, [admin.user.id])
    member = await Member.join(client, 'Honest Name')
  })

  const submit = async (documentType: string): Promise<VerificationDocument> => {
    const submitted = await member
      .post('/api/verification-documents')
      .json({ documentType, documentNumber: NUMBER, holderName: 'Honest Name' })
    submitted.assertStatus(201)
    return submitted.body()
  }
  const decide = (id: string, status = 'verified') =>
    admin.put(`${LIST}/${id}/verify`).json({ status, rejectionReason: 'Another person' })
  const rename = (fullName: string) => member.put(`/api/users/${member.user.id}`).json({ fullName })
  const verifiedMember = async (): Promise<VerificationDocument> => {
    const document = await submit('aadhaar')
    ;(await decide(document.id)).assertStatus(200)
    await waitForDeliveries()
    return document
  }
  const hasTick = async () => (await member.get('/api/auth/user')).body().isVerified as boolean
  const seenByAdmin = async (id: string): Promise<SubmittedDocument | undefined> =>
    (await admin.get(`${LIST}?status=pending&q=name`))
      .body()
      .find((each: SubmittedDocument) => each.id === id)

  test('removes the tick immediately for every reader and notifies the member', async ({
    client,
    assert,
  }) => {
    await verifiedMember()
    assert.isTrue(await hasTick())
    const renamed = await rename('State Bank Rentals')
    renamed.assertStatus(200)
    assert.containsSubset(renamed.body(), { fullName: 'State Bank Rentals', isVerified: false })
    const shown = (await client.get(`/api/users/${member.user.id}`)).body()
    assert.containsSubset(shown, { fullName: 'State Bank Rentals', isVerified: false })
    await waitForDeliveries()
    assert.isFalse(await hasTick())
    const notifications = (await member.get('/api/notifications')).body()
    assert.deepEqual(
      notifications.map(({ type }: { type: string }) => type),
      ['tick_removed', 'document_verified']
    )
    assert.containsSubset(notifications[0], {
      title: 'Your verified tick was removed',
      message: "You changed your name. You'll get the tick back once we've checked the new one.",
      itemId: null,
    })
  })

  test('lets an administrator confirm the new name on the same document, without its number', async ({
    assert,
  }) => {
    const { id } = await verifiedMember()
    assert.isUndefined(await seenByAdmin(id))
    await rename('Married Name')
    const seen = (await seenByAdmin(id))!
    assert.containsSubset(seen, {
      status: 'pending',
      holderName: 'Honest Name',
      verifiedName: 'Honest Name',
      submitter: { fullName: 'Married Name' },
      documentNumber: 'XXXXXXXX9012',
      fullDocumentNumber: null,
      verifiedAt: null,
      verifiedBy: null,
    })
    const [own] = (await member.get('/api/verification-documents')).body()
    assert.containsSubset(own, { id, status: 'pending' })
    assert.notProperty(own, 'verifiedName')
    ;(await decide(id)).assertStatus(200)
    await waitForDeliveries()
    assert.isTrue(await hasTick())
    const all: SubmittedDocument[] = (await admin.get(`${LIST}?status=verified&q=married`)).body()
    assert.isNull(all.find((each) => each.id === id)!.verifiedName)
  })

  test('leaves the tick removed when the new name is rejected', async ({ assert }) => {
    const { id } = await verifiedMember()
    await rename('Other Name')
    await waitForDeliveries()
    const rejected = await decide(id, 'rejected')
    assert.containsSubset(rejected.body(), {
      status: 'rejected',
      rejectionReason: 'Another person',
    })
    await waitForDeliveries()
    assert.isFalse(await hasTick())
    const [notification] = (await member.get('/api/notifications')).body()
    assert.equal(notification.type, 'document_rejected')
  })

  test('leaves a rejected document rejected', async ({ assert }) => {
    const { id } = await submit('pan')
    ;(await decide(id, 'rejected')).assertStatus(200)
    ;(await rename('Other Name')).assertStatus(200)
    const [own] = (await member.get('/api/verification-documents')).body()
    assert.containsSubset(own, { id, status: 'rejected', rejectionReason: 'Another person' })
  })

  test('shows the administrator the verified name after repeated changes', async ({ assert }) => {
    const { id } = await verifiedMember()
    await rename('Second Name')
    await rename('Third Name')
    const seen = (await seenByAdmin(id))!
    assert.equal(seen.verifiedName, 'Honest Name')
    assert.equal(seen.submitter.fullName, 'Third Name')
    await waitForDeliveries()
    const notifications = (await member.get('/api/notifications')).body()
    assert.lengthOf(notifications, 2)
  })

  for (const same of ['Honest Name', '  Honest   Name ', 'Honest\u00a0Name']) {
    test(`keeps the tick if ${JSON.stringify(same)} normalizes to the same name`, async ({
      assert,
    }) => {
      await verifiedMember()
      const renamed = await rename(same)
      renamed.assertStatus(200)
      assert.containsSubset(renamed.body(), { fullName: 'Honest Name', isVerified: true })
      await waitForDeliveries()
      assert.lengthOf((await member.get('/api/notifications')).body(), 1)
    })
  }

  test('keeps the tick if only the Unicode composition differs', async ({ assert }) => {
    await verifiedMember()
    const decomposed = 'Joa\u0303o  Pinto'
    await db.rawQuery('update users set full_name = ? where id = ?', [decomposed, member.user.id])
    const renamed = await rename('João Pinto')
    assert.containsSubset(renamed.body(), { fullName: 'João Pinto', isVerified: true })
  })

  test('keeps the tick at a change of the phone number alone if the stored name is not in normal form', async ({
    assert,
  }) => {
    await verifiedMember()
    const decomposed = 'Joa\u0303o  Pinto'
    await db.rawQuery('update users set full_name = ? where id = ?', [decomposed, member.user.id])
    const path = `/api/users/${member.user.id}`
    const changed = await member.put(path).json({ phone: '+919812345678' })
    assert.containsSubset(changed.body(), { fullName: decomposed, isVerified: true })
    await waitForDeliveries()
    assert.lengthOf((await member.get('/api/notifications')).body(), 1)
  })

  test('removes the tick if only the letter case differs', async ({ assert }) => {
    await verifiedMember()
    assert.isFalse((await rename('HONEST NAME')).body().isVerified)
  })

  test('leaves other changes and members without a tick unchanged', async ({ assert }) => {
    await verifiedMember()
    const path = `/api/users/${member.user.id}`
    const moved = await member.put(path).json({ location: 'Pune', phone: '+919812345678' })
    assert.isTrue(moved.body().isVerified)
    member = admin
    ;(await rename('Anita Rao')).assertStatus(200)
    await waitForDeliveries()
    assert.deepEqual((await admin.get('/api/notifications')).body(), [])
  })

  test('starts a new revision of a pending document', async ({ assert }) => {
    const { id } = await submit('pan')
    assert.isDefined(await seenByAdmin(id))
    await rename('Sudden Name')
    const blind = await decide(id)
    blind.assertStatus(409)
    const seen = (await seenByAdmin(id))!
    assert.equal(seen.submitter.fullName, 'Sudden Name')
    assert.isNull(seen.verifiedName)
    assert.equal(seen.fullDocumentNumber, '432187659012')
    ;(await decide(id)).assertStatus(200)
  })

  test('prevents the tick if it precedes the reaction to the decision', async ({
    assert,
    cleanup,
  }) => {
    const { id } = await submit('voter_id')
    await sharedPipeline.stop()
    cleanup(() => sharedPipeline.start())
    ;(await decide(id)).assertStatus(200)
    const renamed = await rename('Quick Name')
    assert.isFalse(renamed.body().isVerified)
    sharedPipeline.start()
    await waitForDeliveries()
    assert.isFalse(await hasTick())
    assert.equal((await seenByAdmin(id))!.verifiedName, 'Honest Name')
    const notifications = (await member.get('/api/notifications')).body()
    assert.sameMembers(
      notifications.map(({ type }: { type: string }) => type),
      ['document_verified', 'tick_removed']
    )
  })

  test('removes the tick if it waits for the reaction to the decision', async ({
    assert,
    cleanup,
  }) => {
    const { id } = await submit('voter_id')
    const trx = await db.transaction()
    cleanup(() => trx.rollback())
    await trx.rawQuery('select from users where id = ? for update', [member.user.id])
    ;(await decide(id)).assertStatus(200)
    const renaming = rename('Racing Name').then((response) => response)
    await until('both wait for the account', async () => {
      const { rows } = await db.rawQuery(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%users%for update%'`
      )
      return rows.length === 2
    })
    await trx.commit()
    assert.isFalse((await renaming).body().isVerified)
    await waitForDeliveries()
    assert.isFalse(await hasTick())
  })
})
