import { Agent, request } from 'node:http'
import env from '#start/env'
import type { FuzzRequest } from '#tests/fuzz/fuzz_requests'

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

export type RawReply = { status: number; contentType: string; text: string }

/** Sends a request as it is: nothing is encoded, and no header comes by itself that it does not need. */
export function sendRaw(sent: FuzzRequest, headers: Record<string, string>): Promise<RawReply> {
  const { method, path, body } = sent
  const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        host: env.get('HOST'),
        port: env.get('PORT'),
        method,
        path,
        headers: { ...headers, ...sent.headers, ...length },
      },
      (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('error', reject)
        reply.on('end', () =>
          resolve({
            status: reply.statusCode!,
            contentType: reply.headers['content-type'] ?? '',
            text: Buffer.concat(chunks).toString(),
          })
        )
      }
    )
    outgoing.on('error', reject)
    outgoing.end(body ?? undefined)
  })
}
