import env from '#start/env'
import { defineConfig, stores } from '@adonisjs/session'

/** Carries the session's id; the session itself stays on the server. */
export const SESSION_COOKIE = 'saajha_session'

export default defineConfig({
  enabled: true,
  cookieName: SESSION_COOKIE,
  clearWithBrowser: false,
  age: '30 days',
  cookie: {
    path: '/',
    httpOnly: true,
    secure: env.get('PUBLIC_URL', '').startsWith('https://'),
    sameSite: 'lax',
  },
  store: 'database',
  stores: { database: stores.database({ tableName: 'sessions' }) },
})
