import { execFile } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createSecureServer, type Http2ServerRequest } from 'node:http2'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { promisify } from 'node:util'

/** Headers of one connection, which HTTP/2 does not allow. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

/**
 * Serves an app at `url` (HTTP/1.1) over HTTP/2 with a certificate of its own, as the deployment's proxy does: all files of a
 * screen share one connection. Needs `openssl`. Returns the URL of the front, the flag with which Chromium accepts its
 * certificate (it caches nothing of others), and a function that ends it.
 */
export async function http2Front(
  url: string
): Promise<{ url: string; flag: string; close(): void }> {
  const { port } = new URL(url)
  const { key, cert } = await certificate()
  const server = createSecureServer({ key, cert, allowHTTP1: true })
  server.on('request', (asked: Http2ServerRequest, answer) => {
    const { ':authority': host = asked.headers.host, ...headers } = asked.headers
    const sent = Object.entries(headers).filter(([name]) => !name.startsWith(':'))
    const forward = request(
      {
        port,
        path: asked.url,
        method: asked.method,
        headers: { ...Object.fromEntries(sent), host },
      },
      (response) => {
        const received = Object.entries(response.headers)
        const kept = received.filter(([name]) => !OF_CONNECTION.has(name))
        answer.writeHead(response.statusCode!, Object.fromEntries(kept))
        response.pipe(answer.stream ?? answer)
      }
    )
    forward.on('error', () => answer.stream?.close())
    asked.pipe(forward)
  })
  // A browser opens WebSockets over HTTP/1.1.
  server.on('upgrade', (asked: Http2ServerRequest, socket: Duplex, head: Buffer) => {
    const app = connect(Number(port), 'localhost', () => {
      const { rawHeaders, method, url: path } = asked
      const lines = rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []
      )
      app.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      app.write(head)
      socket.pipe(app).pipe(socket)
    })
    app.on('error', () => socket.destroy())
    socket.on('error', () => app.destroy())
  })
  server.listen(0)
  await once(server, 'listening')
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    flag: `--ignore-certificate-errors-spki-list=${fingerprint(cert)}`,
    close: () => void server.close(),
  }
}

function fingerprint(cert: Buffer): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}

async function certificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    const made = ['-keyout', key, '-out', cert, '-days', '2', '-nodes', '-subj', '/CN=localhost']
    await promisify(execFile)('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...made])
    return { key: await readFile(key), cert: await readFile(cert) }
  } finally {
    await rm(folder, { recursive: true })
  }
}
