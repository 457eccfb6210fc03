import { randomUUID } from 'node:crypto'
import { productName } from '@saajha/contract/product_name'
import { composeMail } from '#shared/mail/compose_mail'
import { sendMail } from '#shared/mail/send_mail'
import { sharedSettings } from '#shared/settings'

/** Sends an e-mail by which an operator sees that e-mails arrive. Throws the errors of `sendMail`. */
export async function sendTestMail(address: string): Promise<void> {
  const product = productName(sharedSettings().appName)
  const content = composeMail({
    language: 'en',
    subject: `E-mails of ${product} arrive`,
    paragraphs: ['An operator sent this e-mail to see whether e-mails arrive.'],
    reason: `You're getting this because an operator of ${product} entered your email.`,
  })
  await sendMail({ id: `test.${randomUUID()}`, to: { name: '', address }, ...content })
}
