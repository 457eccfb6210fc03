import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { args } from '@adonisjs/core/ace'
import string from '@adonisjs/core/helpers/string'
import { StubCommand } from './_stub_command.js'

const STUBS = ['contract', 'events', 'public', 'routes', 'controller', 'query']

/** Makes a module with one call, and registers it in the three lists of modules. */
export default class MakeModule extends StubCommand {
  static override commandName = 'make:module'
  static override description = 'Make a module with one call of members, and register it'

  @args.string({ description: 'The name in the plural, like reviews' })
  declare name: string

  override async run() {
    const module = string.snakeCase(this.name)
    if (existsSync(this.app.makePath('app/modules', module))) {
      this.exitCode = 1
      return this.logger.error(`There is a module ${module} already`)
    }
    const entry = string.singular(module)
    const events = `${string.pascalCase(entry)}Events`
    for (const stub of STUBS) {
      await this.make(`module/${stub}`, {
        module,
        events,
        path: string.dashCase(module),
        entry: string.pascalCase(entry),
        entryFile: entry,
        list: string.camelCase(`list_${module}`),
        controller: `${string.pascalCase(module)}Controller`,
      })
    }
    await this.#insert(
      '../.dependency-cruiser.js',
      /(?<=const MODULES = \[[^\]]*)\]/,
      `  '${module}',\n]`
    )
    await this.#insert(
      'start/routes.ts',
      /(?=import '#shared\/docs)/,
      `import '#modules/${module}/routes'\n`
    )
    const type = `import type { ${events} } from '#modules/${module}/events'\n`
    await this.#insert('app/event_map.ts', /(?=\n\/\*\* All events)/, type)
    await this.#insert('app/event_map.ts', /(?<=extends\n)/, `      ${events},\n`)
    this.logger.info('Next: its table, `npm run openapi`, a row of tests/access_matrix.ts')
  }

  async #insert(path: string, position: RegExp, line: string) {
    const file = this.app.makePath(path)
    const text = await readFile(file, 'utf8')
    if (!position.test(text))
      throw new Error(`${path} has changed its form: add ${line.trim()} by hand`)
    await writeFile(file, text.replace(position, line))
    await this.format(file)
    this.logger.action(`update ${path}`).succeeded()
  }
}
