import type { ValidatorName } from '#openapi/validator_schema'

/** What the source code of a call says about it. */
export type CallFacts = {
  description: string
  /** The contract's type of the reply; null where the call replies nothing or sends the visitor elsewhere. */
  response: { type: string; isList: boolean } | null
  successes: Set<number>
  /** Headers of a success that the code sets. */
  responseHeaders: Set<string>
  /** The sentences of each refusal, by status. */
  httpErrors: Map<number, Set<string>>
  body: ValidatorName | null
  /** Media types of a body that is not JSON, from the tag `@accepts`. */
  bodyTypes: string[]
  query: ValidatorName[]
  /** Parts of the question that are read one by one. */
  queryNames: Set<string>
  headers: { name: string; validator: ValidatorName | null; property: string }[]
}

/** Nothing is known yet. */
export function noFacts(): CallFacts {
  return {
    description: '',
    response: null,
    successes: new Set(),
    responseHeaders: new Set(),
    httpErrors: new Map(),
    body: null,
    bodyTypes: [],
    query: [],
    queryNames: new Set(),
    headers: [],
  }
}
