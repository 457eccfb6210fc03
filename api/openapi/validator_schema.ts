import type { JSONSchema7 } from 'json-schema'

/** The file and export name of a validator. */
export type ValidatorName = { file: string; name: string }

/** The JSON Schema of a Vine validator. It allows additional properties, because validators ignore them. */
export async function validatorSchema({ file, name }: ValidatorName): Promise<JSONSchema7> {
  const exports = (await import(file)) as Record<string, { toJSONSchema(): JSONSchema7 }>
  const schema = structuredClone(exports[name]!.toJSONSchema())
  allowMore(schema)
  return schema
}

function allowMore(schema: JSONSchema7): void {
  delete schema.additionalProperties
  if (schema.required?.length === 0) delete schema.required
  for (const each of Object.values(schema.properties ?? {})) {
    if (typeof each === 'object') allowMore(each)
  }
}
