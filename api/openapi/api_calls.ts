import { fileURLToPath } from 'node:url'
import type { Router } from '@adonisjs/core/http'
import type { RouteJSON } from '@adonisjs/core/types/http'

/** A route that the document describes: a call of `/api`, with where its code stands. */
export type ApiCall = {
  method: string
  /** As the router knows it: `/api/items/:id`. */
  pattern: string
  /** As OpenAPI writes it, `/api/items/{id}`; two where a parameter may be left out. */
  paths: string[]
  module: string
  controller: { file: string; name: string; method: string }
  middleware: { name: string; file: string | null }[]
}

/** The document itself and the page that shows it. */
const DOCUMENTATION = new Set(['/api/openapi.json', '/api/docs'])

const api = fileURLToPath(new URL('../', import.meta.url))

/** Every call under `/api`, in the order of the routes. */
export function apiCalls(router: Router): ApiCall[] {
  const routes = Object.values(router.toJSON()).flat()
  return routes
    .filter(({ pattern }) => pattern.startsWith('/api/') && !DOCUMENTATION.has(pattern))
    .map(toCall)
}

function toCall(route: RouteJSON): ApiCall {
  const { handler, pattern } = route
  if (typeof handler === 'function' || !('importExpression' in handler)) {
    throw new Error(`${pattern}: give this call a controller, so that it can be described`)
  }
  const file = sourceFile(String(handler.importExpression))!
  return {
    method: route.methods[0]!.toLowerCase(),
    pattern,
    paths: pathsOf(pattern),
    module: /modules\/(\w+)\//.exec(file)?.[1] ?? 'system',
    controller: { file, name: /(\w+)_controller\.ts$/.exec(file)![1]!, method: handler.method },
    middleware: [...route.middleware.all()].map((each) => ({
      name: 'name' in each ? String(each.name) : '',
      file: 'reference' in each ? sourceFile(String(each.reference)) : null,
    })),
  }
}

function pathsOf(pattern: string): string[] {
  const whole = pattern.replace(/:(\w+)\??/g, '{$1}')
  const short = /^(.*)\/:\w+\?$/.exec(pattern)?.[1]
  return short ? [whole, short] : [whole]
}

/** The file that a lazy import of the house leads to; null for one of a package. */
function sourceFile(expression: string): string | null {
  const [, root, path] =
    /import\(["']#(modules|shared|middleware)\/(.+?)["']\)/.exec(expression) ?? []
  if (!root) return null
  return `${api}app/${root}/${path}.ts`
}
