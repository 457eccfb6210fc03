import { BaseSchema } from '@adonisjs/lucid/schema'

type Pair = { renter_id: string; item_id: string }

const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * The contacts of type message that exist become messages, all read. Each statement commits the conversations of at most a
 * thousand members and items, so that no lock lasts and an interrupted run continues. A text that is missing or too long for a
 * message, and a contact with oneself, do not stop it.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    this.defer(async (client) => {
      let last: Pair | undefined = { renter_id: FIRST, item_id: FIRST }
      while (last) {
        const { rows }: { rows: Pair[] } = await client.rawQuery(BATCH, [
          last.renter_id,
          last.item_id,
        ])
        last = rows[0]
      }
    })
  }

  override async down() {
    // The messages end with their tables.
  }
}

/** Returns the last renter and item of the batch, and no row after the last batch. */
const BATCH = `
  with pairs as (
    select distinct contacter_id as renter_id, item_id from contact_interactions
    where interaction_type = 'message' and (contacter_id, item_id) > (?::uuid, ?::uuid)
    order by renter_id, item_id limit 1000
  ), contacts as (
    select c.* from contact_interactions c join pairs p on p.renter_id = c.contacter_id and p.item_id = c.item_id
    where c.interaction_type = 'message' and c.contacter_id <> c.owner_id
  ), opened as (
    insert into conversations (item_id, owner_id, renter_id, last_no, created_at)
    select item_id, (array_agg(owner_id order by created_at desc))[1], contacter_id, count(*), min(created_at) from contacts
    group by item_id, contacter_id
    on conflict on constraint conversations_one_each do nothing
    returning id, item_id, owner_id, renter_id, last_no
  ), sent as (
    insert into messages (conversation_id, no, author_id, kind, body, payload, contact_id, created_at)
    select o.id, row_number() over (partition by o.id order by c.created_at, c.id), c.contacter_id, 'text',
      left(coalesce(c.message, ''), 2000),
      jsonb_strip_nulls(jsonb_build_object('startDate', c.start_date, 'endDate', c.end_date)), c.id, c.created_at
    from opened o join contacts c on c.item_id = o.item_id and c.contacter_id = o.renter_id
    returning conversation_id, created_at
  ), members as (
    insert into conversation_members (conversation_id, user_id, last_read_no, last_at)
    select o.id, m.user_id, o.last_no, (select max(created_at) from sent where conversation_id = o.id)
    from opened o cross join lateral (values (o.owner_id), (o.renter_id)) as m (user_id)
  )
  select renter_id, item_id from pairs order by renter_id desc, item_id desc limit 1`
