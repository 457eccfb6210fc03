import { BaseSchema } from '@adonisjs/lucid/schema'

/** Accepts UPI IDs with digits after the @. Checking the constraint apart from adding it blocks no write. */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    this.schema.raw(replaceCheck('[a-z][a-z0-9]{1,31}'))
    this.schema.raw('alter table users validate constraint users_upi_id')
  }

  override async down() {
    this.schema.raw(
      `update users set upi_id = null, upi_changed_at = now() where upi_id ~ '@.*[0-9]'`
    )
    this.schema.raw(replaceCheck('[a-z]{2,32}'))
    this.schema.raw('alter table users validate constraint users_upi_id')
  }
}

function replaceCheck(handle: string): string {
  return `
    alter table users drop constraint users_upi_id,
      add constraint users_upi_id check (upi_id ~ '^[a-z0-9._-]{2,64}@${handle}$') not valid`
}
