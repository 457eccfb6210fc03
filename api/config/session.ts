import { defineConfig } from '@adonisjs/session'
import { isHttps } from '#shared/http/origin/public_origin'
import { databaseSessions } from '#shared/http/session/database_sessions'

const DAYS = 30

/** Carries the session's id; the session itself stays on the server. By https no other host can set it. */
export const SESSION_COOKIE = isHttps ? '__Host-saajha_session' : 'saajha_session'

/** How the cookie is set, and taken back. */
export const SESSION_COOKIE_OPTIONS = {
  path: '/',
  httpOnly: true,
  secure: isHttps,
  sameSite: 'lax',
} as const

/** How the web is told that somebody is signed in: as the session's cookie is set, but for scripts to see. */
export const SIGNED_IN_COOKIE_OPTIONS = {
  ...SESSION_COOKIE_OPTIONS,
  httpOnly: false,
  maxAge: `${DAYS} days`,
} as const

export default defineConfig({
  enabled: true,
  cookieName: SESSION_COOKIE,
  clearWithBrowser: false,
  age: `${DAYS} days`,
  cookie: SESSION_COOKIE_OPTIONS,
  store: 'database',
  stores: { database: databaseSessions(DAYS) },
})
