import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { args, BaseCommand } from '@adonisjs/core/ace'
import string from '@adonisjs/core/helpers/string'

/** A command that writes files from stubs. Ace loads no file whose name begins with `_` as a command. */
export abstract class StubCommand extends BaseCommand {
  /** Writes the file of a stub in `stubs/make/`, named without its extension, unless the file exists. */
  protected async make(stub: string, values: Record<string, string>) {
    const codemods = await this.createCodemods()
    const stubs = this.app.makePath('stubs')
    const made = await codemods.makeUsingStub(stubs, `make/${stub}.stub`, values)
    if (made.status !== 'skipped') await this.format(made.destination)
  }

  protected async format(file: string) {
    const { format, resolveConfig } = await import('prettier')
    const text = await readFile(file, 'utf8')
    const config = await resolveConfig(file)
    await writeFile(file, await format(text, { ...config, filepath: file }))
  }
}

/** A command that writes a function of a module. */
export abstract class FunctionCommand extends StubCommand {
  @args.string({ description: 'The module, like catalogue' })
  declare module: string

  @args.string({ description: 'The function, like hideItem or hide_item' })
  declare name: string

  protected abstract readonly stub: string

  override async run() {
    if (!existsSync(this.app.makePath('app/modules', this.module))) {
      this.exitCode = 1
      return this.logger.error(`There is no module ${this.module}: run make:module first`)
    }
    await this.make(this.stub, {
      module: this.module,
      name: string.camelCase(this.name),
      file: string.snakeCase(this.name),
    })
  }
}
