import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'

const root = fileURLToPath(new URL('../../', import.meta.url))
const eslint = new ESLint({ cwd: root, overrideConfigFile: `${root}eslint.imports.config.js` })

/** What the import rule says of one import in one file; null when it may stand. */
async function refusal(filePath, specifier) {
  const [{ messages }] = await eslint.lintText(`import '${specifier}'\n`, {
    filePath: root + filePath,
  })
  return messages[0]?.message ?? null
}

const REFUSED = [
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
  ['shared knows no module', 'api/app/shared/outbox/relay.ts', '#modules/identity/public'],
  [
    'a command does not call a command',
    'api/app/modules/identity/commands/register_member.ts',
    '#modules/identity/commands/update_profile',
  ],
  [
    'HTTP stops at the controller',
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
    'a controller does not read tables',
    'api/app/modules/identity/controllers/users_controller.ts',
    '@adonisjs/lucid/services/db',
  ],
  [
    'features of the web do not know each other',
    'web/src/features/catalogue/pages/home_page.tsx',
    '@/features/interactions/pages/contact_page',
  ],
  ...['@/pages/item_page', '@/router'].map((specifier) => [
    `a feature of the web may not import ${specifier}`,
    'web/src/features/catalogue/pages/home_page.tsx',
    specifier,
  ]),
  ['components know no feature', 'web/src/components/button.tsx', '@/features/identity/validation'],
]

for (const [rule, file, specifier] of REFUSED) {
  test(`${rule}: refused`, async () => {
    assert.match((await refusal(file, specifier)) ?? 'it may stand', /restricted/)
  })
}

test('a module may ask another through public.ts and hear from it through events.ts', async () => {
  const file = 'api/app/modules/notifications/reactions/notify_owner.ts'
  assert.equal(await refusal(file, '#modules/interactions/public'), null)
  assert.equal(await refusal(file, '#modules/interactions/events'), null)
  assert.equal(await refusal(file, '#modules/notifications/commands/add_notification'), null)
})
