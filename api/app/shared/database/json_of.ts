declare const described: unique symbol

/** Serialized JSON of a value of this type, usually built by PostgreSQL and sent without being parsed. */
export type JsonOf<Value> = string & { readonly [described]?: Value }

/** Serializes a value of this process. */
export function asJson<Value>(value: Value): JsonOf<Value> {
  return JSON.stringify(value)
}

/** Joins serialized values to a JSON array. */
export function jsonList<Value>(entries: JsonOf<Value>[]): JsonOf<Value[]> {
  return `[${entries.join(',')}]`
}
