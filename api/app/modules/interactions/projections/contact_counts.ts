import { projection } from '#shared/events/subscriber'

const SOURCE = `
  select item_id,
    count(*) filter (where interaction_type = 'whatsapp')::int as whatsapp,
    count(*) filter (where interaction_type = 'call')::int as call,
    count(*) filter (where interaction_type = 'message')::int as message
  from contact_interactions
  where id not in (
    select (payload ->> 'contactId')::uuid from open_deliveries where subscriber = 'contact_counts'
  )
  group by item_id`

/** Contacts per item and type, in the table `item_contact_counts`. */
export const contactCounts = projection(
  'contact_counts',
  {
    'contact.sent': `
      insert into item_contact_counts as c (item_id, whatsapp, call, message)
      select item_id,
        count(*) filter (where type = 'whatsapp'),
        count(*) filter (where type = 'call'),
        count(*) filter (where type = 'message')
      from event, lateral (
        select (payload ->> 'itemId')::uuid as item_id, payload ->> 'interactionType' as type
      ) contact
      group by item_id order by item_id
      on conflict (item_id) do update set
        whatsapp = c.whatsapp + excluded.whatsapp,
        call = c.call + excluded.call,
        message = c.message + excluded.message`,
  },
  { table: 'item_contact_counts', source: SOURCE }
)
