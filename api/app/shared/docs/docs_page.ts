import { html, Html } from '#shared/http/html'

/** An OpenAPI operation; the page shows its other fields as JSON. */
type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security: object[]
}

/** The parts of an OpenAPI document that the page shows. */
type ApiDocument = {
  info: { title: string; version: string; description: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

/** The page's stylesheet, with light and dark colours. */
export const STYLE = `
:root { color-scheme: light dark }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 64rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif }
h2 { text-transform: capitalize; margin-top: 2rem }
h3, li { overflow-wrap: anywhere }
nav ul { list-style: none; padding: 0; columns: 20rem }
nav a { display: block; padding: .25rem 0 }
article { border-top: 1px solid; padding: .5rem 0 }
summary { padding: .5rem 0; cursor: pointer }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0 0 1rem }
`

/** Renders the OpenAPI document as an HTML page without scripts or external resources. */
export function docsPage({ info, tags, paths, components }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([type, call]) => ({
      name: `${type.toUpperCase()} ${path}`,
      ...call,
    }))
  )
  const types = Object.entries(components.schemas)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title} API</title>
        <link rel="icon" href="/favicon.svg" />
        ${new Html(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <h1>${info.title} API <small>${info.version}</small></h1>
        <p>${info.description}</p>
        <p><a href="/api/openapi.json">The OpenAPI 3.1 document</a></p>
        <nav aria-label="Calls and types">
          <ul>
            ${calls.map(({ operationId, name }) => link(operationId, name))}
            ${types.map(([name]) => link(name, name))}
          </ul>
        </nav>
        <main>
          ${tags.map(
            (tag) =>
              html`<h2>${tag.name}</h2>
                ${calls.filter((call) => call.tags.includes(tag.name)).map(callArticle)}`
          )}
          <h2>Types</h2>
          ${types.map(
            ([name, schema]) =>
              html`<article id="${name}">
                <h3>${name}</h3>
                ${json(schema)}
              </article>`
          )}
        </main>
      </body>
    </html>`.text
}

function link(id: string, name: string): Html {
  return html`<li><a href="#${id}">${name}</a></li>`
}

function callArticle({ name, ...call }: Operation & { name: string }): Html {
  const { operationId, summary, description, security, ...details } = call
  return html`<article id="${operationId}">
    <h3>${name}</h3>
    <p>${description ?? summary}</p>
    <p><small>${security.length === 1 ? 'For signed-in members' : 'Public'}</small></p>
    <details>
      <summary>Parameters, body and responses</summary>
      ${json({ ...details, tags: undefined })}
    </details>
  </article>`
}

function json(value: object): Html {
  return html`<pre>${JSON.stringify(value, null, 2)}</pre>`
}
