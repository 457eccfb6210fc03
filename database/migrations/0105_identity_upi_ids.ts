import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The UPI ID at which a member is paid, and when it was changed. Other modules read it only through the view `payable_members`: of
 * members with the verified tick and a confirmed email who are not suspended, a day after the last change. Checking the constraint
 * apart from adding it blocks no write.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    this.schema.raw(`
      alter table users
        add column if not exists upi_id text,
        add column if not exists upi_changed_at timestamptz,
        drop constraint if exists users_upi_id,
        add constraint users_upi_id check (upi_id ~ '^[a-z0-9._-]{2,64}@[a-z]{2,32}$') not valid
    `)
    this.schema.raw('alter table users validate constraint users_upi_id')
    this.schema.raw(`
      create or replace view payable_members as
        select id, full_name, upi_id from users
        where upi_id is not null and upi_changed_at <= now() - interval '24 hours' and is_verified
          and email_verified_at is not null and blocked_at is null
    `)
  }

  override async down() {
    this.schema.raw(`
      drop view payable_members;
      alter table users drop column upi_id, drop column upi_changed_at;
    `)
  }
}
