import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { readdir } from 'node:fs/promises'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { incomingFolder } from '#modules/media/storage/incoming_folder'
import { receiveFile } from '#modules/media/http/receive_file'
import { mp4 } from '#tests/film'
import { Member } from '#tests/member'
import { photograph, send, uploadsFor } from '#tests/picture'
import { until } from '#harness/until'
import { site } from '#tests/site'

const LONG_FILE = 10 * 1024 * 1024

test.group('Receiving an upload', (group) => {
  let uploadUrl: string

  group.each.setup(async ({ context }) => {
    uploadUrl = (await uploadsFor(await Member.join(context.client, 'Sending Person')))
      .uploadUrls[0]!
  })

  test('rejects a file whose length differs from its header and accepts another attempt', async ({
    assert,
  }) => {
    const picture = await photograph()
    for (const [attempt, declared] of [picture.length + 9, 100].entries()) {
      const socket = startUpload(uploadUrl, declared)
      socket.end(picture)
      assert.notMatch(await receivedText(socket), /^HTTP\/1.1 2/)
      await until('the attempt has ended and the claim is released', async () => {
        const { attempts, isClaimed } = await uploadAt(uploadUrl)
        return attempts === attempt + 1 && !isClaimed
      })
    }
    assert.equal((await send(uploadUrl, picture)).status, 200)
  })

  test('rejects a concurrent upload to the same URL', async ({ assert }) => {
    const picture = await photograph()
    const socket = startUpload(uploadUrl, picture.length)
    socket.write(picture.subarray(0, 10))
    await until('the upload is in progress', async () => (await uploadAt(uploadUrl)).isClaimed)
    assert.equal((await send(uploadUrl, picture)).status, 410)
    socket.write(picture.subarray(10))
    assert.match(await receivedText(socket), /^HTTP\/1.1 200/)
  })

  test('rejects a late picture whose claim expired during another upload and stores the other', async ({
    assert,
  }) => {
    const id = uploadIdOf(uploadUrl)
    const picture = await photograph()
    const late = startUpload(uploadUrl, picture.length)
    late.write(picture.subarray(0, 10))
    await until(
      'the first upload is in progress',
      async () => (await uploadAt(uploadUrl)).isClaimed
    )
    await db.rawQuery(
      `update media set arriving_until = now() - interval '1 second' where id = ?`,
      [id]
    )
    const other = startUpload(uploadUrl, picture.length)
    other.write(picture.subarray(0, 10))
    await until(
      'the second upload is in progress',
      async () => (await uploadAt(uploadUrl)).isClaimed
    )

    late.write(picture.subarray(10))
    assert.match(await receivedText(late), /^HTTP\/1.1 410/)
    assert.deepEqual(await originalsOf(id), [])
    other.write(picture.subarray(10))
    assert.match(await receivedText(other), /^HTTP\/1.1 200/)
    const { rows } = await db.rawQuery('select original_key as key from media where id = ?', [id])
    assert.deepEqual(await originalsOf(id), [rows[0].key])
  })

  test('keeps the claim of the other upload when a late one is rejected', async ({ assert }) => {
    const picture = await photograph()
    const late = startUpload(uploadUrl, picture.length)
    late.write(picture.subarray(0, 10))
    await until(
      'the first upload is in progress',
      async () => (await uploadAt(uploadUrl)).isClaimed
    )
    await db.rawQuery(
      `update media set arriving_until = now() - interval '1 second' where id = ?`,
      [uploadIdOf(uploadUrl)]
    )
    const other = startUpload(uploadUrl, picture.length)
    other.write(picture.subarray(0, 10))
    await until(
      'the second upload is in progress',
      async () => (await uploadAt(uploadUrl)).isClaimed
    )

    late.write(Buffer.alloc(picture.length - 10))
    assert.match(await receivedText(late), /^HTTP\/1.1 422/)
    assert.deepEqual(await uploadAt(uploadUrl), { attempts: 2, isClaimed: true })
    other.write(picture.subarray(10))
    assert.match(await receivedText(other), /^HTTP\/1.1 200/)
  })

  test('rejects a late video whose claim expired during another upload and stores the other', async ({
    client,
    assert,
  }) => {
    const video = mp4()
    const sender = await Member.join(client, 'Filming Person')
    const announced = { contentType: 'video/mp4', contentLength: video.length }
    const issued = (await sender.post('/api/upload/video').json(announced)).body()
    const late = startUpload(issued.uploadUrl, video.length, 'video/mp4')
    late.write(mp4([], Buffer.alloc(2000, 8)).subarray(0, -10))
    await until(
      'the first upload is in progress',
      async () => (await uploadAt(issued.uploadUrl)).isClaimed
    )
    await db.rawQuery(
      `update media set arriving_until = now() - interval '1 second' where id = ?`,
      [uploadIdOf(issued.uploadUrl)]
    )
    assert.equal((await send(issued.uploadUrl, video, 'video/mp4')).status, 200)

    late.write(Buffer.alloc(10, 8))
    assert.match(await receivedText(late), /^HTTP\/1.1 410/)
    const kept = await fetch(site(issued.videoUrl))
    assert.deepEqual(Buffer.from(await kept.arrayBuffer()), video)
  })

  test('accepts another attempt after four failures and none after five', async ({ assert }) => {
    for (let attempt = 1; attempt <= 5; attempt++) {
      assert.equal((await send(uploadUrl, Buffer.from('no picture'))).status, 422)
    }
    assert.equal((await send(uploadUrl, await photograph())).status, 410)
  })

  test('responds with an error to a slow or too long upload and leaves no file', async ({
    assert,
    cleanup,
  }) => {
    const used: string[] = []
    const httpErrors: string[] = []
    const bounds = { maxBytes: 1_000, withinMs: 0 }
    const server = createServer((request: IncomingMessage, response) => {
      receiveFile(request, bounds, async (path) => void used.push(path)).catch((error: Error) => {
        httpErrors.push(error.message)
        response.writeHead(400).end()
      })
    }).listen(0, '127.0.0.1')
    cleanup(() => void server.closeAllConnections())
    cleanup(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo

    const start = 'PUT / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n'
    const byte = '1\r\nx\r\n'
    const long = `${LONG_FILE.toString(16)}\r\n${'x'.repeat(LONG_FILE)}`
    for (const { sent, everyMs, withinMs = 300 } of [
      { sent: byte },
      { sent: byte, everyMs: 20 },
      { sent: long, withinMs: 60_000 },
    ]) {
      bounds.withinMs = withinMs
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      socket.write(start + sent)
      const repeated = everyMs && setInterval(() => socket.write(byte), everyMs)
      await once(socket, 'data')
      clearInterval(repeated)
      socket.destroy()
    }

    assert.match(httpErrors[0]!, /took too long/)
    assert.match(httpErrors[1]!, /took too long/)
    assert.match(httpErrors[2]!, /larger than expected/)
    assert.isEmpty(used)
    assert.isEmpty(await readdir(incomingFolder))
  })
})

/** Starts an upload that declares `declared` bytes. */
function startUpload(uploadUrl: string, declared: number, type = 'image/jpeg'): Socket {
  const socket = connect(Number(new URL(site()).port), '127.0.0.1')
  socket.on('error', () => {}) // the server may close the connection before the client has sent everything
  const head = ['host: localhost', `content-type: ${type}`, `content-length: ${declared}`]
  socket.write(`PUT ${uploadUrl} HTTP/1.1\r\n${head.join('\r\n')}\r\nconnection: close\r\n\r\n`)
  return socket
}

/** The server's response until the connection is closed or reset. */
async function receivedText(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}

async function originalsOf(id: string): Promise<string[]> {
  const { objects } = await drive.use().listAll(`originals/${id}`)
  return [...objects].map((each) => (each.isFile ? each.key : each.name))
}

function uploadIdOf(uploadUrl: string): string {
  return uploadUrl.split('?')[0]!.split('/').at(-1)!
}

/** The number of attempts at an upload URL, and whether one is in progress. */
async function uploadAt(uploadUrl: string): Promise<{ attempts: number; isClaimed: boolean }> {
  const { rows } = await db.rawQuery(
    'select attempts, coalesce(arriving_until > now(), false) as "isClaimed" from media where id = ?',
    [uploadIdOf(uploadUrl)]
  )
  return rows[0]
}
