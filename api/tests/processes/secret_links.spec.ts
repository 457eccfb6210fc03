import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { AppClient } from '#harness/app_client'
import { HttpClient } from '#harness/http_client'
import { until } from '#harness/until'
import { waitForMail } from '#harness/wait_for_mail'
import { tokenIn } from '#tests/mails'
import { queryEmbeddedDatabase } from '#tests/query_embedded_database'
import { startApp } from '#tests/start_app'

test.group('The tokens of links in e-mails', (group) => {
  group.tap((test) => test.tags(['@long']))

  test('appear in no log, event, job or table', async ({ assert, cleanup }) => {
    const { url, folder, server } = await startApp(cleanup, { LOG_LEVEL: 'debug' })
    const { email } = await new AppClient(url).join('Meera Joshi')
    const post = (path: string, body: object) => new HttpClient().send('POST', url + path, body)
    const use = async (path: string, body: object) =>
      assert.equal((await post(path, body)).status, 204)

    const verification = await waitForMail(folder, email, 'Confirm your email')
    assert.equal((await post('/api/password/forgot', { email })).status, 202)
    const request = await waitForMail(folder, email, 'Choose a new password')
    const tokens = [
      tokenIn(verification, 'verify'),
      tokenIn(verification, 'disown'),
      tokenIn(request, 'reset'),
    ]
    // Before the tokens are used, and after.
    assert.deepEqual(await tablesWith(folder, tokens), [])
    await use('/api/user/email/verify', { token: tokens[0] })
    await use('/api/password/reset', { token: tokens[2], password: 'masala-dosa' })
    for (const path of ['/api/user/email/disown', '/api/password/reset'])
      assert.equal((await post(path, { token: tokens[1], password: 'masala-dosa' })).status, 410)
    await waitForMail(folder, email, 'Your password was changed')
    await until('all deliveries are done', async () => {
      const open = `select from deliveries where state <> 'done'`
      return (await queryEmbeddedDatabase(folder, open)).length === 0
    })
    assert.deepEqual(await tablesWith(folder, tokens), [])
    assert.deepEqual(await tablesWith(folder, ['masala-dosa']), [])

    const { output } = await server.stop()
    assert.include(output, 'request completed', 'the log was written')
    const logs = output + (await readFile(join(folder, 'postgres.log'), 'utf8'))
    for (const secret of [...tokens, 'masala-dosa', email]) assert.notInclude(logs, secret)
  }).timeout(360_000)
})

test.group('The secret URL of a calendar', (group) => {
  group.tap((test) => test.tags(['@long']))

  test('appears in no table and no log, which name its route', async ({ assert, cleanup }) => {
    const { url, folder, server } = await startApp(cleanup, { LOG_LEVEL: 'debug' })
    const member = await new AppClient(url).join('Meera Joshi')
    const first = (await member.post('/api/user/calendar', {})).url as string
    const second = (await member.post('/api/user/calendar', {})).url as string
    assert.equal((await fetch(first)).status, 404)
    assert.equal((await fetch(second)).status, 200)
    const secrets = [first, second].map((each) => /[\w-]{43}/.exec(each)![0])
    assert.deepEqual(await tablesWith(folder, secrets), [])

    const { output } = await server.stop()
    assert.include(output, '/api/calendars/:secret.ics')
    const logs = output + (await readFile(join(folder, 'postgres.log'), 'utf8'))
    for (const secret of secrets) assert.notInclude(logs, secret)
  }).timeout(360_000)
})

/** The tables of all schemas, with those of the job queue, whose rows contain one of the texts. */
async function tablesWith(folder: string, texts: string[]): Promise<string[]> {
  const tables = await queryEmbeddedDatabase(
    folder,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`
  )
  const found = []
  for (const { name } of tables as { name: string }[]) {
    const matches = texts.map((text) => `strpos(t::text, '${text}') > 0`).join(' or ')
    const rows = await queryEmbeddedDatabase(
      folder,
      `select from ${name} t where ${matches} limit 1`
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}
