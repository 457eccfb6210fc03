import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { SubmittedDocument } from '@saajha/contract/verification'
import { submitMany } from '#tests/many_documents'
import { Member } from '#tests/member'
import { nextPage, pagesOf } from '#tests/pages_of'

const LIST = '/api/admin/verification-documents'
const DOCUMENTS = 1_200

type Page = { documents: SubmittedDocument[]; next: string | null }

test.group('The review list of very many documents', (group) => {
  let admin: Member

  group.setup(() => submitMany(DOCUMENTS))
  group.each.setup(async ({ context: { client } }) => {
    admin = await administrator(client)
  })

  const read = async (path: string): Promise<Page> => {
    const response = await admin.get(path)
    response.assertStatus(200)
    return { documents: response.body(), next: nextPage(response) }
  }
  const pages = (first: string) => pagesOf((path) => admin.get(path), first)
  const readAll = async (first: string): Promise<SubmittedDocument[]> => {
    const documents: SubmittedDocument[] = []
    for await (const response of pages(first)) documents.push(...response.body())
    return documents
  }
  const inOrder = async (where = 'true') => {
    const { rows } = await db.rawQuery(
      `select d.id from verification_documents d join users u on u.id = d.user_id
       where ${where} order by (d.status = 'pending') desc, d.created_at desc, d.id desc`
    )
    return rows.map(({ id }: { id: string }) => id)
  }
  const ids = (documents: SubmittedDocument[]) => documents.map(({ id }) => id)
  const decide = (id: string, status: string) =>
    admin.put(`${LIST}/${id}/verify`).json({ status, rejectionReason: 'Too blurred' })

  test('returns each document once, pending ones first, then newest first', async ({ assert }) => {
    const seen = ids(await readAll(`${LIST}?limit=100`))
    assert.isAtLeast(seen.length, DOCUMENTS)
    assert.deepEqual(seen, await inOrder())
  })

  test('returns 500 documents and a link to the next page to a client that does not page', async ({
    assert,
  }) => {
    const { documents, next } = await read(LIST)
    assert.lengthOf(documents, 500)
    assert.lengthOf(await readAll(next!), (await inOrder()).length - 500)
  })

  test('filters by status', async ({ assert }) => {
    for (const status of ['pending', 'verified', 'rejected', 'expired']) {
      const expected = await inOrder(`d.status = '${status}'`)
      assert.isNotEmpty(expected, status)
      assert.deepEqual(ids(await readAll(`${LIST}?status=${status}&limit=80`)), expected)
    }
    const odd = await admin.get(`${LIST}?status=lost`)
    odd.assertStatus(422)
    odd.assertBodyContains({ message: 'Please choose all, pending, verified, rejected or expired' })
  })

  test('lists the documents of every status for "all"', async ({ assert }) => {
    const seen = ids(await readAll(`${LIST}?status=all&limit=100`))
    assert.isAtLeast(seen.length, DOCUMENTS)
    assert.deepEqual(seen, await inOrder())
  })

  test('searches by the names of member and holder', async ({ assert }) => {
    const byMember = await readAll(`${LIST}?q=${encodeURIComponent(' 29 SUBMITTER')}&limit=10`)
    assert.isNotEmpty(byMember)
    assert.deepEqual(
      ids(byMember),
      await inOrder(`concat(u.full_name, d.holder_name) ~ '29' and u.username like 'submitter%'`)
    )
    const [byHolder, ...more] = await readAll(`${LIST}?q=holder+1017`)
    assert.equal(byHolder!.holderName, 'Holder 1017')
    assert.isEmpty(more)
    const waiting = await readAll(`${LIST}?q=submitter&status=pending`)
    assert.isNotEmpty(waiting)
    assert.deepEqual(
      ids(waiting),
      await inOrder(`d.status = 'pending' and u.username like 'submitter%'`)
    )
  })

  test('does not search numbers, emails or user names', async ({ client, assert }) => {
    const member = await Member.join(client, 'Yashodhara Vidyasagar')
    const documentNumber = 'QWERT6789Z'
    await member
      .post('/api/verification-documents')
      .json({ documentType: 'pan', documentNumber, holderName: 'Yashodhara Vidyasagar' })
    assert.lengthOf(await readAll(`${LIST}?q=vidyasagar+yash&limit=1`), 1)
    for (const q of [
      documentNumber,
      '789Z',
      member.user.email,
      member.user.username,
      '%',
      '_',
      '\\',
    ])
      assert.isEmpty(await readAll(`${LIST}?q=${encodeURIComponent(q)}`), q)
  })

  test('records disclosures only of the numbers on the returned page', async ({ assert }) => {
    const disclosures = async () => {
      const { rows } = await db.rawQuery(
        'select document_id as id from document_number_readings where administrator_id = ?',
        [admin.user.id]
      )
      return rows.map(({ id }: { id: string }) => id)
    }
    const first = await read(`${LIST}?limit=3`)
    assert.sameMembers(await disclosures(), ids(first.documents))
    const second = await read(first.next!)
    assert.sameMembers(await disclosures(), ids([...first.documents, ...second.documents]))
    await read(`${LIST}?status=verified&limit=3`)
    await admin.get(`${LIST}/counts`)
    assert.lengthOf(await disclosures(), 6)
  })

  test('repeats and skips no document while others decide', async ({ assert }) => {
    const before = await inOrder()
    const waiting = await inOrder(`d.status = 'pending'`)
    const toCome = waiting.toReversed()
    const seen: SubmittedDocument[] = []
    for await (const response of pages(`${LIST}?limit=90`)) {
      const documents: SubmittedDocument[] = response.body()
      seen.push(...documents)
      const shown = documents.find(({ status }) => status === 'pending')
      if (!shown) continue
      ;(await decide(shown.id, 'verified')).assertStatus(200)
      if (!ids(seen).includes(toCome[0])) await decide(toCome.shift(), 'rejected')
    }
    assert.deepEqual(ids(seen), before)
    const inTheirPlace = seen.slice(0, waiting.length).map(({ status }) => status)
    assert.sameMembers([...new Set(inTheirPlace)], ['pending', 'rejected'])
    const again = await readAll(`${LIST}?limit=100`)
    assert.deepEqual(ids(again), await inOrder())
    assert.notDeepEqual(ids(again), before)
  })

  test('counts the documents of each status', async ({ assert }) => {
    const counted = async (q = '') => (await admin.get(`${LIST}/counts${q}`)).body()
    const counts: Record<string, number> = await counted()
    for (const [status, count] of Object.entries(counts))
      assert.equal(count, (await inOrder(`d.status = '${status}'`)).length, status)
    assert.sameMembers(Object.keys(counts), ['pending', 'verified', 'rejected', 'expired'])
    const found: Record<string, number> = await counted('?q=holder+1017')
    assert.equal(
      Object.values(found).reduce((sum, count) => sum + count),
      1
    )
  })

  test('rejects a cursor that the list did not issue, with a message', async ({ assert }) => {
    const cursor = new URL((await read(`${LIST}?limit=1`)).next!, 'http://x').searchParams.get(
      'cursor'
    )!
    const behind = cursor.slice(2)
    for (const odd of [
      'x',
      '0',
      `2.${behind}`,
      `-1.${behind}`,
      `0.9999.${behind}`,
      `${cursor.slice(0, -9)}`,
    ]) {
      const response = await admin.get(`${LIST}?cursor=${odd}`)
      response.assertStatus(422)
      assert.match(response.body().message, /^This page of the list is no longer available/)
    }
    const ofStatus = await admin.get(`${LIST}?status=verified&cursor=1.${behind}`)
    ofStatus.assertStatus(422)
  })
})

async function administrator(client: ApiClient): Promise<Member> {
  const member = await Member.join(client, 'Anita Admin')
  await db.rawQuery(`update users set role = 'admin' where id = ?`, [member.user.id])
  return member
}
