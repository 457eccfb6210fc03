import type { ContactInteraction } from '@saajha/contract/contact'
import { normalizeText } from '@saajha/contract/typed_text'
import type { ContactFields } from '#modules/interactions/rules/contact_fields'
import { ReusedKeyError } from '#modules/interactions/errors'
import { CONTACT_COLUMNS } from '#modules/interactions/queries/contact_columns'
import { sql, type SqlClient } from '#shared/database/sql'

/** The booking that a contact requested, seen through the view of the module that owns it. */
const BOOKING = `
  (select json_build_object('id', b.id, 'units', b.units, 'collectAt', to_char(b.collect_at, 'HH24:MI'),
     'returnAt', to_char(b.return_at, 'HH24:MI'))
   from requested_bookings b where b.id = contact_interactions.id) as booking`

type SentContact = ContactInteraction & {
  booking: ({ id: string } & Pick<ContactFields, 'units' | 'collectAt' | 'returnAt'>) | null
}

const COMPARED_FIELDS = ['itemId', 'interactionType', 'intent', 'startDate', 'endDate'] as const
const COMPARED_FIELDS_OF_BOOKING = ['units', 'collectAt', 'returnAt'] as const

/** The contact that was sent with this key before, or null. Throws `ReusedKeyError` when its content differs. */
export async function findSentContact(
  client: SqlClient,
  contacterId: string | null,
  idempotencyKey: string | null,
  fields: ContactFields
): Promise<ContactInteraction | null> {
  if (idempotencyKey === null) return null
  const [found] = await sql<SentContact>(
    client,
    `select ${CONTACT_COLUMNS}, ${BOOKING} from contact_interactions
     where idempotency_key = $1 and ${contacterId ? 'contacter_id = $2' : 'contacter_id is null'}`,
    contacterId ? [idempotencyKey, contacterId] : [idempotencyKey],
    { prepare: true }
  )
  if (!found) return null
  const { booking, ...sent } = found
  const differs =
    // A node of the previous release stores a text as it was sent.
    normalizeText(sent.message ?? '') !== (fields.message ?? '') ||
    COMPARED_FIELDS.some((field) => sent[field] !== fields[field]) ||
    (booking && COMPARED_FIELDS_OF_BOOKING.some((field) => booking[field] !== fields[field]))
  if (differs) throw new ReusedKeyError()
  return { ...sent, bookingId: booking?.id ?? null }
}
