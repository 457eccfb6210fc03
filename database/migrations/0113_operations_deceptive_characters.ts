import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The columns with texts that members read of each other. Records of handovers and the log of moderation are evidence, to which
 * rows are only added. Administrators read reports in their reading order.
 */
const TEXTS: Record<string, string[]> = {
  messages: ['body'],
  contact_interactions: ['message'],
  items: ['description'],
  bookings: ['note', 'item_description'],
  reviews: ['body', 'answer'],
}

/** The characters that `normalizeText()` removes from new texts. */
const DECEPTIVE = String.raw`[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]`

/** A flag of letters that are not drawn, such as England's. It stays. */
const FLAG = String.raw`\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f`

/**
 * Removes the characters that reverse or hide words from texts that were stored before the API removed them. Each statement
 * commits at most a thousand rows, so that no lock lasts and an interrupted run continues.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    this.defer(async (client) => {
      for (const batch of batches()) {
        let changed: unknown[]
        do {
          const { rows }: { rows: unknown[] } = await client.rawQuery(batch)
          changed = rows
        } while (changed.length > 0)
      }
    })
  }

  override async down() {
    // The characters are gone.
  }
}

/** The statements, each of which is repeated until it returns no changed row. */
function batches(): string[] {
  const ofColumns = Object.entries(TEXTS).flatMap(([table, columns]) =>
    columns.map((column) => batch(table, column, `${column} = ${cleaned(column)}`))
  )
  // A message and its notification have the same text, by which the notification of a hidden message is found.
  const text = `facts ->> 'text'`
  const set = `facts = jsonb_set(facts, '{text}', to_jsonb(${cleaned(text)}))`
  return [...ofColumns, batch('notifications', text, set)]
}

function batch(table: string, text: string, set: string): string {
  return `
    update ${table} set ${set} where ctid in (
      select ctid from ${table} where ${text} ~ '${DECEPTIVE}' and ${cleaned(text)} <> ${text} limit 1000
    ) returning true`
}

function cleaned(text: string): string {
  return String.raw`regexp_replace(${text}, '(${FLAG})|${DECEPTIVE}', '\1', 'g')`
}
