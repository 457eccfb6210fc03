import { html, table, type Html } from '#shared/http/html'

/** The parts of JSON Schema that the document uses. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  description?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  examples?: unknown[]
  [rule: string]: unknown
}

const RULES: Record<string, string> = {
  format: '',
  pattern: 'as',
  minLength: 'at least characters',
  maxLength: 'at most characters',
  minimum: 'from',
  maximum: 'to',
  maxItems: 'at most entries',
}

/** Describes the type of a value: `list of Item`, `text or null`. */
export function describeType(schema: Schema): Html {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1)!
    return html`<a href="#${name}">${name}</a>`
  }
  if (schema.anyOf) return joined(schema.anyOf.map(describeType), ' or ')
  if (schema.enum) return joined(schema.enum.map(value), ' or ')
  if (schema.const !== undefined) return value(schema.const)
  const types = [schema.type ?? 'anything'].flat()
  const names = types.map((type) =>
    type === 'array' ? html`list of ${describeType(schema.items ?? {})}` : html`${type}`
  )
  return joined(names, ' or ')
}

/** Describes the constraints of a value: lengths, ranges, patterns. */
export function describeRules(schema: Schema): Html {
  const rules = Object.entries(RULES).filter(([rule]) => schema[rule] !== undefined)
  return joined(
    rules.map(([rule, label]) => {
      const [before = '', after = ''] = label.split(/(?<=^at (?:least|most)) /)
      return html`${before && `${before} `}<code>${schema[rule]}</code>${after && ` ${after}`}`
    }),
    ', '
  )
}

/** Renders a table of an object's fields. */
export function fieldRows({ properties = {}, required = [] }: Schema): Html {
  const rows = Object.entries(properties).map(
    ([name, schema]) => html`
      <tr>
        <th scope="row"><code>${name}</code></th>
        <td>${describeType(schema)}${required.includes(name) ? null : html` <i>optional</i>`}</td>
        <td>${describeRules(schema)} ${prose(schema.description)} ${nested(schema)}</td>
      </tr>
    `
  )
  return table(['Field', 'Type', 'Rules'], rows)
}

/** Renders a doc comment with its paragraphs and inline code. */
export function prose(text = ''): Html {
  const paragraphs = text.split('\n\n').filter((each) => each !== '')
  return html`${paragraphs.map((each) => html`<p>${coded(each)}</p>`)}`
}

function coded(text: string): Html[] {
  return text
    .split('`')
    .map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))
}

function nested(schema: Schema): Html | null {
  const inner = schema.items ?? schema
  return inner.properties ? fieldRows(inner) : null
}

function value(literal: unknown): Html {
  return html`<code>${JSON.stringify(literal)}</code>`
}

function joined(parts: Html[], by: string): Html {
  return html`${parts.map((part, at) => (at === 0 ? part : html`${by}${part}`))}`
}
