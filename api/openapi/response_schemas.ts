import { fileURLToPath } from 'node:url'
import type { JSONSchema7 } from 'json-schema'
import { createGenerator } from 'ts-json-schema-generator'

const contract = fileURLToPath(new URL('../../contract/', import.meta.url))

/** The JSON Schema of every type that `contract/` exports, by name, referring to each other as OpenAPI does. */
export function responseSchemas(): Record<string, JSONSchema7> {
  const { definitions } = createGenerator({
    path: `${contract}src/*.ts`,
    tsconfig: `${contract}tsconfig.json`,
    type: '*',
    functions: 'hide',
    sortProps: false,
    skipTypeCheck: true,
  }).createSchema('*')
  return JSON.parse(
    JSON.stringify(definitions).replaceAll('#/definitions/', '#/components/schemas/')
  )
}

/** The types that a set of them needs, themselves among them, in the order of their names. */
export function onlyNeeded(
  schemas: Record<string, JSONSchema7>,
  names: Iterable<string>
): Record<string, JSONSchema7> {
  const needed = new Set<string>()
  const need = (name: string) => {
    if (needed.has(name)) return
    if (!schemas[name]) throw new Error(`contract/ exports no type ${name}`)
    needed.add(name)
    for (const [, other] of JSON.stringify(schemas[name]).matchAll(/schemas\/(\w+)"/g)) need(other!)
  }
  for (const name of names) need(name)
  return Object.fromEntries([...needed].sort().map((name) => [name, schemas[name]!]))
}
