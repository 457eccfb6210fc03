import type { ValidatorName } from '#openapi/validator_schema'

/** The properties of an API call that are extracted from its source code. */
export type OperationDetails = {
  description: string
  /** The contract's type of the response body; null for an empty response or a redirect. */
  response: { type: string; isList: boolean } | null
  successes: Set<number>
  /** Headers of successful responses. */
  responseHeaders: Set<string>
  /** Error codes by status. */
  errors: Map<number, Set<string>>
  body: ValidatorName | null
  /** Media types of a body that is not JSON, from the JSDoc tag `@accepts`. */
  bodyTypes: string[]
  /** The media type of a response that is not JSON, from the JSDoc tag `@produces`. */
  responseType: string | null
  query: ValidatorName[]
  /** Query parameters that the code reads without a validator. */
  queryNames: Set<string>
  headers: { name: string; validator: ValidatorName | null; property: string }[]
}

/** Details without values. */
export function emptyDetails(): OperationDetails {
  return {
    description: '',
    response: null,
    successes: new Set(),
    responseHeaders: new Set(),
    errors: new Map(),
    body: null,
    bodyTypes: [],
    responseType: null,
    query: [],
    queryNames: new Set(),
    headers: [],
  }
}
