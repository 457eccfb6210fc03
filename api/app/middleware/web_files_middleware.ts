import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import app from '@adonisjs/core/services/app'
import StaticMiddleware from '@adonisjs/static/static_middleware'
import { jsonNamed, productName } from '@saajha/contract/product_name'
import { readBuiltManifest } from '#shared/pages/built_page'
import env from '#start/env'

/** What the build compresses, and what each file is to a browser that does not see its compressed name. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}
const ENDINGS: Record<string, string> = { br: '.br', gzip: '.gz' }
const PLAIN_PATH = /^\/(assets\/)?[\w.-]+$/

const FOLDER = app.makePath('..', 'web', 'dist')

// One for all requests: each of them makes the middleware anew.
const files = new StaticMiddleware(FOLDER, app.config.get('static'))

/** Serves the files of the built web, and leaves pages, calls and pictures to their routes. */
export default class WebFilesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
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

  /** The app is installed under the name that its operator gave it. */
  #sendNamed({ response }: HttpContext, manifest: string) {
    response.header('Cache-Control', 'no-cache').header('Content-Type', 'application/manifest+json')
    return response.send(jsonNamed(manifest, productName(env.get('APP_NAME'))))
  }

  /** Asks for the file's brotli or gzip, as the browser reads them, where the build made one. */
  #preferCompressed({ request, response }: HttpContext, path: string) {
    const type = TYPES[extname(path)]
    if (!type || !PLAIN_PATH.test(path)) return
    // The build keeps none that is larger than the file itself.
    const made = Object.keys(ENDINGS).filter((encoding) =>
      existsSync(FOLDER + path + ENDINGS[encoding])
    )
    if (made.length === 0) return
    response.header('Vary', 'Accept-Encoding')
    const encoding = request.encoding(made)
    if (!encoding || !made.includes(encoding)) return
    response.header('Content-Type', type).header('Content-Encoding', encoding)
    request.request.url = path + ENDINGS[encoding]
  }
}
