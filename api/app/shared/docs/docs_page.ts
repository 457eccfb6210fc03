import type { ApiDocument } from '#shared/docs/api_document'
import { breakable, callArticle } from '#shared/docs/call_article'
import { STYLE } from '#shared/docs/docs_style'
import { html, Html } from '#shared/http/html'
import {
  fieldRows,
  prose,
  describeRules,
  describeType,
  type Schema,
} from '#shared/docs/schema_description'

/** Renders the OpenAPI document as an HTML page without scripts or external resources. */
export function docsPage({ info, tags, paths, components }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method: method.toUpperCase(), call }))
  )
  const groups = tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ call }) => call.tags.includes(name)),
  }))
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${info.title} API</title>
        <link rel="icon" href="/favicon.svg" />
        ${new Html(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <header>
          <h1>${info.title} API <small>${info.version}</small></h1>
          ${prose(info.description)}
          <p><a href="/api/openapi.json">The same as OpenAPI 3.1</a>, for programs.</p>
        </header>
        <nav aria-label="Calls">
          ${groups.map(
            ({ name, calls }) => html`
              <h2>${name}</h2>
              <ul>
                ${calls.map(
                  ({ path, method, call }) =>
                    html`<li>
                      <a href="#${call.operationId}"
                        ><b>${method}</b> <code>${breakable(path)}</code></a
                      >
                    </li>`
                )}
              </ul>
            `
          )}
        </nav>
        <main>
          ${groups.map(
            ({ name, calls }) =>
              html`<section>
                <h2>${name}</h2>
                ${calls.map(callArticle)}
              </section>`
          )}
          <section>
            <h2>Types</h2>
            ${Object.entries(components.schemas).map(typeArticle)}
          </section>
        </main>
      </body>
    </html>`.text
}

function typeArticle([name, schema]: [string, Schema]): Html {
  return html`<article id="${name}">
    <h3><code>${name}</code></h3>
    ${prose(schema.description)}
    ${
      schema.properties
        ? fieldRows(schema)
        : html`<p>${describeType(schema)} ${describeRules(schema)}</p>`
    }
    ${schema.examples?.map((each) => html`<p>Such as <code>${JSON.stringify(each)}</code></p>`)}
  </article>`
}
