import type { Operation, OperationResponse, Parameter } from '#shared/docs/api_document'
import { html, table, type Html } from '#shared/http/html'
import { fieldRows, prose, describeRules, describeType } from '#shared/docs/schema_description'

/** An operation with its path and method. */
export type DocumentedCall = { path: string; method: string; call: Operation }

/** Renders an operation as an article: its parameters, body and responses. */
export function callArticle({ path, method, call }: DocumentedCall): Html {
  const { parameters = [], requestBody, responses } = call
  return html`<article id="${call.operationId}">
    <h3><b class="${method}">${method}</b> <code>${breakable(path)}</code></h3>
    ${prose(call.description ?? `${call.summary}.`)}
    <p><small>${audience(call)}</small></p>
    ${
      parameters.length > 0
        ? html`<h4>Parameters</h4>
            ${parameterTable(parameters)}`
        : null
    }
    ${Object.entries(requestBody?.content ?? {}).map(
      ([type, { schema }]) =>
        html`<h4>Body <small>${type}</small></h4>
          ${schema.properties ? fieldRows(schema) : null}`
    )}
    <h4>Responses</h4>
    <dl>${Object.entries(responses).map(responseLines)}</dl>
  </article>`
}

function audience({ security }: Operation): string {
  const isForMembers = security.length === 1
  if (isForMembers) return 'For signed-in members.'
  return security.length > 1 ? 'Public; the session identifies a signed-in member.' : 'Public.'
}

function parameterTable(parameters: Parameter[]): Html {
  const rows = parameters.map(
    ({ name, in: location, required, schema }) => html`
      <tr>
        <th scope="row"><code>${name}</code></th>
        <td>${location}${required ? null : html` <i>optional</i>`}</td>
        <td>${describeType(schema)}<br />${describeRules(schema)}</td>
      </tr>
    `
  )
  return table(['Name', 'Where', 'Type'], rows)
}

function responseLines([status, { description, headers = {}, content = {} }]: [
  string,
  OperationResponse,
]): Html {
  const schema = Object.values(content)[0]?.schema
  const names = Object.keys(headers)
  return html`<dt><b>${status}</b> ${schema ? describeType(schema) : null}</dt>
    <dd>
      ${prose(description)} ${names.length > 0 ? html`<p>Headers: ${names.join(', ')}</p>` : null}
    </dd>`
}

/** Allows line breaks after each slash of a path. */
export function breakable(path: string): Html[] {
  return path.split(/(?<=\/)/).map((part) => html`${part}<wbr />`)
}
