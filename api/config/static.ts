import { defineConfig } from '@adonisjs/static'

/** Hashed files of the built web never change; everything else is asked for anew. */
export default defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  headers: (path): Record<string, string> => {
    if (path.includes('/assets/')) return { 'Cache-Control': 'public, max-age=31536000, immutable' }
    // What a service worker may ask for is said by the policy of its own script, however that is sent.
    if (/\/sw\.js(\.br|\.gz)?$/.test(path))
      return { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" }
    return {}
  },
})
