import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeTemporaryDataFolder } from '@saajha/database/embedded/data_folder/make_temporary_data_folder'
import { Postgres } from '#harness/postgres'
import { Program } from '#harness/program'
import { SECRET_KEYS } from '#harness/secret_keys'

const BUILD = fileURLToPath(new URL('../../build/', import.meta.url))
export const SERVER = [process.execPath, join(BUILD, 'bin/server.js')]
export const CONSOLE = [process.execPath, join(BUILD, 'bin/console.js')]

/** The built app with a prepared PostgreSQL and a temporary folder of its own. */
export class BuiltApp {
  private constructor(
    readonly folder: string,
    readonly postgres: Postgres,
    /** The environment of its processes. */
    readonly environment: Record<string, string>
  ) {}

  /** Rate limits are off: all requests come from one IP. */
  static async open(settings: Record<string, string>): Promise<BuiltApp> {
    const folder = await makeTemporaryDataFolder()
    const data = join(folder, 'data')
    await mkdir(data)
    const postgres = await Postgres.create(join(folder, 'postgres'))
    const app = new BuiltApp(folder, postgres, {
      NODE_ENV: 'development',
      RATE_LIMITS: 'off',
      ...SECRET_KEYS,
      DATA_DIR: data,
      DATABASE_URL: postgres.url,
      WORKERS: 'off',
      ...settings,
    })
    await app.command('database:prepare')
    return app
  }

  /** Runs a console command; returns its output. Throws with the output if it fails. */
  command(...args: string[]): Promise<string> {
    return Program.run([...CONSOLE, ...args], this.environment)
  }
}
