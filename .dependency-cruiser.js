import { fileURLToPath } from 'node:url'

/** Each module may import those before it. */
export const MODULES = [
  'media',
  'verification',
  'identity',
  'catalogue',
  'notifications',
  'bookings',
  'reviews',
  'interactions',
  'moderation',
]

/** Each feature of the web may import those before it. A feature is before those whose pages show its parts. */
export const FEATURES = [
  'media',
  'verification',
  'identity',
  'notifications',
  'moderation',
  'reviews',
  'bookings',
  'interactions',
  'catalogue',
  'listings',
]

const MODULE = '^api/app/modules/([^/]+)/'
const FEATURE = '^web/src/features/([^/]+)/'
const TESTS = '/tests/'

/** What a module shows to other code: `public.ts` and `events.ts`. */
const INTERFACE = '^api/app/modules/[^/]+/(public|events)[.]ts$'

/** The files of a module that know HTTP. */
const HANDLERS = `${MODULE}(storefront/)?(routes[.]ts$|controllers/|pages/|http/)`

const SEARCH = '^api/app/modules/catalogue/search/'

/** HTTP requests and responses, and the router. */
const HTTP =
  'node_modules/@adonisjs/(core/build/(modules/http|services/(router|server))|http-server)|^(node:)?http$'

/** The import rule of ARCHITECTURE.md. `scripts/tests/import_rule.spec.js` proves that each of these rules finds violations. */
export default {
  forbidden: [
    rule('module-to-module', 'A module imports public.ts and events.ts of other modules only.', {
      from: { path: MODULE },
      to: { path: '^api/app/modules/', pathNot: ['^api/app/modules/$1/', INTERFACE] },
    }),
    rule(
      'framework-to-module',
      'Code outside of modules imports their public.ts and events.ts only.',
      {
        from: {
          path: '^api/(app/(middleware|exceptions|event_map)|bin|providers)',
          pathNot: TESTS,
        },
        to: { path: '^api/app/modules/', pathNot: INTERFACE },
      }
    ),
    rule('config-to-module', 'config/ imports only the classes that the framework creates.', {
      from: { path: '^api/config/' },
      to: {
        path: '^api/app/modules/',
        pathNot:
          '^api/app/modules/identity/(http/google_provider|authentication/session_members)[.]ts$',
      },
    }),
    rule('console-to-module', 'A console command calls a command of a module.', {
      from: { path: '^api/commands/' },
      to: { path: '^api/app/modules/', pathNot: [INTERFACE, '^api/app/modules/[^/]+/commands/'] },
    }),
    rule('start-to-module', 'start/ registers routes, pages, subscribers and scheduled jobs.', {
      from: { path: '^api/start/' },
      to: {
        path: '^api/app/modules/',
        pathNot: [INTERFACE, '/(routes[.]ts$|pages/|projections/|reactions/|commands/)'],
      },
    }),
    ...MODULES.map((name, position) =>
      rule(
        'module-order',
        'A module imports only modules before it in MODULES, so that there are no cycles.',
        {
          from: { path: `^api/app/modules/${name}/` },
          to: {
            path: '^api/app/modules/',
            pathNot: MODULES.slice(0, position + 1).map((each) => `^api/app/modules/${each}/`),
          },
        }
      )
    ),
    rule('module-unknown', 'Every module has a position in MODULES.', {
      from: {
        path: '^api/app/modules/',
        pathNot: MODULES.map((each) => `^api/app/modules/${each}/`),
      },
      to: {},
    }),
    rule('shared-to-module', 'shared/ imports no module.', {
      from: { path: '^api/app/shared/' },
      to: { path: '^api/app/modules/' },
    }),
    rule('shared-to-start', 'shared/ reads its settings with sharedSettings().', {
      from: { path: '^api/app/shared/', pathNot: TESTS },
      to: { path: '^api/(start|config|providers|bin|commands|app/(middleware|exceptions))/' },
    }),
    rule('controller-to-database', 'A controller calls commands and queries; it reads no tables.', {
      from: { path: '/controllers/' },
      to: {
        path: ['node_modules/(@adonisjs/lucid|pg|knex)/', '^api/app/shared/database/'],
        pathNot: '^api/app/shared/database/(is_uuid|json_of|keyset)[.]ts$',
      },
    }),
    rule('controller-to-model', 'A controller imports models as types only.', {
      from: { path: '/controllers/' },
      to: { path: '^api/app/modules/[^/]+/models/', dependencyTypesNot: ['type-only'] },
    }),
    rule('command-to-command', 'Commands never call commands: share what both need.', {
      from: { path: `${MODULE}commands/` },
      to: { path: '^api/app/modules/$1/commands/' },
    }),
    rule('rule-to-write', 'Rules throw or compute: they import no code that writes.', {
      from: { path: `${MODULE}rules/` },
      to: { path: `${MODULE}(commands|steps|projections|reactions)/` },
    }),
    rule('query-to-write', 'Queries read: they import no code that writes.', {
      from: { path: `${MODULE}queries/` },
      to: { path: `${MODULE}(commands|steps|reactions)/` },
    }),
    rule('step-to-command', 'A step writes in the transaction of a command, so it calls none.', {
      from: { path: `${MODULE}steps/` },
      to: { path: `${MODULE}(commands|projections|reactions)/` },
    }),
    rule('loose-file', 'At the top of a module are its fixed files only: others are in a folder.', {
      from: {},
      to: {
        path: `${MODULE}[^/]+$`,
        pathNot: `${MODULE}(errors|events|limits|public|routes|validators)[.]ts$`,
      },
    }),
    rule('search-door', 'Of the search, code imports the files at its top only.', {
      from: { path: '^api/app/', pathNot: [TESTS, SEARCH] },
      to: { path: SEARCH, pathNot: `${SEARCH}(search_items|suggest|count_facets)[.]ts$` },
    }),
    rule(
      'http-below-controller',
      'Only routes.ts, controllers/, pages/ and http/ of a module know HTTP.',
      { from: { path: MODULE, pathNot: [TESTS, HANDLERS] }, to: { path: HTTP } }
    ),
    rule('handler-from-below', 'Commands, queries and subscribers do not import HTTP handlers.', {
      from: {
        path: `${MODULE}(commands|queries|models|projections|reactions|policies|rules|steps)/`,
      },
      to: { path: HANDLERS },
    }),
    rule('feature-to-feature', 'A feature imports public.ts of other features only.', {
      from: { path: FEATURE },
      to: { path: FEATURE, pathNot: ['^web/src/features/$1/', `${FEATURE}public[.]ts$`] },
    }),
    ...FEATURES.map((name, position) =>
      rule(
        'feature-order',
        'A feature imports only features before it in FEATURES, so that there are no cycles.',
        {
          from: { path: `^web/src/features/${name}/` },
          to: {
            path: FEATURE,
            pathNot: FEATURES.slice(0, position + 1).map((each) => `^web/src/features/${each}/`),
          },
        }
      )
    ),
    rule('feature-unknown', 'Every feature has a position in FEATURES.', {
      from: {
        path: FEATURE,
        pathNot: FEATURES.map((each) => `^web/src/features/${each}/`),
      },
      to: {},
    }),
    rule('feature-to-page', 'Features import no page, no shell and no router.', {
      from: { path: FEATURE },
      to: { path: '^web/src/(pages|shell)/|^web/src/(app|main|router|start)[.]tsx?$' },
    }),
    rule('page-to-router', 'Pages import no shell and no router.', {
      from: { path: '^web/src/pages/', pathNot: TESTS },
      to: { path: '^web/src/shell/|^web/src/(app|main|router|start)[.]tsx?$' },
    }),
    rule('component-to-feature', 'Components and lib import no feature, page, shell or router.', {
      from: { path: '^web/src/(components|lib)/' },
      to: { path: '^web/src/(features|pages|shell)/|^web/src/(app|main|router|start)[.]tsx?$' },
    }),
    rule('unresolved', 'The file of an import does not exist.', {
      from: {},
      to: { couldNotResolve: true },
    }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    webpackConfig: {
      fileName: fileURLToPath(new URL('scripts/import_resolution.js', import.meta.url)),
    },
  },
}

function rule(name, comment, { from, to }) {
  return { name, severity: 'error', comment, from, to }
}
