import type { JSONSchema7 } from 'json-schema'
import type { CallFacts } from '#openapi/call_facts'

export type Content = Record<string, { schema: JSONSchema7 }>
export type Reply = { description: string; headers?: object; content?: Content }

const ERROR = { $ref: '#/components/schemas/ErrorResponse' } as const

const SUCCESSES: Record<number, string> = {
  200: 'As asked for.',
  201: 'It is made.',
  204: 'It is gone.',
  304: 'What the visitor has, by the `ETag` in `If-None-Match`, still holds.',
  302: 'Read on at the address in `Location`.',
}

/** What a refusal means where the code has no sentence of its own for it. */
const REFUSALS: Record<number, string> = {
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

/** Every reply of a call: what it gives, and each way in which it refuses. */
export function responsesOf(facts: CallFacts, path: string): Record<string, Reply> {
  return { ...successesOf(facts), ...errorsOf(facts, path) }
}

function successesOf(facts: CallFacts): Record<string, Reply> {
  const headers = [...facts.responseHeaders].map((name) => [name, { schema: { type: 'string' } }])
  const responses = [...facts.successes].map((status) => {
    const response: Reply = { description: SUCCESSES[status]! }
    if (status === 302) response.headers = { Location: { schema: { type: 'string' } } }
    else if (headers.length > 0) response.headers = Object.fromEntries(headers)
    if (facts.response && status !== 304)
      response.content = { 'application/json': { schema: schemaOf(facts.response) } }
    return [status, response]
  })
  return Object.fromEntries(responses)
}

function schemaOf({ type, isList }: NonNullable<CallFacts['response']>): JSONSchema7 {
  const schema = { $ref: `#/components/schemas/${type}` }
  return isList ? { type: 'array', items: schema } : schema
}

function errorsOf(facts: CallFacts, path: string): Record<string, Reply> {
  const statuses = [...facts.httpErrors.keys(), ...(path.includes('{') ? [404] : [])]
  const responses = [...new Set(statuses)].sort().map((status) => {
    const told = [...(facts.httpErrors.get(status) ?? [])]
    const messages = told.length === 0 || status === 422 ? [REFUSALS[status]!, ...told] : told
    const description = messages.join('\n\n')
    const response: Reply = { description, content: { 'application/json': { schema: ERROR } } }
    if (status === 429 || status === 503)
      response.headers = { 'Retry-After': { schema: { type: 'integer' } } }
    return [status, response]
  })
  return Object.fromEntries(responses)
}
