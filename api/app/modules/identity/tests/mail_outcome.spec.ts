import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { recordMailOutcome } from '#modules/identity/public'
import { inTransaction } from '#shared/database/in_transaction'
import { confirmEmail } from '#tests/mails'
import { Member } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

test.group('An e-mail address', (group) => {
  let member: Member

  group.each.setup(async ({ context }) => {
    member = await Member.join(context.client, 'Moved Person')
    // The e-mail that confirms the address is an outcome too.
    await waitForDeliveries()
    await confirmEmail(member)
  })

  const record = async (...outcomes: Parameters<typeof recordMailOutcome>[2][]) => {
    for (const outcome of outcomes)
      await inTransaction((trx) => recordMailOutcome(trx, member.user.id, outcome))
  }
  const isReachable = async () => {
    const { rows } = await db.rawQuery('select from mail_recipients where user_id = ?', [
      member.user.id,
    ])
    return rows.length > 0
  }

  test('that rejects three e-mails in a row receives no more', async ({ assert }) => {
    await record('rejected', 'rejected')
    assert.isTrue(await isReachable())
    await record('rejected')
    assert.isFalse(await isReachable())
    assert.isTrue((await member.get('/api/auth/user')).body().isEmailRejected)
  })

  test('that accepts an e-mail in between receives more', async ({ assert }) => {
    await record('rejected', 'rejected', 'sent', 'rejected', 'dropped', 'rejected')
    assert.isTrue(await isReachable())
  })
})
