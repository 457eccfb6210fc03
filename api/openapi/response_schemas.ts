import { fileURLToPath } from 'node:url'
import type { JSONSchema7 } from 'json-schema'
import { createGenerator } from 'ts-json-schema-generator'

const contract = fileURLToPath(new URL('../../contract/', import.meta.url))

/** The JSON Schemas of all types that `contract/` exports, by name, with references in the OpenAPI format. */
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
  ) as Record<string, JSONSchema7>
}

/** The named schemas and all schemas that they reference, sorted by name. Throws for an unknown name. */
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
