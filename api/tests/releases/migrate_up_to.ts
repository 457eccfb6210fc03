import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import app from '@adonisjs/core/services/app'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import db from '@adonisjs/lucid/services/db'

const MIGRATIONS = fileURLToPath(new URL('../../../database/migrations/', import.meta.url))
const CONNECTION = 'previous_release'

/** Runs the migrations up to one of them, as the release whose last one it was did. */
export async function migrateUpTo(last: string, connectionString: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'saajha-migrations-'))
  for (const file of await readdir(MIGRATIONS)) {
    const { name } = parse(file)
    const source = JSON.stringify(pathToFileURL(join(MIGRATIONS, file)))
    // A link to the file would not be found.
    if (name <= last)
      await writeFile(join(folder, `${name}.js`), `export { default } from ${source}`)
  }
  db.manager.add(CONNECTION, {
    client: 'pg',
    connection: { connectionString },
    pool: { min: 0, max: 1 },
    migrations: { naturalSort: true, paths: [folder] },
  })
  try {
    const migrator = new MigrationRunner(db, app, { direction: 'up', connectionName: CONNECTION })
    await migrator.run()
    if (migrator.error) throw migrator.error
    // Else the next run would not recognize them, because a name includes the folder.
    await db
      .connection(CONNECTION)
      .rawQuery(
        `update adonis_schema set name = '../database/migrations/' || substring(name from '[^/]+$')`
      )
  } finally {
    await db.manager.release(CONNECTION)
    await rm(folder, { recursive: true })
  }
}
