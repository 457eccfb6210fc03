import { Ignitor } from '@adonisjs/core'

const APP_ROOT = new URL('../', import.meta.url)

/** The application, not yet started; settings are read and checked before anything else. */
export function createIgnitor(): Ignitor {
  const ignitor = new Ignitor(APP_ROOT, {
    importer: (path) =>
      path.startsWith('.') ? import(new URL(path, APP_ROOT).href) : import(path),
  })
  return ignitor.tap((app) => {
    app.booting(async () => void (await import('#start/env')))
  })
}
