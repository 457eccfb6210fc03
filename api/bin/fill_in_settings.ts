import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'

/** The commands that use no database, no key and no file of the data folder. */
const SELF_CONTAINED = ['backup:verify', 'make:command', 'make:module', 'make:query']

/** Whether the command line calls such a command. */
export function isSelfContained([command]: string[]): boolean {
  return SELF_CONTAINED.includes(command!)
}

/** Fills in the settings that every process needs, for a command that uses none of them. */
export function fillInSettings(): void {
  process.env.DATA_DIR ||= tmpdir()
  process.env.DATABASE_URL ||= 'postgres://127.0.0.1/unused'
  process.env.PUBLIC_URL ||= 'http://localhost'
  for (const name of ['APP_KEY', 'DOCUMENT_KEY']) {
    process.env[name] ||= randomBytes(32).toString('base64')
  }
}
