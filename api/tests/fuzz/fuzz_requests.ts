import fc from 'fast-check'
import type { Operation } from '#openapi/describe_call'
import { oddHeaders, oddJson, oddKey, oddPiece } from '#tests/fuzz/odd_values'
import { plausible } from '#tests/fuzz/plausible'

/** A raw request. */
export type FuzzRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Uint8Array | null
  isSignedIn: boolean
}

/** Values that are valid at present: ids and upload URLs. */
export type ExistingValues = { ids: string[]; uploadUrls: string[] }

/** Generates requests of one call from its document: mostly valid, with some invalid parts. */
export function requestsOf(
  path: string,
  method: string,
  operation: Operation,
  existing: ExistingValues
): fc.Arbitrary<FuzzRequest> {
  const { parameters = [], requestBody } = operation
  const schema = requestBody?.content['application/json']?.schema
  const takesFile = requestBody !== undefined && !schema
  return fc.record({
    method: mostly(fc.constant(method), fc.constantFrom('HEAD', 'PATCH', 'OPTIONS', 'TRACE'), 40),
    path: fc
      .tuple(
        takesFile ? fc.constantFrom(...existing.uploadUrls) : urlFor(path, existing),
        queryFor(parameters, existing)
      )
      .map(([url, query]) => (url.includes('?') ? url : url + query)),
    headers: mostly(fc.constant({}), oddHeaders, 4).map((odd) => ({
      'content-type': takesFile ? 'image/jpeg' : 'application/json',
      ...odd,
    })),
    body:
      method === 'GET'
        ? mostly(fc.constant(null), oddJson, 20)
        : bodyOf(schema, takesFile, existing),
    isSignedIn: fc.boolean(),
  })
}

/** Generates the usual value, but an odd one once in `onceIn` times. */
function mostly<Usual, Odd>(usual: fc.Arbitrary<Usual>, odd: fc.Arbitrary<Odd>, onceIn: number) {
  return fc.oneof({ weight: onceIn - 1, arbitrary: usual }, { weight: 1, arbitrary: odd })
}

function urlFor(path: string, { ids }: ExistingValues): fc.Arbitrary<string> {
  const pieces = path
    .split(/(\{\w+\})/)
    .map((piece) =>
      piece.startsWith('{')
        ? fc.oneof(
            { weight: 3, arbitrary: fc.constantFrom(...ids) },
            { weight: 2, arbitrary: oddPiece }
          )
        : fc.constant(piece)
    )
  return fc.tuple(...pieces).map((parts) => parts.join(''))
}

function queryFor(
  parameters: Operation['parameters'],
  { ids }: ExistingValues
): fc.Arbitrary<string> {
  const inQuery = (parameters ?? []).filter((each) => each.in === 'query')
  const usual = inQuery.map(({ name, schema }) =>
    fc.oneof(plausible(schema, ids).map(encoded), oddPiece).map((value) => `${name}=${value}`)
  )
  const odd = fc
    .tuple(fc.oneof(oddKey, ...inQuery.map(({ name }) => fc.constant(name))), oddPiece)
    .chain(([key, value]) =>
      fc.constantFrom(`${key}=${value}`, `${key}[a][b]=${value}`, `${key}[]=${value}`, `${key}`)
    )
  return fc
    .tuple(
      usual.length > 0 ? fc.array(fc.oneof(...usual), { maxLength: 4 }) : fc.constant([]),
      mostly(fc.constant([]), fc.array(odd, { maxLength: 3 }), 3)
    )
    .map(([some, others]) => [...some, ...others])
    .map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''))
}

function encoded(json: string): string {
  const value: unknown = JSON.parse(json)
  return encodeURIComponent(typeof value === 'string' ? value.toWellFormed() : json)
}

function bodyOf(schema: Schema | undefined, takesFile: boolean, { ids }: ExistingValues) {
  if (takesFile) return fc.uint8Array({ maxLength: 2_000 })
  const fields = Object.entries(schema?.properties ?? {}).map(([name, field]) =>
    mostly(plausible(field as Schema, ids), oddJson, 6).map(
      (value) => `${JSON.stringify(name)}:${value}`
    )
  )
  const strange = fc.tuple(oddKey, oddJson).map(([key, value]) => `${JSON.stringify(key)}:${value}`)
  const object = fc
    .tuple(
      fc.tuple(...fields),
      mostly(fc.constant([]), fc.array(strange, { maxLength: 3 }), 4),
      fc.nat()
    )
    .map(([own, others, leftOut]) => {
      const remaining = leftOut % 3 === 0 ? own.filter((_, at) => at !== leftOut % own.length) : own
      return `{${[...remaining, ...others].join(',')}}`
    })
  const broken = fc.tuple(object, fc.nat()).map(([text, at]) => text.slice(0, at % text.length))
  return fc.oneof(
    { weight: 8, arbitrary: object },
    { weight: 1, arbitrary: oddJson },
    { weight: 1, arbitrary: broken }
  )
}

type Schema = Parameters<typeof plausible>[0]
