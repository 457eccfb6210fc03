import { randomUUID } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { ForeignMediaError } from '#modules/media/storage/assert_media_disk'
import { sweepMedia } from '#modules/media/commands/sweep_media'
import { assertMediaDisk } from '#modules/media/public'
import { metrics } from '#shared/operations/metrics'
import { logged } from '#tests/logged'
import { ageFile, ageFiles, filesOf, lostFile, trashOf } from '#tests/media_files'
import { Member } from '#tests/member'
import { newMediaDisk } from '#tests/new_media_disk'
import { uploadPicture } from '#tests/picture'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const ID_FILE = 'marketplace_id'

test.group('The media disk', (group) => {
  let id: string
  let owner: Member

  group.each.setup(async ({ context }) => {
    id = await idInDatabase()
    owner = await Member.join(context.client, 'Tidy Person')
    return async () => {
      await db.rawQuery('delete from marketplace')
      await db.rawQuery('insert into marketplace (id) values (?)', [id])
    }
  })

  test('has the id of the marketplace in the database', async ({ assert }) => {
    assert.equal(await drive.use().get(ID_FILE), id)
  })

  test('of another marketplace is not swept, and its node does not start', async ({
    assert,
    cleanup,
  }) => {
    await newMediaDisk(cleanup)
    await drive.use().put(ID_FILE, randomUUID())
    await assertNotSwept(
      assert,
      cleanup,
      'foreign',
      'media sweep stopped: the media disk belongs to another database; no file is moved or deleted'
    )
    await assert.rejects(
      assertMediaDisk,
      ForeignMediaError,
      /^The stored pictures belong to another database: set DATABASE_URL .*\.$/
    )
  })

  test('without an id and without a file of the database is not swept, but its node starts', async ({
    assert,
    cleanup,
  }) => {
    await picture()
    await newMediaDisk(cleanup)
    await assertNotSwept(
      assert,
      cleanup,
      'unknown',
      'media sweep stopped: the media disk has none of the files of this database; no file is moved or deleted'
    )
    await assertMediaDisk()
    assert.isFalse(await drive.use().exists(ID_FILE))
  })

  test('that is empty beside a database with media is reported, and gets no id', async ({
    assert,
    cleanup,
  }) => {
    await picture()
    await newMediaDisk(cleanup)
    const errors = logged('error', 'media sweep', cleanup)
    await sweepMedia()
    assert.deepEqual(errors, [
      [
        {},
        'media sweep stopped: the media disk is empty, but the database has media; their pictures are missing',
      ],
    ])
    await assertMediaDisk()
    assert.isFalse(await drive.use().exists(ID_FILE))
  })

  test('with files of the database gets an id when both have none, as after an upgrade', async ({
    assert,
    cleanup,
  }) => {
    await newMediaDisk(cleanup)
    await picture()
    const lost = await lostFile()
    await ageFiles(lost, 4)
    await db.rawQuery('delete from marketplace')
    await sweepMedia()
    assert.lengthOf(await trashOf(lost), 1)
    assert.equal(await drive.use().get(ID_FILE), await idInDatabase())
  })

  test('keeps its id when an older backup of its database without one is restored', async ({
    assert,
    cleanup,
  }) => {
    await newMediaDisk(cleanup)
    await picture()
    const onDisk = randomUUID()
    await drive.use().put(ID_FILE, onDisk)
    await db.rawQuery('delete from marketplace')
    await assertMediaDisk()
    assert.equal(await idInDatabase(), onDisk)
    assert.equal(await drive.use().get(ID_FILE), onDisk)
  })

  test('gets the id of the database when its own file is missing or was cut off by a crash', async ({
    assert,
    cleanup,
  }) => {
    await newMediaDisk(cleanup)
    await picture()
    for (const content of [null, '', id.slice(0, 20)]) {
      if (content !== null) await drive.use().put(ID_FILE, content)
      await assertMediaDisk()
      assert.equal(await drive.use().get(ID_FILE), id)
      await drive.use().delete(ID_FILE)
    }
  })

  test('is not swept of files without a row of more than twenty media and 5 % of all files', async ({
    assert,
    cleanup,
  }) => {
    const errors = logged('error', 'media sweep', cleanup)
    await newMediaDisk(cleanup)
    await drive.use().put(ID_FILE, id)
    const kept = await picture()
    // An original and four variants, and the rest of 399 files that the row names.
    for (let n = 0; n < 394; n++) await drive.use().put(`variants/${kept}/${n}.webp`, '')
    const lost = await lostFiles(21)
    await drive.use().delete(`variants/${kept}/0.webp`)
    const before = await stoppedSweeps('too_many')
    await sweepMedia()
    for (const each of lost) assert.lengthOf(await filesOf(each), 1)
    assert.equal(await stoppedSweeps('too_many'), before + 1)
    assert.deepEqual(errors, [
      [
        { lost: 21, all: 419 },
        'media sweep stopped: too many files have no row; none is moved until an operator runs media:sweep',
      ],
    ])
    await drive.use().put(`variants/${kept}/0.webp`, '')
    await sweepMedia()
    for (const each of lost) assert.lengthOf(await trashOf(each), 1)
    assert.lengthOf(await filesOf(kept), 399)
  })

  test('is swept of the files of twenty media however few there are, and of more when an operator lifts the limit', async ({
    assert,
    cleanup,
  }) => {
    await newMediaDisk(cleanup)
    await drive.use().put(ID_FILE, id)
    const few = await lostFiles(20, ['full.webp', 'card.webp'])
    await sweepMedia()
    for (const each of few) assert.lengthOf(await trashOf(each), 2)
    const many = await lostFiles(30)
    await sweepMedia(undefined, { isLimited: false })
    for (const each of many) assert.lengthOf(await trashOf(each), 1)
  })

  async function picture(): Promise<string> {
    const url = await uploadPicture(owner)
    await waitForDeliveries()
    return url.split('/').at(-2)!
  }
})

/** Asserts that a sweep changes neither files nor the trash, and reports the reason. */
async function assertNotSwept(
  assert: Assert,
  cleanup: (undo: () => void) => void,
  reason: string,
  message: string
): Promise<void> {
  const errors = logged('error', 'media sweep', cleanup)
  const lost = await lostFile()
  await ageFiles(lost, 4)
  const trashed = `trash/variants/${randomUUID()}/full.webp`
  await drive.use().put(trashed, 'lost')
  await ageFile(trashed, 31)
  const before = await stoppedSweeps(reason)
  await sweepMedia()
  assert.deepEqual(await filesOf(lost), ['full.webp'])
  assert.equal(await drive.use().exists(trashed), true)
  assert.deepEqual(errors, [[{}, message]])
  assert.equal(await stoppedSweeps(reason), before + 1)
}

/** Stores old variants without rows of so many pictures; returns their ids. */
async function lostFiles(count: number, names?: string[]): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push(await lostFile(names))
  for (const id of ids) await ageFiles(id, 4)
  return ids
}

async function idInDatabase(): Promise<string> {
  const { rows } = await db.rawQuery('select id from marketplace')
  return rows[0].id
}

async function stoppedSweeps(reason: string): Promise<number> {
  const { values } = await metrics.stoppedMediaSweeps.get()
  return values.find(({ labels }) => labels.reason === reason)?.value ?? 0
}
