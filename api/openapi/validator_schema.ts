import type { JSONSchema7 } from 'json-schema'

/** Where a validator stands: its file, and the name it is exported by. */
export type ValidatorName = { file: string; name: string }

/** What Vine says of a validator as JSON Schema. What it does not know is ignored, never refused. */
export async function validatorSchema({ file, name }: ValidatorName): Promise<JSONSchema7> {
  const { [name]: validator } = await import(file)
  const schema = structuredClone(validator.toJSONSchema()) as JSONSchema7
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
