/** Runs a statement with `$1` parameters. */
type Query = (text: string, params: unknown[]) => Promise<unknown>

/** The statuses of each 12 documents. */
const STATUSES = [
  ...Array<string>(5).fill('pending'),
  ...Array<string>(4).fill('verified'),
  ...Array<string>(2).fill('rejected'),
  'expired',
]

/** Inserts documents of generated members, four per member, a minute apart, without images. */
export async function fillDocuments(query: Query, count: number): Promise<void> {
  await query(
    `insert into users (id, username, email, full_name, password_hash)
     select md5('submitter ' || n)::uuid, 'submitter_' || n, 'submitter_' || n || '@example.in', 'Submitter ' || n, '-'
     from generate_series(0, $1 / 4) n on conflict do nothing`,
    [count]
  )
  await query(
    `insert into verification_documents
       (user_id, document_type, masked_number, holder_name, status, created_at, rejection_reason, verified_at)
     select md5('submitter ' || n / 4)::uuid, (array['aadhaar', 'pan', 'voter_id', 'driving_license'])[1 + n % 4],
       'XXXXXX' || lpad(n::text, 4, '0'), 'Holder ' || n, status, now() - n * interval '1 minute',
       case when status = 'rejected' then 'Too blurred to read' end,
       case when status in ('verified', 'rejected') then now() - n * interval '30 seconds' end
     from generate_series(0, $1::int - 1) n, lateral (select ($2::text[])[1 + n * 7 % 12] as status)`,
    [count, STATUSES]
  )
  await query('vacuum analyze verification_documents', [])
}

/** Deletes the documents of `fillDocuments`. */
export async function clearDocuments(query: Query): Promise<void> {
  const theirs = `select d.id from verification_documents d join users u on u.id = d.user_id
    where u.username like 'submitter\\_%'`
  await query(`delete from document_number_readings where document_id in (${theirs})`, [])
  await query(`delete from verification_documents where id in (${theirs})`, [])
}
