import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { createBackup } from '#bin/create_backup'
import BackupCreate from '#commands/backup_create'
import BackupVerify from '#commands/backup_verify'
import { ArchiveWriter } from '#shared/backup/archive_writer'
import { lastBackupAt } from '#shared/operations/last_backup'
import env from '#start/env'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { uploadPicture } from '#tests/picture'
import { runCommand } from '#tests/run_command'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const BLOCK = 512

/** Where a part begins in an archive: the header has its name at the beginning. */
function positionOf(archive: Buffer, name: string): number {
  const header = archive.indexOf(`${name}\0`)
  if (header < 0 || header % BLOCK !== 0) throw new Error(`${name} is no part`)
  return header + BLOCK
}

test.group('backup:create', () => {
  test('is recorded as the last backup with pictures, or without them where they are in a bucket', async ({
    assert,
    cleanup,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'saajha-backup-'))
    cleanup(() => rm(folder, { recursive: true }))
    cleanup(() => env.set('MEDIA_DISK', 'local'))
    const isRecorded = async (...flags: string[]) => {
      await db.rawQuery(`delete from scheduled_runs where job = 'create_backup'`)
      const file = join(folder, randomUUID())
      const { exitCode, output } = await runCommand(BackupCreate, [file, ...flags])
      assert.equal(exitCode, 0, output)
      return (await lastBackupAt()) !== null
    }
    assert.isTrue(await isRecorded())
    assert.isFalse(await isRecorded('--without-media'))
    env.set('MEDIA_DISK', 's3')
    assert.isTrue(await isRecorded('--without-media'))
  })
})

test.group('backup:verify', (group) => {
  let folder: string
  let file: string
  let archive: Buffer
  let picture: string

  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'saajha-backup-'))
    return () => rm(folder, { recursive: true })
  })

  group.each.setup(async ({ context }) => {
    if (file) return
    file = join(folder, 'a.backup')
    const owner = await Member.join(context.client, 'Careful Owner')
    const imageUrl = await uploadPicture(owner)
    await listItem(owner, { imageUrls: [imageUrl] })
    // The variants of the picture are made meanwhile.
    await waitForDeliveries()
    await createBackup(app, file, { hasMedia: true })
    archive = await readFile(file)
    picture = `media/variants/${imageUrl.split('/').at(-2)}/full.webp`
  })

  const verify = async (changed: Buffer) => {
    const path = join(folder, 'changed.backup')
    await writeFile(path, changed)
    return runCommand(BackupVerify, [path])
  }

  const flipped = (position: number) => {
    const changed = Buffer.from(archive)
    changed[position]! ^= 1
    return changed
  }

  test('accepts an undamaged backup, which only its owner may read', async ({ assert }) => {
    const { exitCode, output } = await verify(archive)
    assert.equal(exitCode, 0, output)
    assert.match(output, /complete and undamaged: \d+ rows of \d+ tables/)
    assert.equal((await stat(file)).mode & 0o777, 0o600)
  })

  test('names the damaged part after one flipped bit: {$self}')
    .with([
      'tables/users/1.copy.zst',
      'tables/marketplace/1.copy.zst',
      'a picture',
      'manifest.json',
    ])
    .run(async ({ assert }, part) => {
      const name = part === 'a picture' ? picture : part
      const { exitCode, output } = await verify(flipped(positionOf(archive, name) + 11))
      assert.equal(exitCode, 1)
      assert.include(output, `The backup is damaged: ${name}`)
    })

  test('detects a flipped bit at any kind of position between the parts', async ({ assert }) => {
    const part = positionOf(archive, picture)
    const size = parseInt(archive.toString('latin1', part - BLOCK + 124, part - BLOCK + 135), 8)
    const afterPart = part + Math.ceil(size / BLOCK) * BLOCK
    const positions = {
      'name in a header': part - BLOCK + 20,
      'size in a header': part - BLOCK + 130,
      'unused byte of a header': part - 1,
      'padding of a part': afterPart - 1,
      'end of the tar': archive.length - 70,
      'seal': archive.length - 3,
    }
    for (const [title, position] of Object.entries(positions)) {
      const { exitCode, output } = await verify(flipped(position))
      assert.equal(exitCode, 1, title)
      assert.include(output, 'The backup is damaged', title)
    }
  }).tags(['@long'])

  test('rejects a backup that breaks off anywhere, and a file that is none', async ({ assert }) => {
    for (const bytes of [0, 30, 700, archive.length >> 1, archive.length - 1]) {
      const { exitCode, output } = await verify(archive.subarray(0, bytes))
      assert.equal(exitCode, 1)
      assert.match(output, /is no backup|breaks off|is damaged|not complete/, String(bytes))
    }
  })

  test('createBackup replaces no file', async ({ assert }) => {
    await assert.rejects(
      () => createBackup(app, file, { hasMedia: false }),
      /exists already: choose another name/
    )
    assert.deepEqual(await readFile(file), archive)
  })
  test('a backup whose name another one has taken fails with a sentence, and leaves that file', async ({
    assert,
  }) => {
    const path = join(folder, 'twice.backup')
    const first = await ArchiveWriter.open(path)
    const second = await ArchiveWriter.open(path)
    await assert.rejects(() => first.finish({} as never), /Another backup is written to/)
    await first.abort()
    assert.equal((await stat(`${path}.unfinished`)).isFile(), true)
    await second.abort()
    await assert.rejects(() => stat(`${path}.unfinished`), /ENOENT/)
  })
})
