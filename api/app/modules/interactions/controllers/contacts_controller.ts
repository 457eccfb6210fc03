import type { HttpContext } from '@adonisjs/core/http'
import { sendContact } from '#modules/interactions/commands/send_contact'
import { countContacts } from '#modules/interactions/queries/count_contacts'
import { contactValidator, idempotencyKeyValidator } from '#modules/interactions/validators'

/** Reaching an owner, and how often that happened. */
export default class ContactsController {
  async store({ auth, request, response }: HttpContext) {
    await auth.check()
    const { key } = await idempotencyKeyValidator.validate({
      key: request.header('idempotency-key'),
    })
    const input = await request.validateUsing(contactValidator)
    const contact = await sendContact(auth.user?.id ?? null, input, key ?? null)
    return response.status(201).header('Cache-Control', 'no-store').json(contact)
  }

  counts({ params, request }: HttpContext) {
    return countContacts(String(params.itemId ?? request.qs().itemId))
  }
}
