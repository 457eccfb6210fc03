import { fileURLToPath } from 'node:url'
import type { Router } from '@adonisjs/core/http'
import type { RouteJSON } from '@adonisjs/core/types/http'

/** A documented route under `/api`, with the location of its code. */
export type ApiCall = {
  method: string
  /** In the router's format: `/api/items/:id`. */
  pattern: string
  /** In the OpenAPI format: `/api/items/{id}`. Two paths if the last parameter is optional. */
  paths: string[]
  module: string
  controller: { file: string; name: string; method: string }
  middleware: { name: string; file: string | null }[]
}

/** The routes of the documentation itself. */
const DOCUMENTATION = new Set(['/api/openapi.json', '/api/docs'])

const api = fileURLToPath(new URL('../', import.meta.url))

/** All documented routes under `/api`, in the order of the router. Throws for a route without a controller. */
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

/** The file of a lazy import of the app; null for an import of a package. */
function sourceFile(expression: string): string | null {
  const [, root, path] =
    /import\(["']#(modules|shared|middleware)\/(.+?)["']\)/.exec(expression) ?? []
  if (!root) return null
  return `${api}app/${root}/${path}.ts`
}
