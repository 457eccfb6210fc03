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

/** Beside each script and style its brotli and gzip, which the server sends to those who read them. */
const compressed = compression({
  algorithms: ['brotliCompress', 'gzip'],
  include: /\.(js|css|svg)$/,
  logLevel: 'silent',
})

/** What changes with the libraries alone, and what the groups of later scripts would otherwise take from the first page. */
const FRAMEWORK =
  /overlay_history_context|contract\/src\/limits|node_modules\/(react|react-dom|react-redux|react-router|scheduler|redux|redux-thunk|reselect|immer|@reduxjs|@tanstack\/(react-query|query-core))\//

/**
 * What is known before a message is read. No screen's messages may be in the same file: they would be read before `main.ts`
 * has fetched them in Hindi. Nor may those that the Hindi file itself reads, which an English page does without.
 */
const LANGUAGE =
  /web\/src\/(lib\/(language|browser_storage|product)|messages\/in_language)\.ts$|contract\/src\/product_name\.ts$|vite\/preload-helper/

/** What the Hindi file reads besides. With anything else in its file, English messages would be read first. */
const WORDS = /contract\/src\/words\.ts$/

/** What the pages of the catalogue have in common. In many small files it would be larger. */
const SHARED = new RegExp(
  [
    'web/src/features/catalogue/(card_|recent_|hooks/use_categories|components/(item_card|category_icon|favourite|fetch|scroll))',
    'web/src/lib/(?!use_pages|upload|limit|socket|on_leave|drafts/|city_options|field_rules|show_refused|server_message|use_leave_region|on_wake|use_settled|session/(use_sign_in|use_sign_out|leave_to|ended_session|member_session))',
    'web/src/messages/(en/)?(everywhere|home|item|pages|price|search|shell)',
    'web/src/components/(avatar|button|card|empty|icon_button|page_loading|picture|skeleton|spinner|toast_queue)',
    'contract/src/(categor|first_reads|limits|media|product)',
    'node_modules/(lucide-react/dist/esm/(?!icons)|lucide-react/dist/esm/icons/(arrow-right|shield-check|bell-ring|languages)|@radix-ui/react-slot)',
  ].join('|')
)

/** What panels over a page share. In many small files each level of imports would cost a round trip. */
const OVERLAY = new RegExp(
  [
    'web/src/components/(dialog|sheet|toast\\.|field|input|use_back_closes|use_dialog_focus|use_leave_overlay)',
    'web/src/(lib/(on_leave|session/(leave_to|use_sign_out))|shell/use_account_links)',
    'node_modules/@radix-ui/(primitive|react-(collection|context|dialog|dismissable-layer|focus-|id|portal|presence|primitive|use-(?!size|is)))',
    'node_modules/(aria-hidden|get-nonce|react-remove-scroll|react-style-singleton|tslib|use-callback-ref|use-sidecar)',
    'node_modules/lucide-react/dist/esm/icons/(x|circle-(check|exclamation-point)|external-link|layout-grid|log-out)\\.',
  ].join('|')
)

/** What forms share. */
const FORM =
  /web\/src\/(lib\/(field_rules|server_message|show_refused)|messages\/(en\/)?inputs)|contract\/src\/line_text|node_modules\/react-hook-form\//

/** What the sign-in dialog shares with members' pages. */
const MEMBERS =
  /web\/src\/(components\/(tabs|password)|messages\/(en\/)?auth)|node_modules\/(@radix-ui\/react-(tabs|roving-focus|direction|use-is)|lucide-react\/dist\/esm\/icons\/eye)/

/** The router's package leads every bundler to its development version, warnings and all. */
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

/** What must read the same wherever the reader's clock stands; run once more in each zone. */
const ABOUT_DATES = [
  'src/lib/tests/format.test.ts',
  'src/lib/tests/time_zone.test.ts',
  'src/features/interactions/tests/{booking_calendar,calendar_days,contact_page}.test.{ts,tsx}',
  'src/pages/tests/dashboard_page.test.tsx',
]

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    namedInDevelopment,
    pageFiles,
    serviceWorker(),
    routerForProduction,
    compressed,
  ],
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
    // What a later page needs is here already: the service worker fetches it all behind the first. The lists of it would
    // only weigh on that one.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    // The libraries' licences, in a file of their own rather than in every script.
    license: { fileName: 'licences.md' },
    // What seldom changes keeps its name, and so its place in the browser's cache, across releases.
    rolldownOptions: {
      output: {
        comments: { legal: false },
        codeSplitting: {
          groups: [
            { name: 'language', test: LANGUAGE, priority: 1 },
            { name: 'words', test: WORDS, priority: 1 },
            { name: 'framework', test: FRAMEWORK },
            { name: 'shared', test: SHARED, minShareCount: 2 },
            { name: 'overlay', test: OVERLAY, minShareCount: 2 },
            { name: 'form', test: FORM, minShareCount: 2 },
            { name: 'members', test: MEMBERS, minShareCount: 2 },
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
