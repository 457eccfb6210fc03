import env from '#start/env'
import { defineConfig } from '@adonisjs/core/http'
import proxyAddr from 'proxy-addr'

/** How requests are read and answered. */
export const http = defineConfig({
  generateRequestId: false,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  trustProxy: proxyAddr.compile(env.get('TRUSTED_PROXIES', 'loopback').split(/[\s,]+/)),
  cookie: { path: '/', httpOnly: true, secure: false, sameSite: 'lax' },
})
