import type { HttpRequest } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { isbot } from 'isbot'
import { recordViews, type View } from '#modules/catalogue/commands/record_views'
import { accountsOfDevice } from '#modules/identity/public'
import { hashOfVisitor } from '#modules/catalogue/rules/hash_of_visitor'
import { SESSION_COOKIE } from '#config/session'
import { networkOf } from '#shared/http/limits/network_of'
import { todayInIndia } from '#shared/time/day_in_india'

const FLUSH_MS = 2_000
const MAX_PENDING = 10_000
const PAGE_DESTINATIONS = ['document', 'empty']

let pending = new Map<string, View>()
let timer: NodeJS.Timeout | undefined

/**
 * Records a view of a listing in memory, so that the response does not wait. Views are flushed every 2 s; a process that is
 * killed loses its pending ones. Bots, prefetches and embeds do not count.
 */
export function recordView(
  request: HttpRequest,
  { id: itemId, ownerId }: { id: string; ownerId: string }
): void {
  const agent = request.header('user-agent') ?? ''
  if (request.method() !== 'GET' || agent === '' || isbot(agent)) return
  if (isPrefetch(request) || isEmbedded(request)) return
  if (pending.size >= MAX_PENDING) return
  const sessionId = (request.cookie(SESSION_COOKIE) as string | undefined) ?? null
  const ip = request.ip()
  const day = todayInIndia()
  const browser = hashOfVisitor(day, `${networkOf(ip)} ${agent}`)
  const isOwnersDevice = accountsOfDevice(request).includes(ownerId)
  const view = { itemId, ownerId, day, ip, browser, sessionId, isOwnersDevice }
  pending.set(`${itemId} ${sessionId ?? browser}`, view)
  timer ??= setTimeout(() => void flushViews(), FLUSH_MS).unref()
}

/** Writes all pending views to the database. */
export async function flushViews(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const views = [...pending.values()]
  pending = new Map()
  if (views.length === 0) return
  await recordViews(views).catch((error: unknown) =>
    logger.warn({ err: error }, 'view recorder failed to flush; pending views are lost')
  )
}

/** The browser loads the page before the user visits it. */
function isPrefetch(request: HttpRequest): boolean {
  return /prefetch/.test(request.header('sec-purpose') ?? request.header('purpose') ?? '')
}

/** A page of another site requests it as an image, a script or a fetch. */
function isEmbedded(request: HttpRequest): boolean {
  const destination = request.header('sec-fetch-dest')
  if (destination === undefined) return false
  return (
    !PAGE_DESTINATIONS.includes(destination) ||
    (destination === 'empty' && request.header('sec-fetch-site') === 'cross-site')
  )
}
