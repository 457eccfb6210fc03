import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sendContact } from '#modules/interactions/commands/send_contact'
import { inTransaction } from '#shared/database/in_transaction'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

test.group('A transaction', (group) => {
  group.setup(async () => {
    await db.rawQuery(
      'create table committed_words (word text unique deferrable initially deferred)'
    )
    return async () => void (await db.rawQuery('drop table committed_words'))
  })
  group.each.teardown(async () => void (await db.rawQuery('delete from committed_words')))

  const write = (trx: TransactionClientContract, word: string) =>
    trx.rawQuery('insert into committed_words values (?)', [word])
  const written = async () =>
    (await db.rawQuery('select word from committed_words order by word')).rows.map(
      ({ word }: any) => word
    )

  test('returns its result and runs its after-commit hooks when it commits', async ({ assert }) => {
    const hooks: string[] = []
    const result = await inTransaction(async (trx) => {
      trx.after('commit', () => void hooks.push('hook ran'))
      await write(trx, 'chai')
      return 'result'
    })
    assert.equal(result, 'result')
    assert.deepEqual(hooks, ['hook ran'])
    assert.deepEqual(await written(), ['chai'])
  })

  test('fails and runs no after-commit hook when {$self}')
    .with(['the commit is rejected', 'the connection is lost', 'a failure went unnoticed'])
    .run(async ({ assert }, reason) => {
      const hooks: string[] = []
      const trying = inTransaction(async (trx) => {
        trx.after('commit', () => void hooks.push('hook ran'))
        await write(trx, 'samosa')
        if (reason === 'the commit is rejected') await write(trx, 'samosa')
        if (reason === 'the connection is lost') await cut(trx)
        if (reason === 'a failure went unnoticed')
          await trx.rawQuery('select 1 / 0').catch(() => {})
      })
      await assert.rejects(() => trying)
      assert.isEmpty(hooks)
      assert.isEmpty(await written())
    })

  test('rejects a contact whose commit fails', async ({ client, assert }) => {
    const item = await listItem(await Member.join(client, 'Unlucky Owner'))
    const sender = await Member.join(client, 'Unlucky Sender')
    await db.rawQuery(`create function reject_contact() returns trigger language plpgsql
      as $$ begin raise exception 'commit rejected'; end $$`)
    await db.rawQuery(`create constraint trigger reject_contact after insert on contact_interactions
      deferrable initially deferred for each row execute function reject_contact()`)
    const send = () =>
      sendContact(
        { contacterId: sender.user.id, guest: { ip: '127.0.0.1', agent: '', accounts: [] } },
        { itemId: item.id, interactionType: 'message', message: 'Is it free?' },
        null
      )
    await assert
      .rejects(send, /commit rejected/)
      .finally(() => db.rawQuery('drop function reject_contact cascade'))
    assert.equal((await send()).message, 'Is it free?')
  })
})

/** Terminates the connection of a transaction, like a PostgreSQL restart. */
async function cut(trx: TransactionClientContract): Promise<void> {
  const { rows } = await trx.rawQuery('select pg_backend_pid() as pid')
  await db.rawQuery('select pg_terminate_backend(?, 5000)', [rows[0].pid])
}
