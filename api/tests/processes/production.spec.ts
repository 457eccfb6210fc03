import { test } from '@japa/runner'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { dataFolder } from '#tests/data_folder'
import { AppClient } from '#harness/app_client'
import type { Program } from '#harness/program'
import { aceProgram, sourceServerProgram } from '#tests/app_program'
import { waitForNoProcessIn } from '#harness/processes_in'
import { until } from '#harness/until'
import { queryEmbeddedDatabase } from '#tests/query_embedded_database'

test.group('A server in production', (group) => {
  let folder: Awaited<ReturnType<typeof dataFolder>>
  let server: Program
  let url: string

  group.setup(async () => {
    folder = await dataFolder()
    const PORT = String(await findFreePort())
    const settings = {
      DATA_DIR: folder.path,
      PORT,
      RATE_LIMITS: 'off',
      APP_NAME: 'Borrow & Co',
      TRUSTED_PROXIES: '192.0.2.1',
    }
    server = await sourceServerProgram(settings).waitForOutput('is ready')
    url = `http://127.0.0.1:${PORT}`
    return async () => {
      await server.stop()
      await waitForNoProcessIn(folder.path)
      await folder.forget()
    }
  })

  const logIn = (claimedIp = '10.2.0.1') =>
    fetch(`${url}/api/login/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': claimedIp },
      body: JSON.stringify({ username: 'asha', password: 'saajha-demo' }),
    })

  test('uses PUBLIC_URL in its URLs', ({ assert }) => {
    const port = new URL(url).port
    assert.include(server.output.split('\n'), `Borrow & Co is ready: http://localhost:${port}`)
  })

  const warningOf = async (setting: string) => {
    const find = () => server.output.split('\n').find((line) => line.includes(`"${setting} is`))
    await until(`it warns of ${setting}`, () => find() !== undefined)
    return JSON.parse(find()!)
  }

  test('warns of a missing number of the support', async ({ assert }) => {
    assert.containsSubset(await warningOf('SUPPORT_WHATSAPP'), {
      level: 40,
      msg: 'SUPPORT_WHATSAPP is not set; the links to support open WhatsApp without a number',
    })
  })

  test('warns of missing legal details in one line', async ({ assert }) => {
    const names = 'LEGAL_NAME, LEGAL_ADDRESS, GRIEVANCE_OFFICER, GRIEVANCE_EMAIL not set'
    await until('it is logged', () => server.output.includes(names))
    assert.lengthOf(server.output.split('GRIEVANCE_EMAIL'), 2)
  })

  test('names the command that makes the first administrator', async ({ assert }) => {
    const command = 'make one with user:invite-admin EMAIL'
    await until('it is logged', () => server.output.includes(command))
    assert.include(server.output, 'there is no administrator')
  })

  test('warns of a missing SMTP server', async ({ assert }) => {
    assert.containsSubset(await warningOf('SMTP_URL'), {
      level: 40,
      msg: 'SMTP_URL is not set; members get no e-mails, which are files in DATA_DIR/mail',
    })
  })

  test('creates no demo listings and no accounts with a public password', async ({ assert }) => {
    assert.deepEqual(await (await fetch(`${url}/api/items`)).json(), [])
    assert.equal((await logIn()).status, 401)
  })

  test('hashes passwords with scrypt by OWASP’s setting of 32 MiB', async ({ assert }) => {
    const username = 'hashed_in_production'
    const response = await fetch(`${url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        username,
        email: `${username}@example.in`,
        fullName: 'Hashed Person',
        password: 'chai-and-samosa',
      }),
    })
    assert.equal(response.status, 201)
    const sql = `select password_hash as hash from users where username = '${username}'`
    const [row] = await queryEmbeddedDatabase(folder.path, sql)
    assert.match(row.hash, /^\$scrypt\$n=32768,r=8,p=3\$/)
  })

  test('gives no rights to an administrator without two-step sign-in', async ({ assert }) => {
    const admin = await new AppClient(url).join('Anita Admin')
    const { id } = await admin.get('/api/auth/user')
    const promotion = `update users set role = 'admin' where id = '${id}'`
    await queryEmbeddedDatabase(folder.path, promotion)
    const list = admin.get('/api/admin/verification-documents')
    await assert.rejects(() => list, /secondFactorMissing/)
  })

  test('keeps its rate limits, whatever RATE_LIMITS and forwarding headers claim', async ({
    assert,
  }) => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt++) {
      statuses.push((await logIn(`10.3.0.${attempt}`)).status)
    }
    assert.equal(statuses.at(-1), 429)
  })

  test('has no command that drops tables or changes the schema, besides its own', async ({
    assert,
  }) => {
    const { output } = await aceProgram(['list'], { DATA_DIR: folder.path }).ended
    assert.include(output, 'database:prepare')
    assert.notMatch(output, /\b(db:wipe|db:truncate|migration:|schema:|repl\b)/)
  })

  test('adds no generated listings', async ({ assert }) => {
    const { code, output } = await aceProgram(['marketplace:fill', '20'], {
      DATA_DIR: folder.path,
    }).ended
    assert.equal(code, 1)
    assert.include(output, 'Not in production: this publishes generated listings')
    assert.isEmpty(await queryEmbeddedDatabase(folder.path, 'select from items'))
  })
})
