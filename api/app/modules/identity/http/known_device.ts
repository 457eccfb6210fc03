import { randomUUID } from 'node:crypto'
import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import { isHttps } from '#shared/http/origin/public_origin'

const COOKIE = 'known_device'
const MAX_ACCOUNTS = 5

/**
 * 400 days is the limit of browsers. The path is `/` because page requests send it too: they count the view of a
 * listing.
 */
const COOKIE_OPTIONS = {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: '400 days',
} as const

/** A browser and the accounts that have signed in on it, latest first. */
type Device = { id: string; accounts: string[] }

/** Returns the id of the visitor's device if the account has signed in on it before, else null. */
export function knownDevice(ctx: HttpContext, accountId: string): string | null {
  const device = deviceOf(ctx.request)
  return device?.accounts.includes(accountId) ? device.id : null
}

/** Adds the account to the visitor's device cookie, which is encrypted. */
export function rememberDevice(ctx: HttpContext, accountId: string): void {
  const { id, accounts } = deviceOf(ctx.request) ?? { id: randomUUID(), accounts: [] }
  const others = accounts.filter((each) => each !== accountId)
  const device: Device = { id, accounts: [accountId, ...others].slice(0, MAX_ACCOUNTS) }
  ctx.response.encryptedCookie(COOKIE, device, { ...COOKIE_OPTIONS, secure: isHttps() })
}

/** Returns the accounts that have signed in on the visitor's device, whether or not one is signed in now. */
export function accountsOfDevice(request: HttpRequest): string[] {
  return deviceOf(request)?.accounts ?? []
}

function deviceOf(request: HttpRequest): Device | null {
  return (request.encryptedCookie(COOKIE) as Device | undefined) ?? null
}
