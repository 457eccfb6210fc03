import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { markPageSettings, pageSettings } from '@saajha/contract/page_settings'
import { replaceNameInHtml, productName } from '@saajha/contract/product_name'
import type { Plugin, Rolldown } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { defineConfig } from 'vitest/config'
import { pageFiles } from './page_files.ts'
import { groupByScripts, modulesOf } from './script_groups.ts'
import { serviceWorker } from './service_worker_file.ts'

const api = process.env.API_TARGET ?? 'http://127.0.0.1:3333'

/** The Host header is forwarded unchanged, so that the API's same-origin checks pass through the proxy. */
const proxy = {
  '/api': { target: api },
  '/media': { target: api },
  '/socket.io': { target: api, ws: true },
}

/** Sets the product name and the page's settings in development; the API sets them in the built page. */
const developmentSettings: Plugin = {
  name: 'settings',
  apply: 'serve',
  transformIndexHtml: (page) =>
    markPageSettings(
      replaceNameInHtml(page, productName(process.env.APP_NAME)),
      pageSettings(process.env)
    ),
}

/** Writes brotli and gzip variants of scripts, styles and SVG files. The server sends them by `Accept-Encoding`. */
const compressed = compression({
  algorithms: ['brotliCompress', 'gzip'],
  include: /\.(js|css|svg)$/,
  logLevel: 'silent',
})

/** Modules that change only with the libraries, without the parts of the query cache that the home page does not use. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|react-redux|react-router|scheduler|redux|redux-thunk|reselect|immer|@reduxjs|@tanstack\/(react-query|query-core))\/(?!build\/modern\/(useMutationState|useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.)/

/** What every page begins with. */
const EVERY_PAGE = ['src/start.tsx', 'src/features/catalogue/components/city/city_chip.tsx'].map(
  sourceFile
)

/** The first page is what these files import, however deep. */
const FIRST_PAGE = [...EVERY_PAGE, sourceFile('src/features/catalogue/pages/home_page.tsx')]

/** Pages and parts of them that show no cards of listings. */
const WITHOUT_CARDS = [
  'src/features/interactions/components/contact_form_view.tsx',
  'src/features/interactions/components/conversation_view.tsx',
  'src/features/verification/components/submitted_documents.tsx',
  'src/pages/bookings_page.tsx',
  'src/pages/edit_profile_page.tsx',
  'src/pages/inbox_page.tsx',
  'src/pages/listing_page.tsx',
  'src/pages/own_page.tsx',
  'src/shell/account_menu.tsx',
].map(sourceFile)

function sourceFile(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

let firstModules: Set<string> | undefined
let modulesWithoutCards: Set<string> | undefined

/** The name of the script of what the home page shares only with pages that show cards of listings. */
function cards(module: string, graph: Rolldown.ChunkingContext): string | null {
  modulesWithoutCards ??= modulesOf([...EVERY_PAGE, ...WITHOUT_CARDS], graph)
  return firstPage(module, graph) && !modulesWithoutCards.has(module) ? 'cards' : null
}

/** The name of the script of what the home page shares with other pages. As many small files it would compress worse. */
function firstPage(module: string, graph: Rolldown.ChunkingContext): string | null {
  firstModules ??= modulesOf(FIRST_PAGE, graph)
  return firstModules.has(module) ? 'first' : null
}

/** Lines that give a component of the router its name. */
const COMPONENT_NAME = /^\w+\.displayName = "\w+";$/gm

/** A component of the router, before the call that makes it. */
const COMPONENT = /^(var \w+ = )(?=React\d*\.(forwardRef|memo)\()/gm

/**
 * Uses the production build of the router, whose package resolves to the development build. Its components lose their names, and
 * are marked as free of side effects: otherwise the bundler would keep those that no page uses.
 */
const routerForProduction: Plugin = {
  name: 'router-for-production',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/^react-router(\/dom)?$/.test(source)) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && found.id.replace('/dist/development/', '/dist/production/')
  },
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-/ },
    handler: (code) => ({
      code: code.replace(COMPONENT_NAME, '').replace(COMPONENT, '$1/* @__PURE__ */ '),
      map: null,
    }),
  },
}

/** Tests whose results must not depend on the time zone; they run in each of the zones below. */
const DATE_TESTS = [
  'src/lib/tests/format.test.ts',
  'src/lib/tests/time_zone.test.ts',
  'src/features/bookings/tests/{booking_calendar,calendar_days}.test.{ts,tsx}',
  'src/features/interactions/tests/contact_dates.test.tsx',
  'src/pages/tests/dashboard_dates.test.tsx',
]

/** Tests that replace `location`. A window that is the global object of its files does not allow that. */
const LOCATION_TESTS = [
  'src/lib/tests/{language,leave_to,live_channel,reload_for_new_build}.test.ts',
]

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    developmentSettings,
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
    // Groups that seldom change keep their hashed names, and so stay in the browser's cache, across releases.
    rolldownOptions: {
      // Without it, classes of libraries that no page uses stay: they read the class that they extend.
      treeshake: { propertyReadSideEffects: false },
      output: {
        comments: { legal: false },
        codeSplitting: {
          groups: [
            { name: 'framework', test: FRAMEWORK },
            {
              name: cards,
              debugName: 'cards',
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            { name: firstPage, debugName: 'first page', minShareCount: 2 },
            {
              name: groupByScripts(sourceFile('src/main.ts'), FIRST_PAGE),
              debugName: 'shared',
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    // Loads jsdom once for all files of a process; each file still has its own window and modules.
    pool: 'vmForks',
    // By default a processor stays idle for the process that waits for the others.
    maxWorkers: '100%',
    setupFiles: ['src/tests/setup.ts'],
    globalSetup: ['src/tests/check_stubs.ts'],
    restoreMocks: true,
    testTimeout: 30_000,
    // Each project sets `include` itself: the value of the root config would be merged with it.
    projects: [
      {
        extends: true,
        test: {
          name: 'web',
          env: { TZ: 'UTC' },
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...DATE_TESTS, ...LOCATION_TESTS],
        },
      },
      {
        extends: true,
        test: { name: 'location', pool: 'forks', include: LOCATION_TESTS },
      },
      ...['Asia/Kolkata', 'America/Los_Angeles'].map((zone) => ({
        extends: true as const,
        test: { name: `dates in ${zone}`, env: { TZ: zone }, include: DATE_TESTS },
      })),
    ],
  },
})
