import db from '@adonisjs/lucid/services/db'
import type { DocumentReading } from '@saajha/contract/verification'
import { listPictureOpenings } from '#modules/media/public'
import { UnknownDocumentError } from '#modules/verification/errors'
import { isUuid } from '#shared/database/is_uuid'
import { sql } from '#shared/database/sql'

const LIMIT = 100

/**
 * Returns when administrators read the number of a document or opened its pictures, latest first; at most 100. Throws
 * `UnknownDocumentError`.
 */
export async function listReadings(documentId: string): Promise<DocumentReading[]> {
  if (!isUuid(documentId)) throw new UnknownDocumentError()
  const [document] = await sql<{ memberId: string }>(
    db,
    'select user_id as "memberId" from verification_documents where id = $1',
    [documentId]
  )
  if (!document) throw new UnknownDocumentError()
  const numbers = await sql<{ id: string; fullName: string; at: Date }>(
    db,
    `select r.administrator_id as id, m.full_name as "fullName", r.read_at as at
     from document_number_readings r join member_profiles m on m.id = r.administrator_id
     where r.document_id = $1 order by r.read_at desc limit $2`,
    [documentId, LIMIT]
  )
  const openings = await listPictureOpenings({ ...document, documentId }, LIMIT)
  return [
    ...numbers.map(({ id, fullName, at }): DocumentReading => ({
      administrator: { id, fullName },
      what: 'number',
      at: at.toISOString(),
    })),
    ...openings.map(
      ({ administratorId, administratorName, isThumbnail, openedAt }): DocumentReading => ({
        administrator: { id: administratorId, fullName: administratorName },
        what: isThumbnail ? 'thumbnail' : 'picture',
        at: openedAt.toISOString(),
      })
    ),
  ]
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, LIMIT)
}
