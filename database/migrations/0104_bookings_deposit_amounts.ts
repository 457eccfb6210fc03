import { BaseSchema } from '@adonisjs/lucid/schema'

const CHECKS = {
  handovers_deposit_amount: 'deposit_amount >= 0',
  handovers_deposit_way: "deposit_way in ('cash', 'upi', 'other', 'none')",
  handovers_deposit_returned: 'deposit_returned >= 0',
}

/**
 * The deposit in the record of each member: the amount and how it was paid, and at the return how much was given back. Checking
 * constraints apart from adding them blocks no write.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    this.schema.raw(`
      alter table handovers
        add column if not exists deposit_amount numeric(12, 2),
        add column if not exists deposit_way text,
        add column if not exists deposit_returned numeric(12, 2)
    `)
    for (const [name, check] of Object.entries(CHECKS)) {
      this.schema.raw(`
        alter table handovers drop constraint if exists ${name}, add constraint ${name} check (${check}) not valid
      `)
      this.schema.raw(`alter table handovers validate constraint ${name}`)
    }
  }

  override async down() {
    this.schema.raw(`
      alter table handovers drop column deposit_amount, drop column deposit_way, drop column deposit_returned;
    `)
  }
}
