import db from '@adonisjs/lucid/services/db'
import type { ItemsActivity } from '@saajha/contract/item'
import { PERIODS } from '@saajha/contract/periods'
import { TIME_ZONE } from '@saajha/contract/time_zone'
import { sql } from '#shared/database/sql'

const MAX_ITEMS = 500

/**
 * Views and contacts per day of a member's newest 500 listings, over the last 30 days in India including today. Listings
 * without any are omitted.
 */
export async function readActivity(ownerId: string): Promise<ItemsActivity> {
  const rows = await sql<Row>(
    db,
    `with span as (
       select (now() at time zone '${TIME_ZONE}')::date - ${PERIODS.activityDays - 1} as first_day
     ), mine as materialized (
       select id from items where owner_id = $1 and deleted_at is null
       order by created_at desc, id desc limit ${MAX_ITEMS}
     ), counted as (
       select v.item_id, v.day, count(*)::int as views, 0 as contacts
         from mine join item_views v on v.item_id = mine.id
         where v.day >= (select first_day from span) group by 1, 2
       union all
       select c.item_id, c.day, 0, count(*)::int
         from mine join contacted_items c on c.item_id = mine.id
         where c.day >= (select first_day from span) group by 1, 2
     )
     select first_day::text as "firstDay", item_id as "itemId", day - first_day as index,
       sum(views)::int as views, sum(contacts)::int as contacts
     from span left join counted on true group by 1, 2, 3`,
    [ownerId]
  )
  const items = new Map<string, ItemsActivity['items'][number]>()
  for (const { itemId, index, views, contacts } of rows) {
    if (itemId === null || index >= PERIODS.activityDays) continue
    const item = items.get(itemId) ?? { itemId, views: empty(), contacts: empty() }
    item.views[index] = views
    item.contacts[index] = contacts
    items.set(itemId, item)
  }
  return { firstDay: rows[0]!.firstDay, items: [...items.values()] }
}

type Row = {
  firstDay: string
  itemId: string | null
  index: number
  views: number
  contacts: number
}

function empty(): number[] {
  return new Array<number>(PERIODS.activityDays).fill(0)
}
