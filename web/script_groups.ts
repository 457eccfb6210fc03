import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext

/** Modules, the scripts that load them, the groups that they import however deep, and the bytes of their code. */
type Group = { modules: string[]; scripts: Set<string>; imports: Set<Group>; length: number }

/** The bytes of code, before it is minified, that take as long as a request. Bytes, since a Hindi letter is three of them. */
const REQUEST = 3_000

/** The indexes of libraries and features. A module uses the parts that it names. */
const INDEX =
  /\/lucide-react\/dist\/esm\/lucide-react\.|\/radix-ui\/dist\/index\.|\/@tanstack\/[\w-]+\/build\/modern\/index\.|\/features\/\w+\/public\./

/** The names that a module imports from an index. */
const IMPORT =
  /import\s*\{([^}]*)\}\s*from\s*["'](?:lucide-react|radix-ui|@tanstack\/(?:react-query|query-core)|@\/features\/\w+\/public)["']/g

/** The names and the path of a part in the index of a feature or of the query cache. */
const EXPORT = /(?:export|import)\s*\{([^}]*)\}\s*from\s*["'][@.](\/[\w/]+)(?:\.js)?["']/g

/** The name of a part in the path of a library: `icons/circle-check.mjs`, `@radix-ui/react-dropdown-menu/dist/index.mjs`. */
const PART = /(?:icons\/|@radix-ui\/react-)([\w-]+)(?:\.|\/)/

/**
 * Returns a function that names the group of each module for the bundler, or null for none. Modules that the same scripts load are a
 * group. Two groups are joined while the requests that this saves weigh more than the code that a script then loads without
 * need. `entry` is the module with which the app begins; what the scripts `grouped` load has a group already.
 */
export function groupByScripts(entry: string, grouped: string[]) {
  let names: Map<string, string> | undefined
  return (module: string, graph: Graph): string | null => {
    names ??= namesOf(joinGroups(groupsOf(entry, grouped, graph)))
    return names.get(module) ?? null
  }
}

/** Returns the modules that scripts load: their first modules and what these import, however deep. */
export function modulesOf(scripts: string[], graph: Graph): Set<string> {
  const found = new Set(scripts)
  for (const module of found) read(module, graph).imports.forEach((id) => found.add(id))
  return found
}

/** What a module imports, the scripts that it loads later, and the bytes of its code. */
type Module = { imports: string[]; scripts: string[]; length: number }

const known = new WeakMap<Graph, Map<string, Module>>()

/** Reads a module once: each read copies its code. */
function read(id: string, graph: Graph): Module {
  const modules = known.get(graph) ?? new Map<string, Module>()
  known.set(graph, modules)
  const module = modules.get(id) ?? readFrom(graph, id)
  modules.set(id, module)
  return module
}

function readFrom(graph: Graph, id: string): Module {
  const { importedIds = [], dynamicallyImportedIds = [], code } = graph.getModuleInfo(id) ?? {}
  const named = [...(code ?? '').matchAll(IMPORT)].flatMap(([, names]) => wordsIn(names))
  const imports = importedIds.flatMap((imported) =>
    INDEX.test(imported) ? partsOf(imported, named, graph) : [imported]
  )
  return { imports, scripts: [...dynamicallyImportedIds], length: Buffer.byteLength(code ?? '') }
}

/** The parts of an index that a module names. */
function partsOf(index: string, named: string[], graph: Graph): string[] {
  const { importedIds = [], code } = graph.getModuleInfo(index) ?? {}
  return importedIds.filter((part) =>
    namesOfPart(part, code ?? '').some((name) => named.includes(name))
  )
}

/** The names under which an index exports a part: `CircleCheck` and `CircleCheckIcon` for the path `icons/circle-check.mjs`. */
function namesOfPart(part: string, index: string): string[] {
  const words = PART.exec(part)?.[1]?.split('-')
  if (words) {
    const name = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')
    return [name, `${name}Icon`]
  }
  const exported = [...index.matchAll(EXPORT)].filter(([, , path]) => part.includes(`${path}.`))
  return exported.flatMap(([, names]) => wordsIn(names))
}

function wordsIn(text = ''): string[] {
  return text.match(/\w+/g) ?? []
}

/** The scripts that load each module, by their first modules. */
function loadingScripts(entry: string, graph: Graph): Map<string, Set<string>> {
  const all = new Set([entry])
  const scripts = new Map<string, Set<string>>()
  for (const script of all) {
    for (const module of modulesOf([script], graph)) {
      scripts.set(module, (scripts.get(module) ?? new Set()).add(script))
      for (const id of read(module, graph).scripts) all.add(id)
    }
  }
  return scripts
}

/** The modules that two or more scripts load, in groups of the same scripts. */
function groupsOf(entry: string, grouped: string[], graph: Graph): Group[] {
  const scripts = loadingScripts(entry, graph)
  for (const module of modulesOf(grouped, graph)) scripts.delete(module)
  const groups = new Map<string, Group>()
  const groupOf = new Map<string, Group>()
  for (const [module, loading] of scripts) {
    if (loading.size < 2) continue
    const key = [...loading].sort().join()
    const group = groups.get(key) ?? {
      modules: [],
      scripts: loading,
      imports: new Set(),
      length: 0,
    }
    group.modules.push(module)
    group.length += read(module, graph).length
    groups.set(key, group)
    groupOf.set(module, group)
  }
  for (const group of groups.values()) {
    for (const module of modulesOf(group.modules, graph)) {
      const imported = groupOf.get(module)
      if (imported && imported !== group) group.imports.add(imported)
    }
  }
  return [...groups.values()]
}

/** Joins the shortest group with the one where that saves most, until it saves nothing. */
function joinGroups(groups: Group[]): Group[] {
  const all = new Set(groups)
  const done = new Set<Group>()
  while (done.size < all.size) {
    const [group] = [...all]
      .filter((each) => !done.has(each))
      .sort((one, other) => one.length - other.length)
    const other = bestPartner(group!, all)
    if (!other) {
      done.add(group!)
      continue
    }
    for (const each of [group!, other]) {
      all.delete(each)
      done.delete(each)
    }
    const joined = join(group!, other)
    for (const each of all) {
      if (!each.imports.has(group!) && !each.imports.has(other)) continue
      each.imports = union(each.imports, joined.imports).add(joined)
      each.imports.delete(group!)
      each.imports.delete(other)
    }
    for (const imported of joined.imports)
      imported.scripts = union(imported.scripts, joined.scripts)
    all.add(joined)
  }
  return [...all]
}

function bestPartner(group: Group, all: Set<Group>): Group | undefined {
  return [...all]
    .filter((other) => other !== group && !hasBetween(group, other) && !hasBetween(other, group))
    .map((other) => ({ other, gain: gainOf(group, other) }))
    .filter(({ gain }) => gain > 0)
    .sort((one, next) => next.gain - one.gain)[0]?.other
}

/** The code that two groups as one save, less the code that scripts then load without need. */
function gainOf(one: Group, other: Group): number {
  const both = [...one.scripts].filter((script) => other.scripts.has(script)).length
  return both * REQUEST - unneeded(one, other) - unneeded(other, one)
}

/** The code that the scripts of a group do not have of another group and its imports. */
function unneeded({ scripts }: Group, other: Group): number {
  let length = 0
  for (const group of [other, ...other.imports]) {
    for (const script of scripts) if (!group.scripts.has(script)) length += group.length
  }
  return length
}

/** Whether a group imports another by way of a third one: as one script they would import that and be imported by it. */
function hasBetween(from: Group, to: Group): boolean {
  return [...from.imports].some((group) => group !== to && group.imports.has(to))
}

function join(one: Group, other: Group): Group {
  const imports = union(one.imports, other.imports)
  imports.delete(one)
  imports.delete(other)
  return {
    modules: [...one.modules, ...other.modules],
    scripts: union(one.scripts, other.scripts),
    imports,
    length: one.length + other.length,
  }
}

function union<Value>(one: Set<Value>, other: Set<Value>): Set<Value> {
  return new Set([...one, ...other])
}

/** Names each group by its first module. */
function namesOf(groups: Group[]): Map<string, string> {
  return new Map(
    groups.flatMap(({ modules }) => {
      const [first] = modules.toSorted()
      const name = first!.replace(/.*\/(node_modules|src)\/|\.\w+$/g, '').replaceAll(/\W+/g, '_')
      return modules.map((module): [string, string] => [module, `shared_${name}`])
    })
  )
}
