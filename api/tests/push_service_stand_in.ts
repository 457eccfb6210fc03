import { createDecipheriv, createPublicKey, hkdfSync, verify } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import app from '@adonisjs/core/services/app'
import type { PushMessage } from '@saajha/contract/push'
import type { PushNetwork } from '#shared/web_push/push_network'
import type { PushSubscription } from '#shared/web_push/send_push'
import {
  subscribeBrowser,
  type BrowserSecrets,
  type BrowserSubscription,
} from '#tests/browser_subscription'
import { PUSH_SERVICE_CERTIFICATE } from '#tests/push_service_certificate'

type Received = { endpoint: string; headers: IncomingHttpHeaders; message: PushMessage }
type Response = { status: number; headers?: Record<string, string>; body?: string }

/**
 * The push services of all browsers on loopback. It decrypts what it receives (RFC 8291), and responds with 403 to a request
 * without a valid signature of this site (RFC 8292) and with 400 to what it cannot decrypt.
 */
export class PushServiceStandIn {
  /** The pushes that were accepted, in order. */
  readonly received: Received[] = []
  /** The response to valid pushes. */
  response: Response = { status: 201 }
  #subscribers = new Map<string, BrowserSecrets>()

  private constructor(private server: Server) {}

  /** Every push service resolves to it until it is closed. */
  static async open(): Promise<PushServiceStandIn> {
    const server = createServer(PUSH_SERVICE_CERTIFICATE)
    const standIn = new PushServiceStandIn(server)
    server.on('request', (request, response) => {
      standIn.#receive(request).then(
        ({ status, headers = {}, body = '' }) => response.writeHead(status, headers).end(body),
        () => response.destroy()
      )
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    usePushNetwork({
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isAllowed: (ip) => ip === '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      ca: PUSH_SERVICE_CERTIFICATE.cert,
    })
    return standIn
  }

  async close(): Promise<void> {
    rejectPushes()
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  /** Subscribes a new browser. */
  subscribe(service?: string): BrowserSubscription {
    const { subscription, secrets } = subscribeBrowser(service)
    this.#subscribers.set(subscription.endpoint, secrets)
    return subscription
  }

  async #receive(request: IncomingMessage): Promise<Response> {
    const { headers } = request
    const endpoint = `https://${headers.host!.replace(/:\d+$/, '')}${request.url}`
    const body = await buffer(request)
    const subscriber = this.#subscribers.get(endpoint)
    if (!subscriber) return { status: 404 }
    if (!isSignedFor(new URL(endpoint).origin, headers)) return { status: 403 }
    if (headers['content-encoding'] !== 'aes128gcm') return { status: 415 }
    try {
      const message = JSON.parse(decrypt(body, subscriber)) as PushMessage
      if (this.response.status === 201) this.received.push({ endpoint, headers, message })
    } catch {
      return { status: 400 }
    }
    return this.response
  }
}

/** Subscription fields as they are stored. */
export function storedForm({ endpoint, keys }: BrowserSubscription): PushSubscription {
  return { endpoint, ...keys }
}

/** Replaces parts of the network to the push services. */
export function usePushNetwork(network: Partial<PushNetwork>): void {
  app.config.set('shared.pushNetwork', network)
}

/** Rejects every push for good: one that is postponed leaves a delivery open, for which later tests would wait. */
export function rejectPushes(): void {
  usePushNetwork({
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isAllowed: () => false,
  })
}

/** Whether a request has a token of this site for the origin of the push service. */
function isSignedFor(origin: string, { authorization = '' }: IncomingHttpHeaders): boolean {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (!token || !key || key !== process.env.VAPID_PUBLIC_KEY) return false
  const [head, claims, signature] = token.split('.') as [string, string, string]
  const point = Buffer.from(key, 'base64url')
  const coordinate = (start: number) => point.subarray(start, start + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const hours = (exp - Date.now() / 1_000) / 3_600
  return (
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url')
    ) &&
    aud === origin &&
    hours > 0 &&
    hours <= 24 &&
    /^(mailto:|https:\/\/)/.test(sub)
  )
}

/** Decrypts a body of one record (RFC 8188) as a browser does (RFC 8291). */
function decrypt(body: Buffer, { curve, auth }: BrowserSecrets): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const serverKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), serverKey])
  const secret = hkdfSync('sha256', curve.computeSecret(serverKey), auth, info, 32)
  const derive = (purpose: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${purpose}\0`, length)
    )
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
