import db from '@adonisjs/lucid/services/db'
import { settled } from '#tests/settled'

/** So many of 12 documents wait; of the others most are verified. */
const STATUSES = [
  ...Array<string>(5).fill('pending'),
  ...Array<string>(4).fill('verified'),
  ...Array<string>(2).fill('rejected'),
  'expired',
]

const SUBMITTERS = `select id from users where username like 'submitter\\_%'`

/** Fills in documents of made-up members, four of each, a minute apart, without numbers and images. */
export async function fillDocuments(count: number): Promise<void> {
  await db.rawQuery(
    `insert into users (id, username, email, full_name, password_hash)
     select md5('submitter ' || n)::uuid, 'submitter_' || n, 'submitter_' || n || '@example.in', 'Submitter ' || n, '-'
     from generate_series(0, ? / 4) n on conflict do nothing`,
    [count]
  )
  await db.rawQuery(
    `insert into verification_documents
       (user_id, document_type, masked_number, holder_name, status, created_at, verified_at)
     select md5('submitter ' || n / 4)::uuid, (array['aadhaar', 'pan', 'voter_id', 'driving_license'])[1 + n % 4],
       'XXXXXX' || lpad(n::text, 4, '0'), 'Holder ' || n, status, now() - n * interval '1 minute',
       case when status in ('verified', 'rejected') then now() - n * interval '30 seconds' end
     from generate_series(0, :count::int - 1) n, lateral (select (:statuses::text[])[1 + n * 7 % 12] as status)`,
    { count, statuses: STATUSES }
  )
  await db.rawQuery('vacuum analyze verification_documents')
}

/** Takes away the documents that `fillDocuments` made, when everybody was told of their decisions. */
export async function clearDocuments(): Promise<void> {
  await settled()
  await db.rawQuery(
    `delete from document_number_readings
     where document_id in (select id from verification_documents where user_id in (${SUBMITTERS}))`
  )
  await db.rawQuery(`delete from verification_documents where user_id in (${SUBMITTERS})`)
}
