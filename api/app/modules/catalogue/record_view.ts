import type { HttpRequest } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { isbot } from 'isbot'
import { recordViews, type View } from '#modules/catalogue/commands/record_views'
import { accountsOfDevice } from '#modules/identity/public'
import { hashOfVisitor } from '#modules/catalogue/hash_of_visitor'
import { SESSION_COOKIE } from '#config/session'
import { networkOf } from '#shared/http/limits/network_of'
import { todayInIndia } from '#shared/time/day_in_india'

const FLUSH_MS = 2_000
const MAX_WAITING = 10_000
const BROWSERS_OWN = ['document', 'empty']

let waiting = new Map<string, View>()
let timer: NodeJS.Timeout | undefined

/**
 * Notes a visit of a listing, without making the visitor wait: views are recorded together every two seconds, and those
 * of a process that is killed in between are lost.
 */
export function recordView(
  request: HttpRequest,
  { id: itemId, ownerId }: { id: string; ownerId: string }
): void {
  const agent = request.header('user-agent') ?? ''
  if (request.method() !== 'GET' || agent === '' || isbot(agent)) return
  if (isPrefetch(request) || isEmbedded(request)) return
  if (waiting.size >= MAX_WAITING) return
  const sessionId = (request.cookie(SESSION_COOKIE) as string | undefined) ?? null
  const ip = request.ip()
  const day = todayInIndia()
  const browser = hashOfVisitor(day, `${networkOf(ip)} ${agent}`)
  const isOwnersDevice = accountsOfDevice(request).includes(ownerId)
  const view = { itemId, ownerId, day, ip, browser, sessionId, isOwnersDevice }
  waiting.set(`${itemId} ${sessionId ?? browser}`, view)
  timer ??= setTimeout(() => void flushViews(), FLUSH_MS).unref()
}

/** Records what was noted so far. */
export async function flushViews(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const views = [...waiting.values()]
  waiting = new Map()
  if (views.length === 0) return
  await recordViews(views).catch((error: unknown) =>
    logger.warn({ err: error }, 'Some views of listings were not counted')
  )
}

/** A browser reads it before anybody has decided to visit. */
function isPrefetch(request: HttpRequest): boolean {
  return /prefetch/.test(request.header('sec-purpose') ?? request.header('purpose') ?? '')
}

/** Another site's page names it as a picture, a script or a call of its own. */
function isEmbedded(request: HttpRequest): boolean {
  const destination = request.header('sec-fetch-dest')
  if (destination === undefined) return false
  return (
    !BROWSERS_OWN.includes(destination) ||
    (destination === 'empty' && request.header('sec-fetch-site') === 'cross-site')
  )
}
