import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import webPush from 'web-push'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { openEmbeddedPostgres } from '@saajha/database/embedded/open_embedded_postgres'
import { queryDatabase } from '#harness/query_database'
import { dataFolder } from '#tests/data_folder'
import { preparedDataFolder } from '#tests/prepared_data_folder'
import { aceProgram, serverProgram } from '#tests/app_program'
import { waitForNoProcessIn } from '#harness/processes_in'

const VAPID = webPush.generateVAPIDKeys()

test.group('A failed start', (group) => {
  group.tap((test) => test.tags(['@long']).timeout(270_000))

  let folder: Awaited<ReturnType<typeof dataFolder>>
  let neighbour: Server

  group.each.setup(async () => {
    folder = await dataFolder()
    neighbour = createServer().listen(0, '127.0.0.1')
    await once(neighbour, 'listening')
    return async () => {
      neighbour.close()
      await folder.forget()
    }
  })

  test('prints one clear message for a port in use', async ({ assert, cleanup }) => {
    const prepared = await preparedDataFolder()
    cleanup(() => prepared.forget())
    const { port } = neighbour.address() as AddressInfo
    const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'no-reply@saajha.example' }
    const settings = { PORT: String(port), SUPPORT_WHATSAPP: '919800000009', ...mail }
    const program = serverProgram({ DATA_DIR: prepared.path, ...settings })
    const { code, output } = await program.ended
    assert.equal(code, 1)
    assert.equal(
      output.trim(),
      `Port ${port} is already in use: stop the program that uses it, or choose another port, as in PORT=${port + 1} npm start.`
    )
    await waitForNoProcessIn(prepared.path)
  })

  test('prints one clear message for a data folder without write permission', async ({
    assert,
  }) => {
    const file = join(folder.path, 'a_file')
    await writeFile(file, '')
    const DATA_DIR = join(file, 'data')
    const { code, output } = await serverProgram({ DATA_DIR, PORT: String(await findFreePort()) })
      .ended
    assert.equal(code, 1)
    assert.lengthOf(output.trim().split('\n'), 1)
    assert.match(output, /^Saajha cannot keep its data in .*a_file\/data \(.+\): set DATA_DIR to /)
  })

  test('prints one clear message for stored pictures of another database, and leaves them', async ({
    assert,
    cleanup,
  }) => {
    const prepared = await preparedDataFolder()
    cleanup(() => prepared.forget())
    const picture = join(prepared.path, 'media/variants', randomUUID(), 'full.webp')
    await mkdir(dirname(picture), { recursive: true })
    await writeFile(picture, 'a picture')
    const { code, output } = await startWith({ DATA_DIR: prepared.path, SEED_DEMO: 'true' })
    assert.equal(code, 1)
    assert.equal(
      output.trim(),
      'The stored pictures belong to another database: set DATABASE_URL to their database, ' +
        'or DATA_DIR or S3_BUCKET to the pictures of this one.'
    )
    assert.equal(await readFile(picture, 'utf8'), 'a picture')
    await waitForNoProcessIn(prepared.path)
  })

  test('prints one clear message for a worker on stored pictures of another database', async ({
    assert,
    cleanup,
  }) => {
    const prepared = await preparedDataFolder()
    cleanup(() => prepared.forget())
    const DATA_DIR = prepared.path
    const picture = join(DATA_DIR, 'media/variants', randomUUID(), 'full.webp')
    await mkdir(dirname(picture), { recursive: true })
    await writeFile(picture, 'a picture')
    const { code, output } = await aceProgram(['work'], { DATA_DIR }).ended
    assert.equal(code, 1)
    assert.lengthOf(output.trim().split('\n'), 1, output)
    assert.include(output, 'The stored pictures belong to another database: set DATABASE_URL ')
    assert.equal(await readFile(picture, 'utf8'), 'a picture')
    await waitForNoProcessIn(prepared.path)
  })

  test('prints one clear message for a missing key in production: {$self}')
    .with(['APP_KEY', 'DOCUMENT_KEY'])
    .run(async ({ assert }, name) => {
      const { code, output } = await startWith({ [name]: '' })
      assert.equal(code, 1)
      assert.match(
        output.trim(),
        new RegExp(
          `^Saajha cannot start with these settings: Missing environment variable "${name}".*\\.$`
        )
      )
      await waitForNoProcessIn(folder.path)
    })

  test('prints one clear message for an empty database behind https outside of production, and adds no demo accounts', async ({
    assert,
    cleanup,
  }) => {
    const prepared = await preparedDataFolder()
    cleanup(() => prepared.forget())
    const settings = { NODE_ENV: 'development', PUBLIC_URL: 'https://saajha.example' }
    const { code, output } = await startWith({ DATA_DIR: prepared.path, ...settings })
    assert.equal(code, 1)
    assert.equal(
      output.trim().split('\n').at(-1),
      'PUBLIC_URL is an https URL, but this server is not in production and would add demo accounts with a public password: set NODE_ENV=production.'
    )
    const database = await openEmbeddedPostgres({ dataDir: prepared.path, ifRunning: 'reject' })
    cleanup(() => database.stop())
    assert.isEmpty(await queryDatabase(database.connectionString, 'select from users'))
  })

  test('lists what is wrong with each weak key in production', async ({ assert }) => {
    const { code, output } = await startWith({ APP_KEY: 'k'.repeat(40), DOCUMENT_KEY: 'short' })
    assert.equal(code, 1)
    assert.equal(
      output.trim(),
      'Saajha cannot start with these settings: ' +
        'APP_KEY repeats itself; make one with: openssl rand -base64 32, ' +
        'DOCUMENT_KEY is shorter than 32 characters; make one with: openssl rand -base64 32.'
    )
  })

  test('rejects a well-known example as a key in production', async ({ assert }) => {
    const { code, output } = await startWith({ APP_KEY: 'change-me-to-a-long-random-text-9876' })
    assert.equal(code, 1)
    assert.equal(
      output.trim(),
      'Saajha cannot start with these settings: ' +
        'APP_KEY looks like a well-known example; make one with: openssl rand -base64 32.'
    )
  })

  test('rejects one secret for both keys in production', async ({ assert }) => {
    const secret = randomBytes(32).toString('base64')
    const { code, output } = await startWith({ APP_KEY: secret, DOCUMENT_KEY: secret })
    assert.equal(code, 1)
    assert.equal(
      output.trim(),
      'Saajha cannot start with these settings: ' +
        'APP_KEY is the same as the other key; make one with: openssl rand -base64 32, ' +
        'DOCUMENT_KEY is the same as the other key; make one with: openssl rand -base64 32.'
    )
  })

  test('prints one clear message for a missing PUBLIC_URL in production', async ({ assert }) => {
    const { code, output } = await startWith({ PUBLIC_URL: '' })
    assert.equal(code, 1)
    assert.equal(
      output.trim(),
      'Saajha cannot start with these settings: PUBLIC_URL is missing; ' +
        'set it to the public URL of the site, as in PUBLIC_URL=https://saajha.example.'
    )
    await waitForNoProcessIn(folder.path)
  })

  test('prints one clear message for an invalid PUBLIC_URL: {$self}')
    .with(['saajha.example', 'ftp://saajha.example'])
    .run(async ({ assert }, PUBLIC_URL) => {
      const { code, output } = await startWith({ PUBLIC_URL })
      assert.equal(code, 1)
      assert.equal(
        output.trim(),
        'Saajha cannot start with these settings: PUBLIC_URL is no http or https URL; ' +
          'set it to the public URL of the site, as in PUBLIC_URL=https://saajha.example.'
      )
    })

  test('prints one clear message for an incomplete key pair: {message}')
    .with([
      {
        settings: { VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: VAPID.privateKey },
        message: 'VAPID_PUBLIC_KEY is missing beside VAPID_PRIVATE_KEY',
      },
      {
        settings: { VAPID_PUBLIC_KEY: VAPID.publicKey, VAPID_PRIVATE_KEY: '' },
        message: 'VAPID_PUBLIC_KEY needs VAPID_PRIVATE_KEY',
      },
      {
        settings: {
          VAPID_PUBLIC_KEY: webPush.generateVAPIDKeys().publicKey,
          VAPID_PRIVATE_KEY: VAPID.privateKey,
        },
        message: 'VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY',
      },
      {
        settings: { VAPID_PUBLIC_KEY: VAPID.publicKey, VAPID_PRIVATE_KEY: 'short' },
        message: 'VAPID_PRIVATE_KEY is no key of 32 bytes in base64url',
      },
    ])
    .run(async ({ assert }, { settings, message }) => {
      const { code, output } = await startWith(settings)
      assert.equal(code, 1)
      assert.equal(
        output.trim(),
        `Saajha cannot start with these settings: ${message}; make both with: npx web-push generate-vapid-keys.`
      )
    })

  const startWith = async (settings: Record<string, string>) => {
    const port = String(await findFreePort())
    return serverProgram({ DATA_DIR: folder.path, PORT: port, ...settings }).ended
  }
})
