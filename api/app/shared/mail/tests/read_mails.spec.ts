import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { makeTemporaryDataFolder } from '@saajha/database/embedded/data_folder/make_temporary_data_folder'
import { MailFolder } from '#shared/mail/mail_folder'
import { readMails } from '#shared/mail/read_mails'

const MAIL = 'Subject: New message\r\n\r\nIs it free?'

async function mailFolder(): Promise<{ dataDir: string; path: string }> {
  const dataDir = await makeTemporaryDataFolder()
  const { path } = new MailFolder(join(dataDir, 'mail'))
  return { dataDir, path }
}

test.group('The e-mails in the data folder', () => {
  test('are none without a folder', async ({ assert }) => {
    assert.deepEqual(await readMails((await mailFolder()).dataDir), [])
  })

  test('have ids that fit a line of a terminal', async ({ assert }) => {
    const { dataDir, path } = await mailFolder()
    const messageId = `<${'0123456789abcdef-'.repeat(6)}.notification@saajha.example>`
    const message = { from: 'saajha@example.in', to: ['asha@example.in'], text: 'Is it free?' }
    await new MailFolder(path).send({ ...message, messageId })
    const [mail] = await readMails(dataDir)
    assert.match(mail!.id, /^[\dTZ-]+_notification_[\da-f]{6}$/)
    assert.isAtMost(mail!.id.length, 60)
  })

  test('are read without one that is removed meanwhile', async ({ assert }) => {
    const { dataDir, path } = await mailFolder()
    await mkdir(path)
    await writeFile(join(path, '2.eml'), MAIL)
    // Listed but not readable, as a file that is removed between the two.
    await symlink(join(path, 'removed'), join(path, '1.eml'))
    const [mail, ...others] = await readMails(dataDir)
    assert.equal(mail!.id, '2')
    assert.equal(mail!.email.subject, 'New message')
    assert.isEmpty(others)
  })
})
