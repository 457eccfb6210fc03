import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { FEATURES, MODULES as MODULE_ORDER } from '../../.dependency-cruiser.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
const CHECKED = [
  'api/app',
  'api/bin',
  'api/commands',
  'api/config',
  'api/providers',
  'api/start',
  'web/src',
]

const MODULES = 'api/app/modules'
const CREATE_ITEM = `${MODULES}/catalogue/commands/create_item.ts`
const RELAY = 'api/app/shared/outbox/relay.ts'
const REGISTER = `${MODULES}/identity/commands/register_member.ts`
const USERS = `${MODULES}/identity/controllers/users_controller.ts`
const HOME_PAGE = 'web/src/features/catalogue/pages/home_page.tsx'
const HTTP_TYPES = '@adonisjs/core/http'

/** Imports that are rejected: title, name of the rule, file, source of the file. */
const REJECTED = [
  ...[
    ["import '#modules/media/commands/store_picture'", 'an alias'],
    ["await import('#modules/media/commands/store_picture')", 'a dynamic import'],
    ["import '../../media/commands/store_picture.js'", 'a relative path'],
    [
      "await import('../../media/commands/store_picture.js')",
      'a dynamic import of a relative path',
    ],
    ["import type { Picture } from '#modules/media/commands/store_picture'", 'a type import'],
    ["export * from '#modules/media/commands/store_picture'", 'a re-export'],
    ["let picture: import('#modules/media/commands/store_picture').Picture", 'an import type'],
  ].map(([statement, door]) => [
    `a module imports the inside of another module by ${door}`,
    'module-to-module',
    CREATE_ITEM,
    statement,
  ]),
  ...[
    'validators.ts',
    'policies/item_policy.ts',
    'storefront/pages/item_page.ts',
    'tests/item.spec.ts',
  ].map((file) => [
    `a module imports the inside of another module in ${file}`,
    'module-to-module',
    `${MODULES}/catalogue/${file}`,
    "import '#modules/media/models/upload'",
  ]),
  ...['middleware/member_middleware.ts', 'exceptions/handler.ts', 'event_map.ts'].map((file) => [
    `app/${file} imports the inside of a module`,
    'framework-to-module',
    `api/app/${file}`,
    "import '#modules/identity/models/user'",
  ]),
  [
    'a provider imports the inside of a module lazily',
    'framework-to-module',
    'api/providers/events_provider.ts',
    "await import('#modules/catalogue/search/plan/plan_search')",
  ],
  [
    'a script of bin/ imports the inside of a module',
    'framework-to-module',
    'api/bin/seed_demo.ts',
    "import '#modules/media/models/upload'",
  ],
  ...['auth', 'ally', 'google'].map((name) => [
    `config/${name}.ts imports a model of a module`,
    'config-to-module',
    `api/config/${name}.ts`,
    "import '#modules/identity/models/user'",
  ]),
  [
    'a setting imports public.ts of a module',
    'config-to-module',
    'api/config/shared.ts',
    "await import('#modules/catalogue/public')",
  ],
  ...['identity/models/user', 'catalogue/queries/list_items', 'catalogue/routes'].map((name) => [
    `a console command imports ${name} of a module`,
    'console-to-module',
    'api/commands/item_hide.ts',
    `await import('#modules/${name}')`,
  ]),
  [
    'start/ imports a query of a module',
    'start-to-module',
    'api/start/routes.ts',
    "import '#modules/catalogue/queries/list_items'",
  ],
  [
    'two modules import each other through public.ts',
    'module-order',
    `${MODULES}/identity/queries/get_user_stats.ts`,
    "import '#modules/catalogue/public'",
  ],
  [
    'a module without a position in the order of modules imports another file',
    'module-unknown',
    `${MODULES}/payments/routes.ts`,
    "import '#shared/outbox/relay'",
  ],
  ...[
    "import '#modules/identity/public'",
    "import '../../modules/identity/public.js'",
    "await import('#modules/identity/public')",
  ].map((statement) => [
    `shared/ imports a module: ${statement}`,
    'shared-to-module',
    RELAY,
    statement,
  ]),
  ...['#start/env', '#start/kernel', '#config/session', '#providers/events_provider'].map(
    (name) => [`shared/ imports ${name}`, 'shared-to-start', RELAY, `import '${name}'`]
  ),
  ...[
    '@adonisjs/lucid/services/db',
    'pg',
    '#shared/database/sql',
    '#shared/database/in_transaction',
    '../../../shared/database/sql.js',
  ].map((name) => [
    `a controller imports ${name}`,
    'controller-to-database',
    USERS,
    `import '${name}'`,
  ]),
  [
    'a controller imports a model',
    'controller-to-model',
    USERS,
    "import User from '#modules/identity/models/user'",
  ],
  ...["import '#modules/identity/commands/sign_in'", "import './sign_in.js'"].map((statement) => [
    `a command calls another command: ${statement}`,
    'command-to-command',
    REGISTER,
    statement,
  ]),
  ...['commands/sign_in', 'steps/blocking', 'reactions/mark_verified'].map((name) => [
    `a rule imports code that writes (${name})`,
    'rule-to-write',
    `${MODULES}/identity/rules/normal_name.ts`,
    `import '#modules/identity/${name}'`,
  ]),
  ...['commands/sign_in', 'steps/blocking', 'reactions/mark_verified'].map((name) => [
    `a query imports code that writes (${name})`,
    'query-to-write',
    `${MODULES}/identity/queries/get_public_user.ts`,
    `import '#modules/identity/${name}'`,
  ]),
  ...['commands/sign_in', 'reactions/mark_verified'].map((name) => [
    `a step imports ${name}`,
    'step-to-command',
    `${MODULES}/identity/steps/blocking.ts`,
    `import '#modules/identity/${name}'`,
  ]),
  [
    'a module has a loose file',
    'loose-file',
    REGISTER,
    "import type { Loose } from '#modules/identity/loose'",
  ],
  ...[
    ['controllers/items_controller.ts', "import '#modules/catalogue/search/plan/plan_search'"],
    ['queries/list_items.ts', "await import('../search/plan/plan_search.js')"],
    [
      'lists/list_page.ts',
      "import type { SearchPlan } from '#modules/catalogue/search/plan/plan_search'",
    ],
    ['public.ts', "export * from '#modules/catalogue/search/plan/plan_search'"],
  ].map(([file, statement]) => [
    `${file} imports the inside of the search`,
    'search-door',
    `${MODULES}/catalogue/${file}`,
    statement,
  ]),
  ...[
    'commands/register_member.ts',
    'queries/find_account.ts',
    'projections/counts.ts',
    'reactions/mark_verified.ts',
    'models/user.ts',
    'policies/user_policy.ts',
    'public.ts',
    'rules/normal_name.ts',
    'steps/blocking.ts',
    'search/words.ts',
  ].flatMap((file) => [
    [
      `a file below the controllers imports HTTP (${file})`,
      'http-below-controller',
      `${MODULES}/identity/${file}`,
      `import type { HttpContext } from '${HTTP_TYPES}'`,
    ],
    [
      `a file below the controllers imports the HTTP server of Node.js (${file})`,
      'http-below-controller',
      `${MODULES}/identity/${file}`,
      "import type { IncomingMessage } from 'node:http'",
    ],
  ]),
  [
    'a file below the controllers imports the router',
    'http-below-controller',
    `${MODULES}/identity/public.ts`,
    "import '@adonisjs/core/services/router'",
  ],
  ...['controllers/users_controller', 'http/open_session', 'pages/profile_page'].map((name) => [
    `a command imports an HTTP handler (${name})`,
    'handler-from-below',
    REGISTER,
    `import '#modules/identity/${name}'`,
  ]),
  [
    'a command imports a page of the storefront',
    'handler-from-below',
    CREATE_ITEM,
    "import '#modules/catalogue/storefront/pages/item_page'",
  ],
  [
    'a file of the storefront below its controllers imports HTTP',
    'http-below-controller',
    `${MODULES}/catalogue/storefront/share_image.ts`,
    `import type { HttpContext } from '${HTTP_TYPES}'`,
  ],
  ...[
    ["import '@/features/interactions/pages/contact_page'", 'an alias'],
    ["import '../../interactions/pages/contact_page'", 'a relative path'],
    ["void import('@/features/interactions/pages/contact_page')", 'a dynamic import'],
    ["void import('../../interactions/pages/contact_page')", 'a dynamic import of a relative path'],
    ["import type { Page } from '@/features/interactions/pages/contact_page'", 'a type import'],
    ["export * from '@/features/interactions/pages/contact_page'", 'a re-export'],
    ["let page: import('@/features/interactions/pages/contact_page').Page", 'an import type'],
  ].map(([statement, door]) => [
    `a web feature imports the inside of another feature by ${door}`,
    'feature-to-feature',
    HOME_PAGE,
    statement,
  ]),
  ...['public.ts', 'tests/contact_page.test.tsx'].map((file) => [
    `a web feature imports the inside of another feature in ${file}`,
    'feature-to-feature',
    `web/src/features/interactions/${file}`,
    "import '@/features/identity/validation'",
  ]),
  ...FEATURES.slice(0, -1).map((name, position) => [
    `the web feature ${name} imports public.ts of the feature after it`,
    'feature-order',
    `web/src/features/${name}/tests/order.test.ts`,
    `import '@/features/${FEATURES[position + 1]}/public'`,
  ]),
  [
    'a web feature without a position in the order of features imports another file',
    'feature-unknown',
    'web/src/features/payments/pages/payment_page.tsx',
    "import '@/components/button'",
  ],
  ...['@/pages/item_page', '@/shell/header', '@/router', '../../../router'].map((name) => [
    `a web feature imports ${name}`,
    'feature-to-page',
    HOME_PAGE,
    `import '${name}'`,
  ]),
  [
    'a web page imports the router',
    'page-to-router',
    'web/src/pages/item_page.tsx',
    "import '@/router'",
  ],
  ...['web/src/components/button.tsx', 'web/src/lib/live/socket.ts'].map((file) => [
    `${file} imports a feature`,
    'component-to-feature',
    file,
    "void import('@/features/identity/validation')",
  ]),
  [
    'a file imports a file that does not exist',
    'unresolved',
    RELAY,
    "import '#shared/no_such_file'",
  ],
]

/** Imports that are allowed: title, file, source of the file. */
const ALLOWED = [
  [
    'a module imports public.ts and events.ts of another module',
    `${MODULES}/interactions/reactions/notify_owner.ts`,
    "import '#modules/notifications/public'; import '#modules/notifications/events'",
  ],
  [
    'a module imports its own files',
    `${MODULES}/notifications/reactions/notify_owner.ts`,
    "import '#modules/notifications/commands/add_notification'",
  ],
  [
    'a command imports a step and a rule of its module',
    REGISTER,
    "import '#modules/identity/steps/blocking'; import '#modules/identity/rules/normal_name'",
  ],
  [
    'a controller imports HTTP and a query',
    `${MODULES}/catalogue/controllers/items_controller.ts`,
    `import '${HTTP_TYPES}'; import '#modules/catalogue/queries/list_items'; import '#shared/database/keyset'`,
  ],
  ...['controllers/items_controller.ts', 'public.ts'].map((file) => [
    `${file} imports a door of the search`,
    `${MODULES}/catalogue/${file}`,
    "import '#modules/catalogue/search/search_items'",
  ]),
  [
    'the search imports its own files',
    `${MODULES}/catalogue/search/search_items.ts`,
    "import '#modules/catalogue/search/plan/plan_search'",
  ],
  [
    'a controller imports the type of a model',
    USERS,
    "import type User from '#modules/identity/models/user'",
  ],
  ...[
    'routes.ts',
    'storefront/controllers/sitemap_controller.ts',
    'storefront/pages/item_page.ts',
    'http/record_view.ts',
  ].map((file) => [
    `${file} of a module imports HTTP`,
    `${MODULES}/catalogue/${file}`,
    `import '${HTTP_TYPES}'`,
  ]),
  [
    'a provider imports public.ts of a module',
    'api/providers/events_provider.ts',
    "await import('#modules/catalogue/public')",
  ],
  [
    'a script of bin/ imports public.ts of a module',
    'api/bin/seed_demo.ts',
    "import '#modules/catalogue/public'",
  ],
  [
    'a setting imports a class that the framework creates',
    'api/config/auth.ts',
    "import '#modules/identity/authentication/session_members'; import '#modules/identity/http/google_provider'",
  ],
  [
    'a console command imports public.ts and a command of a module',
    'api/commands/item_hide.ts',
    "import '#modules/catalogue/public'; await import('#modules/media/commands/store_picture')",
  ],
  ['shared/ imports shared/', RELAY, "import '#shared/database/sql'"],
  [
    'start/ imports routes, subscribers and scheduled commands',
    'api/start/routes.ts',
    "import '#modules/catalogue/routes'; import '#modules/media/commands/store_picture'",
  ],
  ...FEATURES.slice(1).map((name, position) => [
    `the web feature ${name} imports public.ts of the features before it and its own files`,
    `web/src/features/${name}/pages/own_page.tsx`,
    [...FEATURES.slice(0, position + 1).map((each) => `${each}/public`), `${name}/inside`]
      .map((path) => `import '@/features/${path}'`)
      .join('; '),
  ]),
  [
    'a web page joins two features',
    'web/src/pages/item_page.tsx',
    "import '@/features/catalogue/pages/home_page'; import '@/features/identity/validation'",
  ],
  ['the router imports a page lazily', 'web/src/router.tsx', "void import('@/pages/item_page')"],
]

/** The files that the sources import. */
const IMPORTED = [
  'api/app/modules/catalogue/events.ts',
  'api/app/modules/catalogue/public.ts',
  'api/app/modules/catalogue/queries/list_items.ts',
  'api/app/modules/catalogue/routes.ts',
  'api/app/modules/catalogue/search/plan/plan_search.ts',
  'api/app/modules/catalogue/search/search_items.ts',
  'api/app/modules/catalogue/storefront/pages/item_page.ts',
  'api/app/modules/identity/commands/sign_in.ts',
  'api/app/modules/identity/controllers/users_controller.ts',
  'api/app/modules/identity/http/google_provider.ts',
  'api/app/modules/identity/http/open_session.ts',
  'api/app/modules/identity/loose.ts',
  'api/app/modules/identity/models/user.ts',
  'api/app/modules/identity/pages/profile_page.ts',
  'api/app/modules/identity/public.ts',
  'api/app/modules/identity/reactions/mark_verified.ts',
  'api/app/modules/identity/rules/normal_name.ts',
  'api/app/modules/identity/steps/blocking.ts',
  'api/app/modules/identity/authentication/session_members.ts',
  'api/app/modules/media/commands/store_picture.ts',
  'api/app/modules/media/models/upload.ts',
  'api/app/modules/notifications/commands/add_notification.ts',
  'api/app/modules/notifications/events.ts',
  'api/app/modules/notifications/public.ts',
  'api/app/shared/database/in_transaction.ts',
  'api/app/shared/database/keyset.ts',
  'api/app/shared/database/sql.ts',
  'api/app/shared/outbox/relay.ts',
  'api/config/session.ts',
  'api/providers/events_provider.ts',
  'api/start/env.ts',
  'api/start/kernel.ts',
  'web/src/components/button.tsx',
  ...FEATURES.flatMap((name) => [
    `web/src/features/${name}/public.ts`,
    `web/src/features/${name}/inside.ts`,
  ]),
  'web/src/features/catalogue/pages/home_page.tsx',
  'web/src/features/identity/validation.ts',
  'web/src/features/interactions/pages/contact_page.tsx',
  'web/src/pages/item_page.tsx',
  'web/src/router.tsx',
  'web/src/shell/header.tsx',
]

const used = new Set()
const rejected = REJECTED.map(([title, rule, file, source]) => {
  return { title: `rejected: ${title}`, rules: [rule], file: unused(file), source }
})
const allowed = ALLOWED.map(([title, file, source]) => {
  return { title: `allowed: ${title}`, rules: [], file: unused(file), source }
})
const cases = [...rejected, ...allowed]

let folder
let violations

/** Checks one tree of files with the configuration of `npm run lint`. */
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-rule-'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const path of IMPORTED) await write(path, 'export {}\n')
  for (const { file, source } of cases) await write(file, source)
  await cp(join(root, 'api/package.json'), join(folder, 'api/package.json'))
  violations = await check()
})

after(() => rm(folder, { recursive: true }))

for (const { title, rules, file } of cases) {
  test(title, () => {
    const found = violations.filter(({ from }) => from === file).map(({ rule }) => rule.name)
    assert.deepEqual([...new Set(found)], rules)
  })
}

test('ARCHITECTURE.md lists the modules and the features in the order of the import rule', async () => {
  const lines = (await readFile(join(root, 'ARCHITECTURE.md'), 'utf8')).split('\n')
  const after = (line) => lines[lines.indexOf(`${line}, each imports those before it:`) + 1].trim()
  assert.equal(after('modules'), MODULE_ORDER.join(', '))
  assert.equal(after('features'), FEATURES.join(', '))
})

/** The file, with a number in its name if an earlier case has it: the rules judge it by its folder. */
function unused(file) {
  let path = file
  for (let n = 2; used.has(path); n += 1) path = file.replace('.', `_${n}.`)
  used.add(path)
  return path
}

async function write(path, source) {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), source)
}

async function check() {
  const config = join(root, '.dependency-cruiser.js')
  const { stdout } = await promisify(execFile)(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', config, '--output-type', 'json', ...CHECKED],
    { cwd: folder, maxBuffer: 64 * 1024 * 1024 }
  )
  return JSON.parse(stdout).summary.violations
}
