import { ListLoader } from '@adonisjs/core/ace'
import MakeCommand from './make_command.js'

/** The commands that replace those of AdonisJS: Ace loads a command from `commands/` only if no package has one of its name. */
const loader = new ListLoader([MakeCommand])

export const getMetaData = () => loader.getMetaData()
export const getCommand: typeof loader.getCommand = (metaData) => loader.getCommand(metaData)
