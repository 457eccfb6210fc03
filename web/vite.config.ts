import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { pageNamed, productName } from '@saajha/contract/product_name'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const api = process.env.API_TARGET ?? 'http://127.0.0.1:3333'

/** The Host header is passed on as it came, so that the API's same-origin checks hold behind the proxy. */
const proxy = {
  '/api': { target: api },
  '/media': { target: api },
  '/socket.io': { target: api, ws: true },
}

/** While developing, the page comes from here and not from the API, which names the built one. */
const namedInDevelopment: Plugin = {
  name: 'product-name',
  apply: 'serve',
  transformIndexHtml: (page) => pageNamed(page, productName(process.env.APP_NAME)),
}

/** The page asks for the app right away, not only once its entry knows which language it speaks. */
const appPreloaded: Plugin = {
  name: 'app-preloaded',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.values(bundle)
        .flatMap((file) =>
          file.type === 'chunk' && file.name === 'start' ? [file.fileName, ...file.imports] : []
        )
        .filter((name) => !(bundle[name] as { isEntry?: boolean }).isEntry)
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
          injectTo: 'head',
        })),
  },
}

/** What must read the same wherever the reader's clock stands; run once more in each zone. */
const ABOUT_DATES = [
  'src/lib/tests/format.test.ts',
  'src/lib/tests/time_zone.test.ts',
  'src/features/interactions/tests/{booking_calendar,calendar_days,contact_page}.test.{ts,tsx}',
  'src/pages/tests/dashboard_page.test.tsx',
]

export default defineConfig({
  plugins: [react(), tailwindcss(), namedInDevelopment, appPreloaded],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  server: { port: 5173, proxy },
  preview: { port: 4173, proxy },
  // The server puts a new one into every page it sends, and into the page's Content-Security-Policy.
  html: { cspNonce: 'nonce-of-the-page' },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // A data: address would have to be let through the Content-Security-Policy.
    assetsInlineLimit: 0,
    // What seldom changes keeps its name, and so its place in the browser's cache, across releases.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
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
    // Each says itself what it includes: what is said above would be added to it, not replaced.
    projects: [
      {
        extends: true,
        test: { name: 'web', env: { TZ: 'UTC' }, include: ['src/**/*.test.{ts,tsx}'] },
      },
      ...['Asia/Kolkata', 'America/Los_Angeles'].map((zone) => ({
        extends: true as const,
        test: { name: `dates in ${zone}`, env: { TZ: zone }, include: ABOUT_DATES },
      })),
    ],
  },
})
