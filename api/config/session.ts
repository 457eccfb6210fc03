import { defineConfig, stores } from '@adonisjs/session'
import { isHttps } from '#shared/http/public_address'

/** Carries the session's id; the session itself stays on the server. By https no other host can set it. */
export const SESSION_COOKIE = isHttps ? '__Host-saajha_session' : 'saajha_session'

/** How the cookie is set, and taken back. */
export const SESSION_COOKIE_OPTIONS = {
  path: '/',
  httpOnly: true,
  secure: isHttps,
  sameSite: 'lax',
} as const

export default defineConfig({
  enabled: true,
  cookieName: SESSION_COOKIE,
  clearWithBrowser: false,
  age: '30 days',
  cookie: SESSION_COOKIE_OPTIONS,
  store: 'database',
  // Every sign-in clears away the sessions that have ended since.
  stores: { database: stores.database({ tableName: 'sessions', gcProbability: 100 }) },
})
