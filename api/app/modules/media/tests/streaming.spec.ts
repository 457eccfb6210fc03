import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { readdir, readlink } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Disk } from '@adonisjs/drive'
import { test } from '@japa/runner'
import { openStoredFile } from '#modules/media/storage/open_stored_file'
import { sendChunks } from '#modules/media/http/send_chunks'
import { mp4 } from '#tests/film'
import { Member } from '#tests/member'
import { objectStorageAt } from '#tests/object_storage'
import { send } from '#tests/picture'
import { until } from '#harness/until'
import { site } from '#tests/site'

const VIDEO = mp4([], Buffer.alloc(4_200_000, 7))
const CONNECTIONS = 12

test.group('Streaming a video', (group) => {
  let videoUrl: string

  group.each.setup(async ({ context }) => {
    const owner = await Member.join(context.client, 'Streaming Person')
    const declared = { contentType: 'video/mp4', contentLength: VIDEO.length }
    const { uploadUrl, ...given } = (await owner.post('/api/upload/video').json(declared)).body()
    const response = await send(uploadUrl, VIDEO, 'video/mp4')
    if (!response.ok) throw new Error(await response.text())
    videoUrl = given.videoUrl
  })

  test('responds to HEAD with the length, without a body and without opening the file', async ({
    assert,
  }) => {
    for (const range of ['bytes=0-3', 'bytes=99999999-']) {
      const response = await fetch(site(videoUrl), { method: 'HEAD', headers: { range } })
      assert.equal(response.status, 200)
      assert.equal(response.headers.get('content-length'), String(VIDEO.length))
      assert.equal(response.headers.get('accept-ranges'), 'bytes')
      assert.isNull(response.headers.get('content-range'))
      assert.equal((await response.arrayBuffer()).byteLength, 0)
    }
    assert.equal(await openFiles(videoUrl), 0)
  })

  test('sends requested ranges, each with its own length', async ({ assert }) => {
    const whole = await fetch(site(videoUrl))
    assert.equal(whole.headers.get('content-length'), String(VIDEO.length))
    assert.isTrue(Buffer.from(await whole.arrayBuffer()).equals(VIDEO))
    for (const [start, end] of [
      [0, 0],
      [65_535, 65_536],
      [1_000_000, VIDEO.length - 1],
    ] as const) {
      const headers = { range: `bytes=${start}-${end}` }
      const part = await fetch(site(videoUrl), { headers })
      assert.equal(part.status, 206)
      assert.equal(part.headers.get('content-length'), String(end - start + 1))
      const bytes = Buffer.from(await part.arrayBuffer())
      assert.isTrue(bytes.equals(VIDEO.subarray(start, end + 1)), headers.range)
    }
    await until('all files are closed', async () => (await openFiles(videoUrl)) === 0)
  })

  test('keeps unread bytes out of memory and closes the file when clients disconnect', async ({
    assert,
  }) => {
    const before = bytesInUse()
    const sockets = Array.from({ length: CONNECTIONS }, () => download(videoUrl).pause())
    await until(
      'all downloads have started',
      async () => (await openFiles(videoUrl)) === CONNECTIONS
    )
    await Promise.all(sockets.map((socket) => once(socket, 'readable')))
    assert.isBelow(bytesInUse() - before, (CONNECTIONS * VIDEO.length) / 4)
    for (const socket of sockets) socket.destroy()
    await until('all files are closed', async () => (await openFiles(videoUrl)) === 0)
  })

  test('ends the response when the rest of the file cannot be read', async ({
    assert,
    cleanup,
  }) => {
    const failures: string[] = []
    async function* chunks() {
      yield VIDEO.subarray(0, 10)
      await Promise.reject(new Error('The disk is away'))
    }
    const server = createServer((_request, response) => {
      response.setHeader('content-length', VIDEO.length)
      sendChunks(response, chunks()).catch((error: Error) => failures.push(error.message))
    }).listen(0, '127.0.0.1')
    cleanup(() => void server.closeAllConnections())
    cleanup(() => void server.close())
    await once(server, 'listening')
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    await assert.rejects(() => response.arrayBuffer())
    assert.deepEqual(failures, ['The disk is away'])
  })

  test('requests only the range from object storage', async ({ assert, cleanup }) => {
    const ranges: (string | undefined)[] = []
    const storage = createServer((request, response) => {
      if (request.method === 'HEAD') {
        response.setHeader('content-length', VIDEO.length)
        response.setHeader('last-modified', new Date(0).toUTCString())
        return response.end()
      }
      ranges.push(request.headers.range)
      if (!request.url!.startsWith('/bucket/variants/a/video.mp4?')) {
        return response.writeHead(404).end('<Error/>')
      }
      const [, start, end] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
      return response.writeHead(206).end(VIDEO.subarray(Number(start), Number(end) + 1))
    }).listen(0, '127.0.0.1')
    cleanup(() => void storage.closeAllConnections())
    cleanup(() => void storage.close())
    await once(storage, 'listening')
    const disk = new Disk(objectStorageAt(storage))

    const stored = await openStoredFile(disk, 'variants/a/video.mp4')
    assert.equal(stored.size, VIDEO.length)
    assert.equal(await text(await stored.read({ start: 4, end: 11 })), 'ftypisom')
    assert.deepEqual(ranges, ['bytes=4-11'])
    const missing = await openStoredFile(disk, 'variants/b/video.mp4')
    await assert.rejects(() => missing.read({ start: 0, end: 3 }), /responded 404/)
  })
})

function download(path: string): Socket {
  const socket = connect(Number(new URL(site()).port), '127.0.0.1').on('error', () => {})
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
  return socket
}

/** Memory that buffers use after a garbage collection, in bytes. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  return process.memoryUsage().arrayBuffers
}

/** The number of open files of this process below a path. */
async function openFiles(path: string): Promise<number> {
  const handles = await readdir('/proc/self/fd')
  const files = await Promise.all(
    handles.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => ''))
  )
  return files.filter((file) => file.endsWith(path.replace('/media/', '/variants/'))).length
}
