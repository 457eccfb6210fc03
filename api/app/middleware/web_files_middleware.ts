import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import app from '@adonisjs/core/services/app'
import StaticMiddleware from '@adonisjs/static/static_middleware'
import { replaceNameInJson, productName } from '@saajha/contract/product_name'
import { readBuiltManifest } from '#shared/pages/built_page'
import { sharedSettings } from '#shared/settings'

/** The file types that the build compresses. The content type is set from the name without the compression suffix. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}
const SUFFIXES: Record<string, string> = { br: '.br', gzip: '.gz' }
const PLAIN_PATH = /^\/(assets\/)?[\w.-]+$/

const FOLDER = app.makePath('..', 'web', 'dist')

// Shared by all requests, because the framework creates this middleware for each of them.
const files = new StaticMiddleware(FOLDER, app.config.get('static'))

/** Serves the files of the built web app, and leaves pages, API calls and media to their routes. */
export default class WebFilesMiddleware {
  async handle(ctx: HttpContext, next: NextFn): Promise<unknown> {
    const path = ctx.request.url()
    if (
      path === '/' ||
      path === '/index.html' ||
      path.startsWith('/api/') ||
      path.startsWith('/media/')
    )
      return next()
    if (path === '/manifest.webmanifest') {
      const manifest = await readBuiltManifest()
      return manifest === null ? next() : this.#sendNamed(ctx, manifest)
    }
    this.#preferCompressed(ctx, path)
    return files.handle(ctx, next)
  }

  /** Sends the web app manifest with the configured product name. */
  #sendNamed({ response }: HttpContext, manifest: string) {
    response.header('Cache-Control', 'no-cache').header('Content-Type', 'application/manifest+json')
    return response.send(replaceNameInJson(manifest, productName(sharedSettings().appName)))
  }

  /** Rewrites the URL to the brotli or gzip variant of a file, if it exists and the browser accepts it. */
  #preferCompressed({ request, response }: HttpContext, path: string) {
    const type = TYPES[extname(path)]
    if (!type || !PLAIN_PATH.test(path)) return
    // The build omits variants that are larger than the original.
    const available = Object.keys(SUFFIXES).filter((encoding) =>
      existsSync(FOLDER + path + SUFFIXES[encoding])
    )
    if (available.length === 0) return
    response.header('Vary', 'Accept-Encoding')
    const encoding = request.encoding(available)
    if (!encoding || !available.includes(encoding)) return
    response.header('Content-Type', type).header('Content-Encoding', encoding)
    request.request.url = path + SUFFIXES[encoding]
  }
}
