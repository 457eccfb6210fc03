import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { MEDIA_KINDS } from '#modules/media/rules/media_kind'
import { claimDeliveries } from '#shared/outbox/claim_deliveries'
import { runDeliveries } from '#shared/outbox/run_deliveries'
import { Member } from '#tests/member'
import { objectStorageAt } from '#tests/object_storage'
import { photograph, send, uploadsFor } from '#tests/picture'
import { sharedPipeline } from '#tests/shared_pipeline'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const SUBSCRIBER = 'make_image_variants'

test.group('Image variants on object storage', (group) => {
  /** The stored files by key, and what the storage does in place of a response. */
  const files = new Map<string, Buffer>()
  let fault: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined
  let mediaId: string

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    if (fault?.(request, response)) return
    const key = new URL(request.url!, 'http://storage').pathname.replace('/bucket/', '')
    if (request.method === 'PUT') files.set(key, body)
    const file = files.get(key)
    if (!file) return response.writeHead(404).end()
    response.setHeader('content-length', request.method === 'PUT' ? 0 : file.length)
    response.end(request.method === 'GET' ? file : undefined)
  }

  group.setup(async () => {
    await waitForDeliveries()
    await sharedPipeline.stop()
    const storage = createServer((request, response) => void respond(request, response)).listen(
      0,
      '127.0.0.1'
    )
    await once(storage, 'listening')
    const disk = drive.use()
    const local = disk.driver
    disk.driver = objectStorageAt(storage)
    return () => {
      disk.driver = local
      storage.closeAllConnections()
      storage.close()
      sharedPipeline.start()
    }
  })

  group.each.setup(async ({ context }) => {
    const owner = await Member.join(context.client, 'Photo Person')
    const uploadUrl = (await uploadsFor(owner)).uploadUrls[0]!
    const uploaded = await send(uploadUrl, await photograph(80, 60))
    if (!uploaded.ok) throw new Error(await uploaded.text())
    mediaId = uploadUrl.split('?')[0]!.split('/').at(-1)!
    return async () => {
      fault = undefined
      files.clear()
      await db.rawQuery('delete from domain_events where aggregate_id = ?', [mediaId])
    }
  })

  const run = async () => {
    await db.rawQuery(
      `update deliveries set next_at = now() where subscriber = ? and state = 'pending'`,
      [SUBSCRIBER]
    )
    for (const { eventId } of await claimDeliveries([{ subscriber: SUBSCRIBER, limit: 100 }]))
      await runDeliveries({ subscriber: SUBSCRIBER, eventIds: [eventId] })
  }

  const progress = async () => {
    const { rows } = await db.rawQuery(
      `select d.state, d.failures, d.last_error as error,
         extract(epoch from d.next_at - d.queued_at)::float8 as "dueAfter",
         extract(epoch from d.next_at - now())::float8 as "dueIn"
       from deliveries d join domain_events e on e.id = d.event_id
       where e.aggregate_id = ? and d.subscriber = ?`,
      [mediaId, SUBSCRIBER]
    )
    return rows[0] as {
      state: string
      failures: number
      error: string | null
      dueAfter: number
      dueIn: number
    }
  }

  const variants = () => [...files.keys()].filter((key) => key.startsWith(`variants/${mediaId}/`))

  test('are postponed by a minute, uncounted, when the storage {outage}')
    .with([
      { outage: 'cuts every connection', isOut: () => true, cut },
      { outage: 'responds 503', isOut: () => true, cut: unavailable },
      { outage: 'fails from the first write on', isOut: fromFirstWrite(), cut },
    ])
    .run(async ({ assert }, { isOut, cut: cutOff }) => {
      fault = (request, response) => {
        const isCut = isOut(request)
        if (isCut) cutOff(response)
        return isCut
      }
      await run()
      const { dueAfter, dueIn, ...state } = await progress()
      assert.deepEqual(state, { state: 'pending', failures: 0, error: null })
      assert.isAtLeast(dueAfter, 60)
      assert.isAtMost(dueIn, 60)
      assert.isEmpty(variants())
      fault = undefined
      await run()
      assert.equal((await progress()).state, 'done')
      assert.lengthOf(variants(), MEDIA_KINDS.photo.sizes.length)
    })

  test('of a kind of a newer release are postponed by a minute, uncounted', async ({
    assert,
    cleanup,
  }) => {
    const kinds: Record<string, unknown> = MEDIA_KINDS
    const { photo } = kinds
    const restore = () => void (kinds.photo = photo)
    cleanup(restore)
    delete kinds.photo
    await run()
    const { dueAfter, dueIn, ...state } = await progress()
    assert.deepEqual(state, { state: 'pending', failures: 0, error: null })
    assert.isAtLeast(dueAfter, 60)
    assert.isAtMost(dueIn, 60)
    restore()
    await run()
    assert.equal((await progress()).state, 'done')
    assert.lengthOf(variants(), MEDIA_KINDS.photo.sizes.length)
  })

  test('count as failed when the original is missing', async ({ assert }) => {
    files.clear()
    await run()
    const { error, ...state } = await progress()
    assert.containsSubset(state, { state: 'pending', failures: 1 })
    assert.include(error, 'E_CANNOT_READ_FILE')
  })

  test('count as failed when the storage rejects only the write', async ({ assert }) => {
    fault = (request, response) => {
      const isWrite = request.method === 'PUT'
      if (isWrite) response.writeHead(403).end('<Error><Code>QuotaExceeded</Code></Error>')
      return isWrite
    }
    await run()
    const { error, ...state } = await progress()
    assert.containsSubset(state, { state: 'pending', failures: 1 })
    assert.include(error, 'E_CANNOT_WRITE_FILE')
  })
})

function cut(response: ServerResponse): void {
  response.destroy()
}

function unavailable(response: ServerResponse): void {
  response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
}

/** Whether a request is a write, or comes after one. */
function fromFirstWrite() {
  let isWritten = false
  return ({ method }: IncomingMessage) => (isWritten ||= method === 'PUT')
}
