import { STATUS_CODES } from 'node:http'
import type { JSONSchema7 } from 'json-schema'
import type { OperationDetails } from '#openapi/operation_details'

export type Content = Record<string, { schema: JSONSchema7 }>
export type OperationResponse = { description: string; headers?: object; content?: Content }

const ERROR = { $ref: '#/components/schemas/ErrorResponse' } as const

const SUCCESSES: Record<number, string> = {
  200: 'Success.',
  201: 'Created.',
  202: 'Accepted; the work follows.',
  204: 'Success without a response body.',
  304: 'Not modified: the `ETag` in `If-None-Match` is current.',
  302: 'Redirect to the URL in `Location`.',
}

/** All responses of a call by status: successes and errors. */
export function responsesOf(details: OperationDetails): Record<string, OperationResponse> {
  return { ...successesOf(details), ...errorsOf(details) }
}

function successesOf(details: OperationDetails): Record<string, OperationResponse> {
  const headers = [...details.responseHeaders].map(
    (name) => [name, { schema: { type: 'string' } }] as const
  )
  const responses = [...details.successes].map((status) => {
    const response: OperationResponse = { description: SUCCESSES[status]! }
    if (status === 302) response.headers = { Location: { schema: { type: 'string' } } }
    else if (headers.length > 0) response.headers = Object.fromEntries(headers)
    if (details.response && status !== 304)
      response.content = { 'application/json': { schema: schemaOf(details.response) } }
    if (details.responseType)
      response.content = { [details.responseType]: { schema: { type: 'string' } } }
    return [status, response] as const
  })
  return Object.fromEntries(responses)
}

function schemaOf({ type, isList }: NonNullable<OperationDetails['response']>): JSONSchema7 {
  const schema = { $ref: `#/components/schemas/${type}` }
  return isList ? { type: 'array', items: schema } : schema
}

function errorsOf({ errors }: OperationDetails): Record<string, OperationResponse> {
  const responses = [...errors].sort().map(([status, codes]) => {
    const response: OperationResponse = {
      description: describeError(status, [...codes].sort()),
      content: { 'application/json': { schema: ERROR } },
    }
    if (status === 429 || status === 503)
      response.headers = { 'Retry-After': { schema: { type: 'integer' } } }
    return [status, response] as const
  })
  return Object.fromEntries(responses)
}

function describeError(status: number, codes: string[]): string {
  const list = codes.map((code) => `\`${code}\``).join(', ')
  return list === '' || status === 422 ? `${STATUS_CODES[status]}. ${list}`.trim() : list
}
