import { FunctionCommand } from './_stub_command.js'

/** Makes the file of a query. */
export default class MakeQuery extends FunctionCommand {
  static override commandName = 'make:query'
  static override description = 'Make a query of a module: a function that reads state'

  protected override readonly stub = 'query'
}
