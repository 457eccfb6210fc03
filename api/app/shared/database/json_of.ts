declare const described: unique symbol

/** JSON that is ready to be sent, made by PostgreSQL of a value of this type: no process parses it or writes it again. */
export type JsonOf<Value> = string & { readonly [described]?: Value }

/** A value that this process made, ready to be sent. */
export function asJson<Value>(value: Value): JsonOf<Value> {
  return JSON.stringify(value)
}

/** Ready values as a list of them. */
export function jsonList<Value>(entries: JsonOf<Value>[]): JsonOf<Value[]> {
  return `[${entries.join(',')}]`
}
