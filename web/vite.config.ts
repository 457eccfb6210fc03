import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { pageNamed, productName } from '@saajha/contract/product_name'
import type { Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { defineConfig } from 'vitest/config'
import { pageFiles } from './page_files.ts'
import { serviceWorker } from './service_worker_file.ts'

const api = process.env.API_TARGET ?? 'http://127.0.0.1:3333'

/** The Host header is forwarded unchanged, so that the API's same-origin checks pass through the proxy. */
const proxy = {
  '/api': { target: api },
  '/media': { target: api },
  '/socket.io': { target: api, ws: true },
}

/** Sets the product name in development; the API sets it in the built page. */
const developmentProductName: Plugin = {
  name: 'product-name',
  apply: 'serve',
  transformIndexHtml: (page) => pageNamed(page, productName(process.env.APP_NAME)),
}

/** Writes brotli and gzip variants of scripts, styles and SVG files, which the server sends by `Accept-Encoding`. */
const compressed = compression({
  algorithms: ['brotliCompress', 'gzip'],
  include: /\.(js|css|svg)$/,
  logLevel: 'silent',
})

/** Libraries of every page. Their file changes only with their versions, and so stays in the browser's cache. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|react-redux|react-router|scheduler|redux|redux-thunk|reselect|immer|@reduxjs|@tanstack\/(react-query|query-core))\//

/** Own modules and icons; those that many pages import are one file, since many small files compress worse. */
const SHARED = /lucide-react|react-slot|\/(web|contract)\/src\//

/** Uses the production build of the router, whose package resolves to the development build. */
const routerForProduction: Plugin = {
  name: 'router-for-production',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/^react-router(\/dom)?$/.test(source)) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && found.id.replace('/dist/development/', '/dist/production/')
  },
}

/** Tests whose results must not depend on the time zone; they also run in each of the zones below. */
const DATE_TESTS = [
  'src/lib/tests/format.test.ts',
  'src/lib/tests/time_zone.test.ts',
  'src/features/interactions/tests/{booking_calendar,calendar_days,contact_page}.test.{ts,tsx}',
  'src/pages/tests/dashboard_page.test.tsx',
]

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    developmentProductName,
    pageFiles,
    serviceWorker(),
    routerForProduction,
    compressed,
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  server: { port: 5173, proxy },
  preview: { port: 4173, proxy },
  // The server replaces it in each page and sets the same nonce in the Content-Security-Policy.
  html: { cspNonce: 'nonce-of-the-page' },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The Content-Security-Policy does not allow data: URLs of assets.
    assetsInlineLimit: 0,
    // The service worker prefetches the scripts of later pages, so preload lists would only enlarge the initial page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    // The licences of the libraries are in one file rather than in every script.
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      output: {
        comments: { legal: false },
        codeSplitting: {
          groups: [
            { name: 'framework', test: FRAMEWORK },
            { name: 'shared', test: SHARED, minShareCount: 6 },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['src/tests/setup.ts'],
    restoreMocks: true,
    testTimeout: 30_000,
    // Each project sets `include` itself: the value of the root config would be merged with it.
    projects: [
      {
        extends: true,
        test: { name: 'web', env: { TZ: 'UTC' }, include: ['src/**/*.test.{ts,tsx}'] },
      },
      ...['Asia/Kolkata', 'America/Los_Angeles'].map((zone) => ({
        extends: true as const,
        test: { name: `dates in ${zone}`, env: { TZ: zone }, include: DATE_TESTS },
      })),
    ],
  },
})
