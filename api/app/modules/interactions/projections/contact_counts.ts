import { projection } from '#shared/events/subscriber'

/** How often each item's owner was reached, by way: the table `item_contact_counts`. */
export const contactCounts = projection('contact_counts', {
  async 'contact.sent'({ payload: { itemId, interactionType } }, trx) {
    await trx.rawQuery(
      `insert into item_contact_counts as c (item_id, whatsapp, call, message)
       values (:itemId, (:type = 'whatsapp')::int, (:type = 'call')::int, (:type = 'message')::int)
       on conflict (item_id) do update set
         whatsapp = c.whatsapp + excluded.whatsapp,
         call = c.call + excluded.call,
         message = c.message + excluded.message`,
      { itemId, type: interactionType }
    )
  },
})
