import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { groupByScripts } from '../../script_groups'

type Module = { imports?: string[]; scripts?: string[]; code?: string }

/** Returns the group of each module, of an app that begins with `main` and whose pages all load `shell`. */
function groupsOf(modules: Record<string, Module>) {
  const graph = {
    getModuleInfo: (id: string) => {
      const { imports = [], scripts = [], code = '' } = modules[id] ?? {}
      return { importedIds: imports, dynamicallyImportedIds: scripts, code }
    },
  } as unknown as Rolldown.ChunkingContext
  const nameOf = groupByScripts('main', ['shell'])
  return Object.fromEntries(Object.keys(modules).map((id) => [id, nameOf(id, graph)]))
}

const LONG = 'x'.repeat(100_000)

test('modules of the same scripts are a group, and modules of one script or of every page have none', () => {
  const groups = groupsOf({
    main: { scripts: ['a', 'b'] },
    a: { imports: ['shell', 'one', 'two', 'own'] },
    b: { imports: ['shell', 'one', 'two'] },
    shell: {},
    one: {},
    two: {},
    own: {},
  })
  expect(groups).toEqual({
    main: null,
    a: null,
    b: null,
    shell: null,
    one: 'shared_one',
    two: 'shared_one',
    own: null,
  })
})

test.each([
  ['little', '', 'shared_one'],
  ['2,500 Latin letters of', 'x'.repeat(2_500), 'shared_one'],
  ['2,500 Hindi letters of', 'क'.repeat(2_500), 'shared_two'],
  ['much', LONG, 'shared_two'],
])('a group with %s code that another script does not need', (_, code, name) => {
  const groups = groupsOf({
    main: { scripts: ['a2', 'b2', 'c2'] },
    a2: { imports: ['one', 'two'] },
    b2: { imports: ['one', 'two'] },
    c2: { imports: ['two'] },
    one: { code },
    two: {},
  })
  expect([groups.one, groups.two]).toEqual(['shared_one', name])
})

test('a script loads the parts of a library that it names', () => {
  const index = '/node_modules/lucide-react/dist/esm/lucide-react.mjs'
  const icon = (name: string) => `/node_modules/lucide-react/dist/esm/icons/${name}.mjs`
  const code = 'import { CircleCheck, HouseIcon as House } from "lucide-react"'
  const groups = groupsOf({
    main: { scripts: ['a3', 'b3'] },
    a3: { imports: [index], code },
    b3: { imports: [index], code },
    [index]: { imports: ['circle-check', 'house', 'x'].map(icon) },
    [icon('circle-check')]: {},
    [icon('house')]: {},
    [icon('x')]: {},
  })
  const name = 'shared_lucide_react_dist_esm_icons_circle_check'
  expect(groups[icon('circle-check')]).toBe(name)
  expect(groups[icon('house')]).toBe(name)
  expect(groups[icon('x')]).toBeNull()
})

test('a script loads the parts of the query cache that it names', () => {
  const part = (name: string) => `/node_modules/@tanstack/react-query/build/modern/${name}.js`
  const code = "import { useIsMutating } from '@tanstack/react-query'"
  const groups = groupsOf({
    main: { scripts: ['a4', 'b4'] },
    a4: { imports: [part('index')], code },
    b4: { imports: [part('index')], code },
    [part('index')]: {
      imports: ['useMutationState', 'useQueries'].map(part),
      code: 'import { useIsMutating, useMutationState } from "./useMutationState.js"; import { useQueries } from "./useQueries.js"',
    },
    [part('useMutationState')]: {},
    [part('useQueries')]: {},
  })
  const name = 'shared__tanstack_react_query_build_modern_useMutationState'
  expect(groups[part('useMutationState')]).toBe(name)
  expect(groups[part('useQueries')]).toBeNull()
})
