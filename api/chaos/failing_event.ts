import { randomUUID } from 'node:crypto'
import type { Cluster } from '#chaos/cluster'

const UNKNOWN_CONTACT = '00000000-0000-7000-8000-000000000000'

/** Adds an event with a delivery for the owner's notification only. It fails at every attempt. Returns the id of the event. */
export async function addFailingEvent(cluster: Cluster, itemId: string): Promise<string> {
  const eventId = randomUUID()
  await addContactEvent(cluster, eventId, itemId, UNKNOWN_CONTACT)
  return eventId
}

/** Adds another event about a contact, with a delivery for the owner's notification only. */
export async function addContactEvent(
  cluster: Cluster,
  eventId: string,
  itemId: string,
  contactId: string
): Promise<void> {
  await cluster.postgres.query(
    `with event as (
       insert into domain_events (id, name, aggregate_id, payload)
       select $1, 'contact.sent', $2::uuid, jsonb_build_object('contactId', $3::text, 'itemId', $2::text, 'ownerId', owner_id,
         'contacterId', null, 'interactionType', 'message')
       from items where id = $2::uuid returning id
     )
     insert into deliveries (event_id, subscriber) select id, 'notify_owner' from event`,
    [eventId, itemId, contactId]
  )
}
