import { test } from '@japa/runner'
import type { Disk } from '@adonisjs/drive'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { MEDIA_KINDS, pictureUrl, variantKey } from '#modules/media/rules/media_kind'
import { deleteUnusedPictures } from '#modules/media/steps/delete_unused_pictures'
import { inTransaction } from '#shared/database/in_transaction'
import { replayDeliveries } from '#shared/outbox/replay_deliveries'
import { mp4 } from '#tests/film'
import { filesOf } from '#tests/media_files'
import { Member } from '#tests/member'
import { send, uploadPicture } from '#tests/picture'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

test.group('The row of a file', (group) => {
  let owner: Member
  /** Called with the media id of a variant before it is written. */
  let beforeWrite: (id: string) => Promise<void>

  group.each.setup(async ({ context }) => {
    await waitForDeliveries()
    owner = await Member.join(context.client, 'Sending Person')
    const disk = drive.use()
    const { put } = disk
    disk.put = async (...args: Parameters<Disk['put']>) => {
      const [folder, id] = args[0].split('/')
      if (folder === 'variants') await beforeWrite(id!)
      return put.apply(disk, args)
    }
    return () => void (disk.put = put)
  })

  test('is not locked while the variants of a {$self} are made')
    .with(['photo', 'document'] as const)
    .run(async ({ assert }, kind) => {
      const locked: boolean[] = []
      beforeWrite = async (id) => void locked.push(await isLocked(id))
      await uploadPicture(owner, kind === 'photo' ? undefined : kind)
      await waitForDeliveries()
      assert.deepEqual(
        locked,
        MEDIA_KINDS[kind].sizes.map(() => false)
      )
      assert.deepEqual(await states(owner), ['ready'])
    })

  test('is not locked while the file of a video is written', async ({ assert }) => {
    const locked: boolean[] = []
    beforeWrite = async (id) => void locked.push(await isLocked(id))
    const video = mp4()
    const body = { contentType: 'video/mp4', contentLength: video.length }
    const { uploadUrl } = (await owner.post('/api/upload/video').json(body)).body()
    assert.equal((await send(uploadUrl, video, 'video/mp4')).status, 200)
    assert.deepEqual(locked, [false])
    assert.deepEqual(await states(owner), ['ready'])
  })

  test('leaves no variant on the disk when it is deleted while they are made', async ({
    assert,
  }) => {
    const deletedIds: string[] = []
    let left: number = MEDIA_KINDS.document.sizes.length
    beforeWrite = async (id) => {
      if (--left > 0) return
      const url = pictureUrl(id, 'document')
      await inTransaction((trx) => deleteUnusedPictures(trx, [url]))
      deletedIds.push(id)
    }
    const [, , , id] = (await uploadPicture(owner, 'document')).split('/')
    await waitForDeliveries()
    assert.deepEqual(deletedIds, [id])
    assert.deepEqual(await states(owner), [])
    assert.deepEqual(await filesOf(id!), [])
    const { rows } = await db.rawQuery(
      `select d.state, d.failures from deliveries d join domain_events e on e.id = d.event_id
       where e.aggregate_id = ? and d.subscriber = 'make_image_variants'`,
      [id!]
    )
    assert.deepEqual(rows, [{ state: 'done', failures: 0 }])
  })

  test('leaves no variant of an earlier attempt on the disk when it was deleted meanwhile', async ({
    assert,
  }) => {
    beforeWrite = async () => {}
    const url = await uploadPicture(owner, 'document')
    await waitForDeliveries()
    await inTransaction((trx) => deleteUnusedPictures(trx, [url]))
    const [, , , id] = url.split('/')
    await drive.use().put(variantKey(id!, 'document.webp'), 'of an earlier attempt')
    const { rows } = await db.rawQuery('select id from domain_events where aggregate_id = ?', [id!])
    await replayDeliveries({ eventId: rows[0].id, subscriber: 'make_image_variants' })
    await waitForDeliveries()
    assert.deepEqual(await filesOf(id!), [])
  })
})

/** Whether a request that names the file would wait. */
async function isLocked(id: string): Promise<boolean> {
  const { rows } = await db.rawQuery(
    'select id from media where id = ? for no key update skip locked',
    [id]
  )
  return rows.length === 0
}

async function states({ user }: Member): Promise<string[]> {
  const { rows } = await db.rawQuery('select state from media where owner_id = ?', [user.id])
  return rows.map(({ state }: { state: string }) => state)
}
