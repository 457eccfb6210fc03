import type { JSONSchema7 } from 'json-schema'
import type { ApiCall } from '#openapi/api_calls'
import type { OperationDetails } from '#openapi/operation_details'
import { addError, readCall, readMiddleware } from '#openapi/read_call'
import { responsesOf, type Content, type OperationResponse } from '#openapi/responses_of'
import type { SourceCode } from '#openapi/source_code'
import { validatorSchema } from '#openapi/validator_schema'

type Parameter = { name: string; in: string; required: boolean; schema: JSONSchema7 }

/** An OpenAPI operation object. */
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, OperationResponse>
}

/** Builds the OpenAPI operation of a call for one of its paths. */
export async function describeCall(
  code: SourceCode,
  call: ApiCall,
  path: string
): Promise<Operation> {
  const details = readCall(code, call.controller.file, call.controller.method)
  addMiddleware(code, call, details)
  const [summary = ''] = details.description.split(/(?<=\.)\s/)
  const parameters = await parametersOf(details, path)
  const body = await bodyOf(details)
  return {
    operationId: operationId(call, path),
    tags: [call.module],
    summary: summary.replace(/[.:]$/, ''),
    ...(summary !== details.description && { description: details.description }),
    security: securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: responsesOf(details),
  }
}

/** A call whose path parameter may be a query parameter instead has two operations. */
function operationId({ controller, paths }: ApiCall, path: string): string {
  return `${controller.name}.${controller.method}${path === paths[0] ? '' : '.byQuestion'}`
}

/** Adds the errors of the route's middleware, and for writes the error of the cross-site guard. */
function addMiddleware(code: SourceCode, call: ApiCall, details: OperationDetails): void {
  const isWrite = call.method !== 'get'
  for (const { name, file } of call.middleware) {
    if (name === 'json') {
      if (isWrite) addBodyErrors(details)
    } else if (file) {
      readMiddleware(code, file, details)
    }
  }
  if (isWrite) addError(details, 403, 'crossSiteRequest')
  if (call.pattern.includes(':')) addError(details, 404, 'notFound')
}

/** Adds the errors of the body parser. */
function addBodyErrors(details: OperationDetails): void {
  addError(details, 400, 'invalidJson')
  addError(details, 400, 'requestInterrupted')
  addError(details, 413, 'requestTooLarge')
  addError(details, 422, 'unreadableText')
}

function securityOf(call: ApiCall): Operation['security'] {
  const has = (name: string) => call.middleware.some((each) => each.name === name)
  if (has('member')) return [{ session: [] }]
  return has('visitor') ? [{}, { session: [] }] : []
}

async function parametersOf(details: OperationDetails, path: string): Promise<Parameter[]> {
  const parameters: Parameter[] = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name: name!,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  for (const validator of details.query) {
    const { properties, required } = await validatorSchema(validator)
    for (const [name, schema] of Object.entries(properties ?? {})) {
      const isRequired = required?.includes(name) ?? false
      parameters.push({ name, in: 'query', required: isRequired, schema: schema as JSONSchema7 })
    }
  }
  for (const name of details.queryNames) {
    if (path.includes(`{${name}}`)) continue
    parameters.push({ name, in: 'query', required: true, schema: { type: 'string' } })
  }
  for (const { name, validator, property } of details.headers) {
    const { properties } = validator ? await validatorSchema(validator) : {}
    const schema = (properties?.[property] ?? { type: 'string' }) as JSONSchema7
    parameters.push({ name: canonical(name), in: 'header', required: false, schema })
  }
  return parameters
}

async function bodyOf(details: OperationDetails): Promise<Operation['requestBody'] | null> {
  if (details.body) {
    const schema = await validatorSchema(details.body)
    return { required: true, content: { 'application/json': { schema } } }
  }
  if (details.bodyTypes.length === 0) return null
  return {
    required: true,
    content: Object.fromEntries(details.bodyTypes.map((type) => [type, { schema: {} }])),
  }
}

/** Capitalizes a header name: `Idempotency-Key`. */
function canonical(header: string): string {
  return header.replace(/(^|-)\w/g, (letter) => letter.toUpperCase())
}
