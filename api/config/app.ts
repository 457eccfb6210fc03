import type { IncomingMessage, ServerResponse } from 'node:http'
import env from '#start/env'
import { defineConfig } from '@adonisjs/core/http'
import server from '@adonisjs/core/services/server'
import { isHttps } from '#shared/http/origin/public_origin'
import proxyAddr from 'proxy-addr'

/** How requests are read and answered. */
export const http = defineConfig({
  generateRequestId: false,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  trustProxy: proxyAddr.compile(env.get('TRUSTED_PROXIES', 'loopback').split(/[\s,]+/)),
  // An address that cannot be read leads where every unknown one leads.
  onBadUrl(request: IncomingMessage, response: ServerResponse) {
    request.url = request.url!.startsWith('/api/') ? '/api/unreadable' : '/unreadable'
    void server.handle(request, response)
  },
  // The cookies of a detour to a sign-in provider; the session's are set in `config/session.ts`.
  cookie: { path: '/', httpOnly: true, secure: isHttps, sameSite: 'lax' },
})
