import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import pg from 'pg'
import { Postgres } from '#harness/postgres'
import { aceProgram, serverProgram } from '#tests/app_program'
import { dataFolder } from '#tests/data_folder'

test.group('A server or a worker with an external database', (group) => {
  group.tap((test) => test.tags(['@long']).timeout(270_000))

  let DATA_DIR: string
  let postgres: Postgres

  group.setup(async () => {
    const folder = await dataFolder()
    postgres = await Postgres.create(join(folder.path, 'postgres'))
    DATA_DIR = join(folder.path, 'data')
    await mkdir(DATA_DIR)
    return async () => {
      await postgres.crash()
      await folder.forget()
    }
  })

  /** Starts both and returns what each prints until it ends, once the exit status of both is 1. */
  const failures = async (DATABASE_URL: string, folder = DATA_DIR): Promise<string[]> => {
    const settings = { DATA_DIR: folder, DATABASE_URL, PORT: String(await findFreePort()) }
    const ends = [serverProgram(settings), aceProgram(['work'], settings)].map(({ ended }) => ended)
    const results = await Promise.all(ends)
    const codes = results.map(({ code }) => code)
    if (codes.some((code) => code !== 1)) throw new Error(`status ${codes.join(' and ')}`)
    return results.map(({ output }) => output.replace(/^\[ error \] /, '').trim())
  }

  test('ends before it is ready with one clear message: {title}')
    .with([
      {
        title: 'the database does not exist',
        url: () => withPath('/nosuch'),
        message:
          'DATABASE_URL names a database that does not exist: correct it, or start the database.',
      },
      {
        title: 'the host does not exist',
        url: () => 'postgres://saajha@nosuch.invalid/saajha',
        message:
          'DATABASE_URL names a host that cannot be found: correct it, or start the database.',
      },
      {
        title: 'nothing listens',
        url: () => 'postgres://saajha@127.0.0.1:9/saajha',
        message:
          'DATABASE_URL names a host and port where no PostgreSQL listens: correct it, or start the database.',
      },
      {
        title: 'the URL is none',
        url: () => 'saajha',
        message:
          'Saajha cannot start with these settings: DATABASE_URL is no postgres URL; ' +
          'set it as in DATABASE_URL=postgres://user:password@host:5432/name.',
      },
    ])
    .run(async ({ assert }, { url, message }) => {
      assert.deepEqual(await failures(url()), [message, message])
    })

  test('ends with one clear message if the data folder cannot be written', async ({ assert }) => {
    const folder = '/dev/null/data'
    const message = `The data folder ${folder} cannot be written: choose another with DATA_DIR.`
    assert.deepEqual(await failures(postgres.url, folder), [message, message])
  })

  test('ends with one clear message on a database that is not prepared', async ({ assert }) => {
    for (const output of await failures(postgres.url)) {
      assert.match(
        output,
        /^The database lacks \d+ of this release’s migrations: run \S.+ first\.$/
      )
    }
  })

  test('ends with one clear message on the database of a newer release, unless that is allowed', async ({
    assert,
    cleanup,
  }) => {
    const settings = { DATA_DIR, DATABASE_URL: postgres.url }
    const prepared = await aceProgram(['database:prepare'], settings).ended
    assert.equal(prepared.code, 0, prepared.output)
    await addMigration('database/migrations/9999_items_of_a_newer_release')
    const message =
      'The database is of a newer release (9999_items_of_a_newer_release): start that release, ' +
      'restore a backup, or set ALLOW_NEWER_DATABASE=on while nodes of both releases run.'
    assert.deepEqual(await failures(postgres.url), [message, message])
    assert.equal((await aceProgram(['database:prepare'], settings).ended).code, 1)
    const PORT = String(await findFreePort())
    const server = serverProgram({ ...settings, PORT, ALLOW_NEWER_DATABASE: 'on' })
    cleanup(() => server.stop().then(() => {}))
    await server.waitForOutput('is ready')
  })

  const withPath = (path: string) => Object.assign(new URL(postgres.url), { pathname: path }).href

  const addMigration = async (name: string) => {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query('insert into adonis_schema (name, batch) values ($1, 99)', [name])
    await client.end()
  }
})
