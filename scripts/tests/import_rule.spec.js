import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'

const root = fileURLToPath(new URL('../../', import.meta.url))
const eslint = new ESLint({ cwd: root, overrideConfigFile: `${root}eslint.imports.config.js` })

/** The import rule's message for one import in one file; null if it is allowed. */
async function importError(filePath, specifier) {
  const [{ messages }] = await eslint.lintText(`import '${specifier}'\n`, {
    filePath: root + filePath,
  })
  return messages[0]?.message ?? null
}

const FORBIDDEN = [
  [
    'a module may not write with the command of another',
    'api/app/modules/catalogue/commands/create_item.ts',
    '#modules/media/commands/store_picture',
  ],
  [
    'a module may not use the model of another',
    'api/app/modules/interactions/queries/count_contacts.ts',
    '#modules/catalogue/models/item',
  ],
  ...['validators', 'policies/contact_policy', 'pages/contact_page', 'search/parse_query'].map(
    (name) => [
      `a file outside the layers of a module may not import the model of another (${name}.ts)`,
      `api/app/modules/interactions/${name}.ts`,
      '#modules/catalogue/models/item',
    ]
  ),
  ['shared may not import a module', 'api/app/shared/outbox/relay.ts', '#modules/identity/public'],
  [
    'a command may not call the command of another file',
    'api/app/modules/identity/commands/register_member.ts',
    '#modules/identity/commands/update_profile',
  ],
  [
    'a command may not import HTTP',
    'api/app/modules/identity/commands/register_member.ts',
    '@adonisjs/core/http',
  ],
  ...[
    'api/app/modules/catalogue/queries/list_items.ts',
    'api/app/modules/interactions/projections/contact_counts.ts',
    'api/app/modules/notifications/reactions/notify_owner.ts',
    'api/app/modules/catalogue/models/item.ts',
  ].map((file) => [
    `a file below the controllers may not import HTTP (${file})`,
    file,
    '@adonisjs/core/http',
  ]),
  [
    'a controller may not import the database service',
    'api/app/modules/identity/controllers/users_controller.ts',
    '@adonisjs/lucid/services/db',
  ],
  [
    'a feature of the web may not import another feature',
    'web/src/features/catalogue/pages/home_page.tsx',
    '@/features/interactions/pages/contact_page',
  ],
  ...['@/pages/item_page', '@/router'].map((specifier) => [
    `a feature of the web may not import ${specifier}`,
    'web/src/features/catalogue/pages/home_page.tsx',
    specifier,
  ]),
  [
    'a component may not import a feature',
    'web/src/components/button.tsx',
    '@/features/identity/validation',
  ],
]

for (const [rule, file, specifier] of FORBIDDEN) {
  test(`${rule}: rejected`, async () => {
    assert.match((await importError(file, specifier)) ?? 'allowed', /restricted/)
  })
}

test("a module may import another module's public.ts and events.ts", async () => {
  const file = 'api/app/modules/notifications/reactions/notify_owner.ts'
  assert.equal(await importError(file, '#modules/interactions/public'), null)
  assert.equal(await importError(file, '#modules/interactions/events'), null)
  assert.equal(await importError(file, '#modules/notifications/commands/add_notification'), null)
})
