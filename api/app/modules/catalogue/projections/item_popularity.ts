import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { projection } from '#shared/events/subscriber'

/** So many views weigh as much as one contact. */
const VIEWS_PER_CONTACT = 10

const SOURCE = `
  with open as (
    select e.name, e.payload from deliveries d join domain_events e on e.id = d.event_id
    where d.subscriber = 'item_popularity' and d.state <> 'done'
  )
  select item_id, sum(views)::int as views, sum(contacts)::int as contacts,
    (sum(views) + ${VIEWS_PER_CONTACT} * sum(contacts))::int as score
  from (
    select item_id, 1 as views, 0 as contacts from item_views
    union all
    select (seen ->> 'itemId')::uuid, -(seen ->> 'count')::int, 0
      from open, jsonb_array_elements(payload -> 'views') seen where name = 'items.viewed'
    union all
    select item_id, 0, 1 from contacted_items
      where contact_id not in (select (payload ->> 'contactId')::uuid from open where name = 'contact.sent')
  ) counted
  group by item_id having sum(views) + sum(contacts) > 0`

/** How often each listing was looked at and its owner reached: the table `item_popularity`. */
export const itemPopularity = projection(
  'item_popularity',
  {
    async 'items.viewed'({ payload: { views } }, trx) {
      await add(
        trx,
        views.map(({ itemId, count }) => ({ itemId, views: count, contacts: 0 }))
      )
    },
    async 'contact.sent'({ payload: { itemId } }, trx) {
      await add(trx, [{ itemId, views: 0, contacts: 1 }])
    },
  },
  { table: 'item_popularity', source: SOURCE }
)

/** In the order of the ids, so that two workers never wait for one another. */
async function add(
  trx: TransactionClientContract,
  more: { itemId: string; views: number; contacts: number }[]
): Promise<void> {
  await trx.rawQuery(
    `insert into item_popularity as p (item_id, views, contacts, score)
     select "itemId", views, contacts, views + ${VIEWS_PER_CONTACT} * contacts
     from json_to_recordset(?::json) as more ("itemId" uuid, views int, contacts int) order by 1
     on conflict (item_id) do update set
       views = p.views + excluded.views,
       contacts = p.contacts + excluded.contacts,
       score = p.score + excluded.score`,
    [JSON.stringify(more)]
  )
}
