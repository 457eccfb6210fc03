import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ContactInteraction } from '@saajha/contract/contact'
import type { PriceUnit } from '@saajha/contract/item'
import { appendMessage, type AppendedMessage } from '#modules/interactions/steps/append_message'
import { sql } from '#shared/database/sql'

/**
 * Appends a member's contact to their conversation with the owner. A message or booking request opens the conversation and is a
 * text; a call or WhatsApp enquiry is a line. Returns the message; null for a guest, and for a call or WhatsApp enquiry before
 * the first message. `createdAt` is the time of a contact that is appended later than it was sent, `priceUnit` the unit of the
 * price of a booking request.
 */
export async function appendContact(
  trx: TransactionClientContract,
  contact: ContactInteraction,
  { createdAt, priceUnit }: { createdAt?: string; priceUnit?: PriceUnit | undefined } = {}
): Promise<AppendedMessage | null> {
  const { id: contactId, itemId, ownerId, contacterId, interactionType } = contact
  if (contacterId === null) return null
  const conversation = { itemId, ownerId, renterId: contacterId }
  if (interactionType === 'message') {
    const { message: body, startDate, endDate } = contact
    const payload =
      startDate && endDate ? { startDate, endDate, ...(priceUnit && { priceUnit }) } : {}
    const sent = {
      authorId: contacterId,
      kind: 'text',
      body,
      payload,
      contactId,
      createdAt,
    } as const
    return appendMessage(trx, conversation, sent)
  }
  const open = await sql(
    trx,
    'select from conversations where item_id = $1 and renter_id = $2',
    [itemId, contacterId],
    { prepare: true }
  )
  if (open.length === 0) return null
  const payload = { interactionType }
  const line = { authorId: null, kind: 'contact', body: null, payload, contactId } as const
  return appendMessage(trx, conversation, line)
}
