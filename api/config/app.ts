import type { IncomingMessage, ServerResponse } from 'node:http'
import env from '#start/env'
import { defineConfig } from '@adonisjs/core/http'
import server from '@adonisjs/core/services/server'
import sharedSettings from '#config/shared'
import proxyAddr from 'proxy-addr'

/** The settings of HTTP requests and responses. */
export const http = defineConfig({
  generateRequestId: false,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  trustProxy: proxyAddr.compile(env.get('TRUSTED_PROXIES', 'loopback').split(/[\s,]+/)),
  // A comma is part of a value: of an amount, "1,25,000", or a text.
  qs: { parse: { comma: false } },
  // A malformed URL is handled like an unknown one.
  onBadUrl(request: IncomingMessage, response: ServerResponse) {
    request.url = request.url!.startsWith('/api/') ? '/api/unreadable' : '/unreadable'
    void server.handle(request, response)
  },
  // Defaults for the cookies of an OAuth sign-in; `config/session.ts` has those of the session.
  cookie: { path: '/', httpOnly: true, secure: sharedSettings.isHttps, sameSite: 'lax' },
})
