import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import logger from '@adonisjs/core/services/logger'
import type { PushMessage } from '@saajha/contract/push'
import webPush, { type Urgency } from 'web-push'
import { Postponed } from '#shared/outbox/postponed'
import { sharedSettings } from '#shared/settings'
import { withTimeout } from '#shared/time/with_timeout'
import { pushDestination } from '#shared/web_push/push_destination'
import { pushNetwork } from '#shared/web_push/push_network'
import { retryAfterSeconds } from '#shared/web_push/retry_after'
import type { SubscriptionKeys } from '#shared/web_push/subscription_keys'

/** For the name, the connection and the response together; less than the lease of a delivery. */
const TIMEOUT_MS = 5_000
const MAX_HEADER_BYTES = 8_192
/** In characters. Together far below the 3,993 bytes that push services accept. */
const MAX_TITLE = 120
const MAX_BODY = 240

/** A browser's subscription. */
export type PushSubscription = SubscriptionKeys & { endpoint: string }

export type PushOptions = {
  /** How long the push service keeps the push for a browser that is offline. */
  ttlSeconds: number
  urgency: Urgency
  /** A push that is kept is replaced by the next one of the same topic; any text. */
  topic?: string
}

/**
 * `gone`: the subscription has ended and is to be deleted. `rejected`: the push service, or the rule of destinations, rejects
 * this push for good.
 */
export type PushOutcome = 'delivered' | 'gone' | 'rejected'

/**
 * Sends a push to a browser, encrypted for it, at most once. Texts are shortened. Throws `Postponed` if the push service is
 * unavailable or asks to wait. The endpoint is from a client: only public IP addresses of known push services are connected
 * to, and redirects are not followed.
 */
export async function sendPush(
  { endpoint, ...keys }: PushSubscription,
  message: PushMessage,
  { ttlSeconds, urgency, topic }: PushOptions
): Promise<PushOutcome> {
  const { vapid } = sharedSettings()
  const destination = pushDestination(endpoint)
  if (!vapid || !destination) return 'rejected'
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, contentOf(message), {
    vapidDetails: vapid,
    TTL: Math.max(0, Math.floor(ttlSeconds)),
    urgency,
    topic: topic === undefined ? undefined : topicOf(topic),
  })
  const { hostname } = destination
  const response = await post(destination, headers, body).catch((error: Error) => {
    if (error instanceof ForbiddenIpError) return null
    logger.warn({ err: error, hostname }, 'push service unavailable; the push is sent later')
    throw new Postponed(retryAfterSeconds(undefined))
  })
  const status = response?.statusCode ?? 0
  if (status >= 200 && status < 300) return 'delivered'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) {
    logger.warn({ status, hostname }, 'push service asks to wait; the push is sent later')
    throw new Postponed(retryAfterSeconds(response?.headers['retry-after']))
  }
  logger.warn({ status, hostname }, 'push rejected; it is not sent again')
  return 'rejected'
}

/** The name of a push service resolves to an IP address outside the public internet. */
class ForbiddenIpError extends Error {}

/** Sends the request and returns the response without its body. */
async function post(
  url: URL,
  headers: Record<string, string>,
  body: Buffer
): Promise<IncomingMessage> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const { resolve, isAllowed, port, ca } = pushNetwork()
  const timeout = 'The name of the push service was not resolved in time'
  const addresses = await withTimeout(resolve(url.hostname), TIMEOUT_MS, timeout)
  if (!addresses.every(({ address }) => isAllowed(address))) throw new ForbiddenIpError()
  // The connection uses the addresses that were checked: another look-up could return others.
  const lookup: LookupFunction = (_, __, callback) => callback(null, addresses)
  const sending = request(url, {
    ...{ method: 'POST', headers, port, ca, signal, maxHeaderSize: MAX_HEADER_BYTES },
    ...{ agent: false, lookup, autoSelectFamily: true },
  })
  // An error that follows the response.
  sending.on('error', () => {})
  try {
    const [response] = (await once(sending.end(body), 'response')) as [IncomingMessage]
    return response
  } finally {
    // The body is not read, since it may be endless.
    sending.destroy()
  }
}

function contentOf({ title, body, ...rest }: PushMessage): string {
  return JSON.stringify({
    ...{ title: shortened(title, MAX_TITLE), body: shortened(body, MAX_BODY) },
    ...rest,
  })
}

function shortened(text: string, max: number): string {
  const characters = [...text]
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : text
}

/** A topic has at most 32 characters of base64url, and says nothing to the push service. */
function topicOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32)
}
