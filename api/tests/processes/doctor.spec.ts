import { test } from '@japa/runner'
import webPush from 'web-push'
import type { SystemReport } from '@saajha/contract/system'
import { aceProgram } from '#tests/app_program'
import { queryEmbeddedDatabase } from '#tests/query_embedded_database'
import { startApp } from '#tests/start_app'
import { startSmtp } from '#tests/start_smtp'

test.group('The command doctor', (group) => {
  group.tap((test) => test.timeout(540_000))

  test('names each fault of a deployment, and none of a right one', async ({ assert, cleanup }) => {
    const smtp = await startSmtp(cleanup)
    const { folder } = await startApp(cleanup, { WORKERS: 'off' })
    const query = (sql: string) => queryEmbeddedDatabase(folder, sql)
    const vapid = webPush.generateVAPIDKeys()
    const right = {
      DATA_DIR: folder,
      PUBLIC_URL: 'https://saajha.example',
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'Saajha <no-reply@saajha.example>',
      PLACEHOLDER_RATINGS: 'off',
      VAPID_PUBLIC_KEY: vapid.publicKey,
      VAPID_PRIVATE_KEY: vapid.privateKey,
      SUPPORT_WHATSAPP: '919800000009',
      LEGAL_NAME: 'Saajha Rentals LLP',
      LEGAL_ADDRESS: '1 Main Road, Nagpur',
      GRIEVANCE_OFFICER: 'Asha Rao',
      GRIEVANCE_EMAIL: 'grievance@saajha.example',
    }
    const examine = async (settings: Record<string, string>) => {
      const { code, output } = await aceProgram(['doctor', '--json'], settings).ended
      const report: SystemReport = JSON.parse(output)
      const failed = report.facts.filter(({ isWell }) => !isWell).map(({ name }) => name)
      return { code, failed, output }
    }

    await query(
      `insert into users (username, email, full_name, role) values ('boss', 'boss@saajha.example', 'The Boss', 'admin')`
    )
    await query(
      `insert into second_factors (id, user_id, secret, confirmed_at) select uuidv7(), id, 'x', now() from users`
    )
    await aceProgram(['backup:create', `${folder}/first.backup`], right).ended
    const well = await examine(right)
    assert.deepEqual([well.failed, well.code], [[], 0], well.output)

    await query('update users set blocked_at = now()')
    await query(
      `with event as (
         insert into domain_events (id, name, aggregate_id, payload) values (uuidv7(), 'x', uuidv7(), '{}') returning id
       )
       insert into deliveries (event_id, subscriber, state, due_at, next_at)
       select id, subscriber, cast(state as text), now() - interval '3 minutes', now() - interval '3 minutes'
       from event, (values ('a', 'dead'), ('b', 'pending')) d (subscriber, state)`
    )
    await query(`update scheduled_runs set started_at = now() - interval '3 days'`)
    const faulty = await examine({
      DATA_DIR: folder,
      PUBLIC_URL: 'http://localhost:3333',
      ADMIN_SECOND_FACTOR: 'optional',
    })
    assert.equal(faulty.code, 1)
    assert.sameMembers(faulty.failed, [
      ...['publicUrl', 'smtp', 'push', 'requiredSecondFactor', 'placeholderRatings', 'legal'],
      ...['support', 'administrators', 'secondFactors', 'oldestDelivery', 'deadDeliveries'],
      'backup',
    ])

    const words = ['doctor', '--mail=operator@saajha.example']
    const { output } = await aceProgram(words, right).ended
    assert.include(output, 'Dead deliveries: 1. Read events:dead')
    assert.include(output, 'Database')
    assert.notInclude(output, right.VAPID_PRIVATE_KEY)
    assert.deepEqual(
      smtp.accepted.map(({ to }) => to),
      [['operator@saajha.example']]
    )
  })
})
