import type { JSONSchema7 } from 'json-schema'
import type { CallFacts } from '#openapi/call_facts'

export type Content = Record<string, { schema: JSONSchema7 }>
export type OperationResponse = { description: string; headers?: object; content?: Content }

const ERROR = { $ref: '#/components/schemas/ErrorResponse' } as const

const SUCCESSES: Record<number, string> = {
  200: 'Success.',
  201: 'Created.',
  204: 'Success without a response body.',
  304: 'Not modified: the `ETag` in `If-None-Match` is current.',
  302: 'Redirect to the URL in `Location`.',
}

/** The default error messages by status. */
const DEFAULT_MESSAGES: Record<number, string> = {
  400: 'The request is not valid JSON.',
  401: 'Please log in to continue.',
  403: 'You are not allowed to do this.',
  404: 'There is nothing at this address.',
  413: 'The request is too large.',
  415: 'This kind of content is not accepted here.',
  422: 'What was sent is not valid: `errors` names each field and what is wrong with it.',
  429: 'Too many requests.',
  503: 'The server is too busy for this call.',
}

/** All responses of a call by status: successes and errors. */
export function responsesOf(facts: CallFacts, path: string): Record<string, OperationResponse> {
  return { ...successesOf(facts), ...errorsOf(facts, path) }
}

function successesOf(facts: CallFacts): Record<string, OperationResponse> {
  const headers = [...facts.responseHeaders].map(
    (name) => [name, { schema: { type: 'string' } }] as const
  )
  const responses = [...facts.successes].map((status) => {
    const response: OperationResponse = { description: SUCCESSES[status]! }
    if (status === 302) response.headers = { Location: { schema: { type: 'string' } } }
    else if (headers.length > 0) response.headers = Object.fromEntries(headers)
    if (facts.response && status !== 304)
      response.content = { 'application/json': { schema: schemaOf(facts.response) } }
    return [status, response] as const
  })
  return Object.fromEntries(responses)
}

function schemaOf({ type, isList }: NonNullable<CallFacts['response']>): JSONSchema7 {
  const schema = { $ref: `#/components/schemas/${type}` }
  return isList ? { type: 'array', items: schema } : schema
}

function errorsOf(facts: CallFacts, path: string): Record<string, OperationResponse> {
  const statuses = [...facts.httpErrors.keys(), ...(path.includes('{') ? [404] : [])]
  const responses = [...new Set(statuses)].sort().map((status) => {
    const found = [...(facts.httpErrors.get(status) ?? [])]
    const messages =
      found.length === 0 || status === 422 ? [DEFAULT_MESSAGES[status]!, ...found] : found
    const description = messages.join('\n\n')
    const response: OperationResponse = {
      description,
      content: { 'application/json': { schema: ERROR } },
    }
    if (status === 429 || status === 503)
      response.headers = { 'Retry-After': { schema: { type: 'integer' } } }
    return [status, response] as const
  })
  return Object.fromEntries(responses)
}
