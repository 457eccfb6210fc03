import { createHmac } from 'node:crypto'
import type { HttpRequest } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { isbot } from 'isbot'
import { DateTime } from 'luxon'
import { recordViews, type View } from '#modules/catalogue/commands/record_views'
import { SESSION_COOKIE } from '#config/session'
import env from '#start/env'

/** Owners see their views by the day they live in. */
const MARKETPLACE_ZONE = 'Asia/Kolkata'
const FLUSH_MS = 2_000
const MOST_WAITING = 10_000

let waiting = new Map<string, View>()
let timer: NodeJS.Timeout | undefined

/**
 * Notes that somebody looked at a listing, without making them wait: views are kept together every two seconds, and
 * those of a process that is killed in between are lost. Of the visitor only a hash stays, under a key of the day.
 */
export function noteView(
  request: HttpRequest,
  { id: itemId, ownerId }: { id: string; ownerId: string }
): void {
  const agent = request.header('user-agent') ?? ''
  const isAhead = /prefetch/.test(request.header('sec-purpose') ?? request.header('purpose') ?? '')
  if (request.method() !== 'GET' || isAhead || agent === '' || isbot(agent)) return
  if (waiting.size >= MOST_WAITING) return
  const day = DateTime.now().setZone(MARKETPLACE_ZONE).toISODate()!
  const visitor = hashOf(
    hashOf(env.get('APP_KEY').release(), `views ${day}`),
    `${request.ip()} ${agent}`
  )
  const sessionId = (request.cookie(SESSION_COOKIE) as string | undefined) ?? null
  waiting.set(`${itemId} ${visitor}`, { itemId, ownerId, day, visitor, sessionId })
  timer ??= setTimeout(() => void keepViews(), FLUSH_MS).unref()
}

/** Keeps what was noted so far. */
export async function keepViews(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const views = [...waiting.values()]
  waiting = new Map()
  if (views.length === 0) return
  await recordViews(views).catch((error: unknown) =>
    logger.warn({ err: error }, 'Some views of listings were not counted')
  )
}

function hashOf(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)
}
