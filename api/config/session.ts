import { defineConfig } from '@adonisjs/session'
import sharedSettings from '#config/shared'
import { databaseSessions } from '#shared/http/session/database_sessions'

const DAYS = 30
const MAX_DAYS = 90

/** An administrator's session ends after this time without use. */
export const ADMIN_IDLE_HOURS = 12

const { isHttps } = sharedSettings

/** The cookie with the session id. */
export const SESSION_COOKIE = sharedSettings.sessionCookie

/** The options for setting and clearing the session cookie. */
export const SESSION_COOKIE_OPTIONS = {
  path: '/',
  httpOnly: true,
  secure: isHttps,
  sameSite: 'lax',
} as const

/** The options of the cookie by which the web app detects a signed-in member; scripts can read it. */
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
  stores: { database: databaseSessions({ idleDays: DAYS, maxDays: MAX_DAYS }) },
})
