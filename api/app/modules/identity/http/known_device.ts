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

/** A browser, the accounts that have signed in on it, latest first, and when, as Unix times in ms; the previous release sets none. */
type Device = { id: string; accounts: string[]; signedInAt?: Record<string, number> }

/** Returns the id of the visitor's device if the account has signed in on it before, else null. */
export function knownDevice(ctx: HttpContext, accountId: string): string | null {
  const device = deviceOf(ctx.request)
  return device?.accounts.includes(accountId) ? device.id : null
}

/** Returns when the account last signed in on the visitor's device; 1970 if that is not known, and null if it has not. */
export function lastSignInOnDevice(ctx: HttpContext, accountId: string): Date | null {
  const device = deviceOf(ctx.request)
  if (!device?.accounts.includes(accountId)) return null
  return new Date(device.signedInAt?.[accountId] ?? 0)
}

/** Adds the account to the visitor's encrypted device cookie. */
export function rememberDevice(ctx: HttpContext, accountId: string): void {
  const { id, accounts, signedInAt } = deviceOf(ctx.request) ?? { id: randomUUID(), accounts: [] }
  const others = accounts.filter((each) => each !== accountId)
  const kept = [accountId, ...others].slice(0, MAX_ACCOUNTS)
  const times = { ...signedInAt, [accountId]: Date.now() }
  const device: Device = {
    id,
    accounts: kept,
    signedInAt: Object.fromEntries(Object.entries(times).filter(([each]) => kept.includes(each))),
  }
  ctx.response.encryptedCookie(COOKIE, device, { ...COOKIE_OPTIONS, secure: isHttps() })
}

/** Returns the accounts that have signed in on the visitor's device, whether or not one is signed in now. */
export function accountsOfDevice(request: HttpRequest): string[] {
  return deviceOf(request)?.accounts ?? []
}

function deviceOf(request: HttpRequest): Device | null {
  return (request.encryptedCookie(COOKIE) as Device | undefined) ?? null
}
