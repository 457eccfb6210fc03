import { readdirSync } from 'node:fs'
import tseslint from 'typescript-eslint'

/**
 * What may import what. A module knows itself, `shared/`, and of the others only `public` and `events`: ask through
 * public, tell through events. `shared/` knows no module, HTTP stops at the controllers, commands never call commands,
 * and features of the web do not know each other.
 */
const modules = folders('api/app/modules')
const features = folders('web/src/features')

const HTTP = { regex: '^@adonisjs/core/http$', message: 'HTTP stops at the controller.' }
const DATABASE = {
  regex: '^@adonisjs/lucid',
  message: 'A controller calls a command or a query; it does not read tables.',
}
const COMMANDS = {
  regex: '^#modules/[^/]+/commands/',
  message: 'Commands never call commands: share what both need.',
}
const MODULES = { regex: '^#modules/', message: 'shared/ knows no module.' }
const FEATURES = {
  regex: '^@/(features|pages|router)',
  message: 'Components and lib know no feature.',
}

export default [
  { files: ['**/*.ts', '**/*.tsx'], languageOptions: { parser: tseslint.parser } },
  reject(['api/app/shared/**/*.ts'], MODULES),
  ...modules.flatMap((name) => {
    const inside = `api/app/modules/${name}`
    const foreign = {
      regex: `^#modules/(?!${name}/)[^/]+/(?!(public|events)$)`,
      message: 'Ask another module through its public.ts, hear from it through its events.ts.',
    }
    return [
      reject([`${inside}/**/*.ts`], foreign),
      reject([`${inside}/{queries,projections,reactions,models}/**/*.ts`], foreign, HTTP),
      reject([`${inside}/commands/**/*.ts`], foreign, HTTP, COMMANDS),
      reject([`${inside}/controllers/**/*.ts`], foreign, DATABASE),
    ]
  }),
  ...features.map((name) =>
    reject([`web/src/features/${name}/**/*.{ts,tsx}`], {
      regex: `^@/(features/(?!${name}/)|pages/|router)`,
      message: 'Features do not import each other: join them in a page of the router.',
    })
  ),
  reject(['web/src/{components,lib}/**/*.{ts,tsx}'], FEATURES),
]

function reject(files, ...patterns) {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } }
}

function folders(path) {
  const entries = readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}
