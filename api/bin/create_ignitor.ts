import { Ignitor } from '@adonisjs/core'

const APP_ROOT = new URL('../', import.meta.url)

/** Creates the application without starting it. Settings are read and validated first. */
export function createIgnitor(): Ignitor {
  const ignitor = new Ignitor(APP_ROOT, {
    importer: (path) =>
      path.startsWith('.') ? import(new URL(path, APP_ROOT).href) : import(path),
  })
  return ignitor.tap((app) => {
    app.booting(async () => void (await import('#start/env')))
  })
}
