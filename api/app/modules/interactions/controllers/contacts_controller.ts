import type { HttpContext } from '@adonisjs/core/http'
import type { ContactCounts, ContactInteraction, LatestContact } from '@saajha/contract/contact'
import { accountsOfDevice } from '#modules/identity/public'
import { sendContact } from '#modules/interactions/commands/send_contact'
import { runSend } from '#modules/interactions/limits'
import { countContacts } from '#modules/interactions/queries/count_contacts'
import { findLatestContact } from '#modules/interactions/queries/find_latest_contact'
import { contactValidator } from '#modules/interactions/validators'
import { idempotencyKeyValidator } from '#shared/http/validation/idempotency_key'

/** Contact interactions with owners, and their counts. */
export default class ContactsController {
  async store({ auth, request, response }: HttpContext): Promise<ContactInteraction> {
    await auth.check()
    const { key } = await idempotencyKeyValidator.validate({
      key: request.header('idempotency-key'),
    })
    const input = await request.validateUsing(contactValidator)
    const guest = {
      ip: request.ip(),
      agent: request.header('user-agent') ?? '',
      accounts: accountsOfDevice(request),
    }
    const contacterId = auth.user?.id ?? null
    const send = () => sendContact({ contacterId, guest }, input, key ?? null)
    const contact = await (contacterId === null ? send() : runSend(contacterId, send))
    response.status(201)
    return contact
  }

  latest({ auth, params }: HttpContext): Promise<LatestContact> {
    return findLatestContact(auth.getUserOrFail().id, params.itemId as string)
  }

  counts({ params, request }: HttpContext): Promise<ContactCounts> {
    return countContacts(String(params.itemId ?? request.qs().itemId))
  }
}
