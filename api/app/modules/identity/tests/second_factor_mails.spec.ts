import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import UserResetSecondFactor from '#commands/user_reset_second_factor'
import { PASSWORD } from '#harness/new_account'
import { confirmEmail, mailsTo } from '#tests/mails'
import type { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'
import { runCommand } from '#tests/run_command'
import { setUpSecondFactor, startSetUp } from '#tests/set_up_second_factor'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

test.group('E-mails about a second factor', (group) => {
  let member: Member

  group.each.setup(async ({ context }) => {
    member = await newAdmin(context.client)
    await confirmEmail(member)
  })

  async function mails() {
    await waitForDeliveries()
    return mailsTo(member.user.email, 'second_factor_changed')
  }

  test('are sent when it is switched on, with new recovery codes, and off', async ({ assert }) => {
    const { admin, recoveryCodes } = await setUpSecondFactor(member)
    const [on] = await mails()
    assert.equal(on!.subject, 'Two-step sign-in was turned on')
    assert.include(on!.text, 'You got new recovery codes. Earlier ones no longer work.')
    for (const code of recoveryCodes) assert.notInclude(on!.text, code)
    const removal = { password: PASSWORD, code: recoveryCodes[0] }
    ;(await admin.delete('/api/user/second-factor').json(removal)).assertStatus(204)
    const [, off, ...others] = await mails()
    assert.equal(off!.subject, 'Two-step sign-in was turned off')
    assert.isEmpty(others)
  })

  test('are sent when an operator switches it off, in the language of the member', async ({
    assert,
  }) => {
    await db.rawQuery(`update users set language = 'hi' where id = ?`, [member.user.id])
    await setUpSecondFactor(member)
    await runCommand(UserResetSecondFactor, [member.user.email])
    assert.deepEqual(
      (await mails()).map(({ subject }) => subject),
      ['टू-स्टेप लॉग इन चालू हुआ', 'टू-स्टेप लॉग इन बंद हुआ']
    )
  })

  test('are not sent for a set-up that is not confirmed, nor to an address that is not', async ({
    assert,
  }) => {
    await startSetUp(member)
    await runCommand(UserResetSecondFactor, [member.user.email])
    assert.isEmpty(await mails())
    await db.rawQuery('update users set email_verified_at = null where id = ?', [member.user.id])
    await setUpSecondFactor(member)
    assert.isEmpty(await mails())
  })
})
