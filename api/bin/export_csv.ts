import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/** What can be exported: the columns of a file, without document numbers, messages and other words between members. */
const EXPORTS = {
  items: `id, owner_id, title, category_id, location, price, price_unit, weekly_price, monthly_price, is_negotiable, deposit, quantity,
    is_available, moderation_status, created_at, updated_at from items`,
  members: `id, username, full_name, email, phone, location, language, role, is_verified, email_verified_at, blocked_at,
    created_at from users`,
  bookings: `id, item_id, item_title, owner_id, renter_id, start_date::text, end_date::text, units, state, closed_by, reason, unit_price,
    price_unit, weekly_price, monthly_price, charged_days, quoted_total, agreed_total, deposit,
    requested_at as created_at from bookings`,
  reports: `id, ticket, reporter_id, subject_kind, subject_id, subject_member_id, reason, state, due_at, decided_at, created_at
    from reports`,
}

export type ExportName = keyof typeof EXPORTS

export const EXPORT_NAMES = Object.keys(EXPORTS) as ExportName[]

/** Days in India, YYYY-MM-DD: the first and the last on which a row was made; all without them. */
type ExportDays = { from?: string; to?: string }

type Row = { id: string } & Record<string, string | number | boolean | Date | null>

const BATCH = 1_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** By which Excel recognizes UTF-8. */
const BOM = '\ufeff'

/** Yields a CSV file (RFC 4180) in parts, oldest rows first. One batch is in memory at a time. */
export async function* exportCsv(name: ExportName, { from, to }: ExportDays) {
  let after: string | undefined = FIRST_ID
  let isFirst = true
  while (after) {
    const rows: Row[] = await sql<Row>(
      db,
      `select * from (select ${EXPORTS[name]}) r where id > $1
         and created_at >= coalesce($2::date::timestamp at time zone 'Asia/Kolkata', '-infinity')
         and created_at < coalesce(($3::date + 1)::timestamp at time zone 'Asia/Kolkata', 'infinity')
       order by id limit $4`,
      [after, from ?? null, to ?? null, BATCH]
    )
    if (isFirst) yield BOM + lineOf(namesOf(name))
    isFirst = false
    yield rows.map((row) => lineOf(Object.values(row))).join('')
    after = rows.length === BATCH ? rows.at(-1)!.id : undefined
  }
}

function namesOf(name: ExportName): string[] {
  const [columns] = EXPORTS[name].split(/\sfrom\s/)
  return columns!.split(',').map((column) =>
    column
      .trim()
      .replace('::text', '')
      .replace(/^.* as /, '')
  )
}

function lineOf(values: Row[string][]): string {
  return `${values.map(cellOf).join(',')}\r\n`
}

/** A text that a spreadsheet would run as a formula begins with an apostrophe instead. */
function cellOf(value: Row[string]): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'string') return String(value)
  const text = /^\s*[=+\-@\t\r]/.test(value) && !isNumber(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}

/** PostgreSQL's decimals are text. A phone number with its plus sign is no number: a spreadsheet would round it. */
function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text)
}
