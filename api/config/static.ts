import { defineConfig } from '@adonisjs/static'

/** Hashed files of the built web app are immutable; all other files are revalidated. */
export default defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  headers: (path): Record<string, string> => {
    if (path.includes('/assets/')) return { 'Cache-Control': 'public, max-age=31536000, immutable' }
    // The content security policy of its script also applies to the requests of a service worker.
    if (/\/sw\.js(\.br|\.gz)?$/.test(path))
      return { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" }
    return {}
  },
})
