import { FunctionCommand } from './_stub_command.js'

/** Replaces the command of AdonisJS for console commands. */
export default class MakeCommand extends FunctionCommand {
  static override commandName = 'make:command'
  static override description = 'Make a command of a module: a function that changes state'

  protected override readonly stub = 'command'
}
