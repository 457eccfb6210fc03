import { defineConfig } from '@adonisjs/core/http'

/** How requests are read and answered. */
export const http = defineConfig({
  generateRequestId: false,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  trustProxy: (address) => address === '127.0.0.1' || address === '::1',
  cookie: { path: '/', httpOnly: true, secure: false, sameSite: 'lax' },
})
