import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sweepMedia } from '#modules/media/commands/sweep_media'
import { objectStorageAt } from '#tests/object_storage'

const DAY_MS = 24 * 60 * 60 * 1000

test.group('The media sweep on object storage', (group) => {
  /** The bucket: the time of each object in milliseconds, and its content, by key. */
  const objects = new Map<string, { time: number; content: Buffer }>()

  group.setup(async () => {
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
    }
  })

  test('moves lost objects to the trash after three days and deletes them after 30 more', async ({
    assert,
  }) => {
    const { rows } = await db.rawQuery('select id from marketplace')
    await drive.use().put('marketplace_id', rows[0].id)
    const id = randomUUID()
    const [old, young] = [`variants/${id}/old.webp`, `variants/${id}/young.webp`]
    for (const key of [old, young]) await drive.use().put(key, key)
    // A delivery of an earlier test may store a variant meanwhile.
    const own = () => [...objects.keys()].filter((key) => key.includes(id))
    pass(old, 4)
    await sweepMedia()
    assert.sameMembers(own(), [`trash/${old}`, young])
    assert.equal(await drive.use().get(`trash/${old}`), old)
    pass(`trash/${old}`, 29)
    await sweepMedia()
    assert.isTrue(objects.has(`trash/${old}`))
    pass(`trash/${old}`, 2)
    await sweepMedia()
    assert.sameMembers(own(), [young])
  })

  test('keeps every object of a bucket of another marketplace', async ({ assert }) => {
    await drive.use().put('marketplace_id', randomUUID())
    const key = `variants/${randomUUID()}/full.webp`
    await drive.use().put(key, key)
    pass(key, 100)
    await sweepMedia()
    assert.isTrue(objects.has(key))
  })

  function pass(key: string, days: number): void {
    objects.get(key)!.time -= days * DAY_MS
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = await buffer(request)
    const { pathname, searchParams } = new URL(request.url!, 'http://storage')
    const key = pathname.replace(/^\/bucket\/?/, '')
    const source = request.headers['x-amz-copy-source']
    if (key === '') return void response.end(listOf(searchParams.get('prefix')!))
    if (request.method === 'PUT' && source) {
      const { content: copied } = objects.get(String(source).replace('/bucket/', ''))!
      objects.set(key, { time: Date.now(), content: copied })
      return void response.end('<CopyObjectResult></CopyObjectResult>')
    }
    if (request.method === 'PUT') objects.set(key, { time: Date.now(), content })
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method === 'PUT' || request.method === 'DELETE') return void response.end()
    const object = objects.get(key)
    if (!object) return void response.writeHead(404).end()
    response.setHeader('content-length', object.content.length)
    response.setHeader('last-modified', new Date(object.time).toUTCString())
    response.end(request.method === 'GET' ? object.content : undefined)
  }

  function listOf(prefix: string): string {
    const found = [...objects].filter(([key]) => key.startsWith(prefix))
    const contents = found.map(
      ([key, { time, content }]) =>
        `<Contents><Key>${key}</Key><Size>${content.length}</Size>` +
        `<LastModified>${new Date(time).toISOString()}</LastModified></Contents>`
    )
    return `<ListBucketResult>${contents.join('')}</ListBucketResult>`
  }
})
