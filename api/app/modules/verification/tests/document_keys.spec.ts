import { test } from '@japa/runner'
import { AES256GCM } from '@adonisjs/core/encryption/drivers/aes_256_gcm'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import DocumentsReencrypt from '#commands/documents_reencrypt'
import env from '#start/env'
import { errorBody } from '#tests/error_body'
import { submitMany } from '#tests/many_documents'
import { Member } from '#tests/member'
import { runCommand } from '#tests/run_command'
import { until } from '#harness/until'

const REVIEWS = '/api/admin/verification-documents'
const NUMBER = '4321 8765 9012'
const READ = '432187659012'
const CURRENT = driverOf(env.get('DOCUMENT_KEY').release())
const OLD = driverOf(env.get('DOCUMENT_KEY_OLD')!.release())
const LOST = driverOf('a-lost-key-that-no-server-has-now-ok')

function driverOf(key: string): AES256GCM {
  return new AES256GCM({ id: 'documents', key })
}

test.group('A document number', (group) => {
  let admin: Member
  let submitter: Member
  let id: string
  let logged: unknown[]

  group.each.setup(async ({ context: { client } }) => {
    admin = await Member.join(client, 'Anita Admin')
    await db.rawQuery(`update users set role = 'admin' where id = ?`, [admin.user.id])
    submitter = await Member.join(client, 'Meera Joshi')
    id = await submit(submitter)
    logged = []
    const { error } = logger
    logger.error = (...line: unknown[]) => void logged.push(line)
    return async () => {
      logger.error = error
      await db.rawQuery('update verification_documents set encrypted_number = null where id = ?', [
        id,
      ])
    }
  })

  const submit = async (member: Member, documentType = 'aadhaar') => {
    const document = { documentType, documentNumber: NUMBER, holderName: 'Meera Joshi' }
    const response = await member.post('/api/verification-documents').json(document)
    response.assertStatus(201)
    return response.body().id as string
  }
  const stored = async (documentId = id): Promise<string> => {
    const { rows } = await db.rawQuery(
      'select encrypted_number as number from verification_documents where id = ?',
      [documentId]
    )
    return rows[0].number
  }
  const store = (encrypted: string, documentId = id) =>
    db.rawQuery('update verification_documents set encrypted_number = ? where id = ?', [
      encrypted,
      documentId,
    ])
  const seen = async (documentId = id) => {
    const response = await admin.get(`${REVIEWS}?status=pending`)
    response.assertStatus(200)
    return response.body().find((each: { id: string }) => each.id === documentId)
  }
  const decide = (decision: object) => admin.put(`${REVIEWS}/${id}/verify`).json(decision)
  const disclosures = async () => {
    const sql = 'select count(*)::int as count from document_number_readings where document_id = ?'
    return (await db.rawQuery(sql, [id])).rows[0].count
  }

  test('is re-encrypted from an old key by documents:reencrypt and readable before and after', async ({
    assert,
  }) => {
    await store(OLD.encrypt(READ))
    assert.equal((await seen()).fullDocumentNumber, READ)

    const { exitCode, output } = await runCommand(DocumentsReencrypt)
    assert.equal(exitCode, 0, output)
    assert.match(output, /\d+ numbers? (is|are) encrypted with DOCUMENT_KEY/)
    assert.equal(CURRENT.decrypt(await stored(), `number of document ${id}`), READ)
    assert.isNull(OLD.decrypt(await stored(), `number of document ${id}`))
    assert.equal((await seen()).fullDocumentNumber, READ)
    ;(await decide({ status: 'verified' })).assertStatus(200)
  })

  test('is re-encrypted by documents:reencrypt beyond the batch size', async ({
    assert,
    cleanup,
  }) => {
    cleanup(await submitMany(1_250))
    const { rows } = await db.rawQuery(
      `update verification_documents set encrypted_number = ?
       where status = 'pending' and user_id in (select id from users where username like 'submitter\\_%')
       returning id`,
      [OLD.encrypt(READ)]
    )
    assert.isAbove(rows.length, 500)
    assert.equal((await runCommand(DocumentsReencrypt)).exitCode, 0)
    for (const { id: documentId } of rows) {
      const number = CURRENT.decrypt(await stored(documentId), `number of document ${documentId}`)
      assert.equal(number, READ)
    }
  }).tags(['@long'])

  test('is skipped by documents:reencrypt if it was corrected in the meantime', async ({
    assert,
    cleanup,
  }) => {
    await store(OLD.encrypt(READ))
    const corrected = CURRENT.encrypt('111122223333', { purpose: `number of document ${id}` })
    const trx = await db.transaction()
    cleanup(() => trx.rollback())
    await trx.rawQuery('update verification_documents set encrypted_number = ? where id = ?', [
      corrected,
      id,
    ])
    const command = runCommand(DocumentsReencrypt)
    await until('the new text waits for the correction', async () => {
      const { rows } = await db.rawQuery(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%set encrypted_number%'`
      )
      return rows.length === 1
    })
    await trx.commit()
    assert.equal((await command).exitCode, 0)
    assert.equal(await stored(), corrected)
  })

  test('is decrypted if it is not yet bound to its document', async ({ assert }) => {
    await store(CURRENT.encrypt(READ))
    assert.equal((await seen()).fullDocumentNumber, READ)
    assert.notProperty(await seen(), 'isNumberUnreadable')
    ;(await decide({ status: 'verified' })).assertStatus(200)
  })

  test('is not decrypted if it was copied from another document', async ({ client, assert }) => {
    const other = await Member.join(client, 'Ravi Nair')
    const otherId = await submit(other)
    await store(await stored(otherId))
    assert.containsSubset(await seen(), { fullDocumentNumber: null, isNumberUnreadable: true })
    const correction = { fullDocumentNumber: '1111 2222 3333' }
    ;(await other.put(`/api/verification-documents/${otherId}`).json(correction)).assertStatus(200)
    await store(await stored(otherId))
    assert.containsSubset(await seen(), { fullDocumentNumber: null, isNumberUnreadable: true })
    assert.equal((await seen(otherId)).fullDocumentNumber, '111122223333')
  })

  test('is logged if no key decrypts it, and its document cannot be decided', async ({
    assert,
  }) => {
    const lost = LOST.encrypt(READ, { purpose: `number of document ${id}` })
    await store(lost)

    assert.containsSubset(await seen(), { fullDocumentNumber: null, isNumberUnreadable: true })
    assert.equal(await disclosures(), 0, 'no disclosure is recorded')
    assert.include(JSON.stringify(logged), id)
    for (const decision of [
      { status: 'verified' },
      { status: 'rejected', rejectionReason: 'Too blurred' },
    ]) {
      const response = await decide(decision)
      response.assertStatus(409)
      assert.deepEqual(
        response.body(),
        errorBody(
          'documentNumberUnreadable',
          "We can't read this document's number, so you can't verify or reject it."
        )
      )
    }
    assert.equal(await stored(), lost)
    assert.equal((await seen()).status, 'pending')

    const { exitCode, output } = await runCommand(DocumentsReencrypt)
    assert.equal(exitCode, 1)
    assert.match(output, new RegExp(`Neither DOCUMENT_KEY nor DOCUMENT_KEY_OLD reads .*${id}`))
    assert.equal(await stored(), lost, 'the number stays encrypted for a recovered key')

    const correction = { fullDocumentNumber: '1111 2222 3333' }
    ;(await submitter.put(`/api/verification-documents/${id}`).json(correction)).assertStatus(200)
    assert.equal((await seen()).fullDocumentNumber, '111122223333')
    ;(await decide({ status: 'verified' })).assertStatus(200)
  })
})
