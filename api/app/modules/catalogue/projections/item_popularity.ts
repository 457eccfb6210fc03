import { projection } from '#shared/events/subscriber'

const SOURCE = `
  with open as (
    select name, payload from open_deliveries where subscriber = 'item_popularity'
  )
  select item_id, sum(views)::int as views, sum(contacts)::int as contacts, sum(score)::int as score
  from (
    select item_id, 1 as views, 0 as contacts, 1 as score from item_views
    union all
    select item_id, views, 0, views from item_view_totals
    union all
    select (viewed ->> 'itemId')::uuid, -(viewed ->> 'count')::int, 0, -(viewed ->> 'count')::int
      from open, jsonb_array_elements(payload -> 'views') viewed where name = 'items.viewed'
    union all
    select item_id, 0, 1, weight from contacted_items
      where contact_id not in (select (payload ->> 'contactId')::uuid from open where name = 'contact.sent')
  ) counted
  group by item_id having sum(views) + sum(contacts) > 0`

/** The weight of a contact whose event has none. */
const DEFAULT_WEIGHT = 10

/** Views, contacts and popularity score per listing, in the table `item_popularity`. */
export const itemPopularity = projection(
  'item_popularity',
  {
    'items.viewed': add(
      `select (viewed ->> 'itemId')::uuid as item_id, (viewed ->> 'count')::int as views, 0 as contacts,
         (viewed ->> 'count')::int as score
       from event, jsonb_array_elements(event.payload -> 'views') viewed`
    ),
    'contact.sent': add(
      `select (payload ->> 'itemId')::uuid as item_id, 0 as views, 1 as contacts,
         coalesce((payload ->> 'weight')::int, ${DEFAULT_WEIGHT}) as score
       from event`
    ),
  },
  { table: 'item_popularity', source: SOURCE }
)

/** The statement that adds rows to the totals. */
function add(rows: string): string {
  return `insert into item_popularity as p (item_id, views, contacts, score)
    select item_id, sum(views), sum(contacts), sum(score) from (${rows}) added
    group by item_id order by item_id
    on conflict (item_id) do update set
      views = p.views + excluded.views,
      contacts = p.contacts + excluded.contacts,
      score = p.score + excluded.score`
}
