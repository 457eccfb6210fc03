import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import app from '@adonisjs/core/services/app'
import StaticMiddleware from '@adonisjs/static/static_middleware'

/** Serves the files of the built web, and leaves pages, calls and pictures to their routes. */
export default class WebFilesMiddleware {
  #files: StaticMiddleware

  constructor() {
    this.#files = new StaticMiddleware(app.makePath('..', 'web', 'dist'), app.config.get('static'))
  }

  async handle(ctx: HttpContext, next: NextFn) {
    const path = ctx.request.url()
    if (
      path === '/' ||
      path === '/index.html' ||
      path.startsWith('/api/') ||
      path.startsWith('/media/')
    )
      return next()
    return this.#files.handle(ctx, next)
  }
}
