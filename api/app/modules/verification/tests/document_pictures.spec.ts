import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { DOCUMENT_PICTURE_DAYS, type DocumentReading } from '@saajha/contract/verification'
import { deleteDecidedPictures } from '#modules/verification/commands/delete_decided_pictures'
import { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'
import { photograph, send } from '#tests/picture'

test.group('Pictures of an identity document', (group) => {
  let submitter: Member
  let admin: Member

  group.each.setup(async ({ context }) => {
    submitter = await Member.join(context.client, 'Meera Joshi')
    admin = await newAdmin(context.client)
  })

  async function uploadPicture(): Promise<string> {
    const wanted = { imageCount: 1, purpose: 'document' }
    const { uploadUrls, imageUrls } = (
      await submitter.post('/api/upload/images').json(wanted)
    ).body()
    await send(uploadUrls[0], await photograph(80, 60))
    ;(await submitter.get(imageUrls[0])).assertStatus(200)
    return imageUrls[0]
  }

  async function submit(documentType: string, documentImageUrls: string[]): Promise<string> {
    const document = {
      documentType,
      documentNumber: 'ABCDE1234F',
      holderName: 'Meera Joshi',
      documentImageUrls,
    }
    const response = await submitter.post('/api/verification-documents').json(document)
    response.assertStatus(201)
    return response.body().id
  }

  async function decide(id: string, daysAgo: number, decision: object): Promise<void> {
    const path = `/api/admin/verification-documents/${id}/verify`
    ;(await admin.put(path).json(decision)).assertStatus(200)
    await letPass(daysAgo, id)
  }

  /** Moves the decision about a document to the past. */
  async function letPass(days: number, id: string): Promise<void> {
    await db.rawQuery(
      `update verification_documents set verified_at = now() - make_interval(days => ?) where id = ?`,
      [days, id]
    )
  }

  async function filesOf(url: string): Promise<string[]> {
    const id = url.split('/').at(-2)!
    const folders = ['originals', 'variants', 'trash/originals', 'trash/variants']
    const files = await Promise.all(
      folders.map(async (folder) => [...(await drive.use().listAll(`${folder}/${id}`)).objects])
    )
    return files.flat().map(({ name }) => name)
  }

  test('have each opening by an administrator recorded, for administrators to read', async ({
    client,
    assert,
  }) => {
    const url = await uploadPicture()
    const id = await submit('pan', [url])
    const other = await newAdmin(client)
    ;(await admin.get(url)).assertStatus(200)
    ;(await admin.get(url.replace('document.webp', 'thumbnail.webp'))).assertStatus(200)
    ;(await other.get(url)).assertStatus(200)
    ;(await submitter.get(url)).assertStatus(200)
    await decide(id, 0, { status: 'verified' })
    ;(await other.get(url)).assertStatus(200)

    const response = await admin.get(`/api/admin/verification-documents/${id}/readings`)
    response.assertStatus(200)
    const readings = response.body() as DocumentReading[]
    assert.deepEqual(
      readings.map(({ administrator, what }) => [administrator.id, what]),
      [
        [other.user.id, 'picture'],
        [other.user.id, 'picture'],
        [admin.user.id, 'thumbnail'],
        [admin.user.id, 'picture'],
      ]
    )
    assert.deepEqual(
      readings.map(({ at }) => at),
      readings
        .map(({ at }) => at)
        .toSorted()
        .toReversed()
    )
    assert.deepEqual(readings[0]!.administrator, {
      id: other.user.id,
      fullName: other.user.fullName,
    })
    const unknown = await admin.get(
      `/api/admin/verification-documents/${url.split('/')[3]}/readings`
    )
    unknown.assertStatus(404)
  })

  test('have readings of the number in the same list', async ({ assert }) => {
    const id = await submit('pan', [])
    const list = `/api/admin/verification-documents?q=${encodeURIComponent(submitter.user.fullName)}`
    const documents = (await admin.get(list)).body() as { id: string }[]
    assert.include(
      documents.map((document) => document.id),
      id
    )
    const readings = (await admin.get(`/api/admin/verification-documents/${id}/readings`)).body()
    assert.deepEqual(
      readings.map(({ what }: DocumentReading) => what),
      ['number']
    )
  })

  test('have openings recorded although no document has the picture any more', async ({
    assert,
  }) => {
    const [url, later] = [await uploadPicture(), await uploadPicture()]
    const id = await submit('pan', [url])
    const correction = { documentImageUrls: [later] }
    ;(await submitter.put(`/api/verification-documents/${id}`).json(correction)).assertStatus(200)
    ;(await admin.get(url)).assertStatus(200)
    const readings = (await admin.get(`/api/admin/verification-documents/${id}/readings`)).body()
    assert.lengthOf(readings, 1)
  })

  test('are deleted some days after the document is {status}, however late the job runs')
    .with([{ status: 'verified' }, { status: 'rejected', rejectionReason: 'Blurred' }])
    .run(async ({ assert }, decision) => {
      const url = await uploadPicture()
      const id = await submit('pan', [url])
      await decide(id, DOCUMENT_PICTURE_DAYS - 1, decision)
      await deleteDecidedPictures()
      ;(await submitter.get(url)).assertStatus(200)

      await letPass(DOCUMENT_PICTURE_DAYS * 20, id)
      await deleteDecidedPictures()
      for (const member of [submitter, admin]) (await member.get(url)).assertStatus(404)
      assert.isEmpty(await filesOf(url))
      const [document] = (await submitter.get('/api/verification-documents')).body()
      assert.containsSubset(document, {
        id,
        status: decision.status,
        documentNumber: 'XXXXXX234F',
        holderName: 'Meera Joshi',
      })
      assert.isEmpty(document.documentImageUrls)
    })

  test('stay while another document of the member that is pending has them', async () => {
    const url = await uploadPicture()
    const id = await submit('pan', [url])
    await submit('voter_id', [url])
    await decide(id, DOCUMENT_PICTURE_DAYS + 1, { status: 'verified' })
    await deleteDecidedPictures()
    ;(await admin.get(url)).assertStatus(200)
  })
})
