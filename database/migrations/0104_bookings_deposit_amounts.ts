import { BaseSchema } from '@adonisjs/lucid/schema'

/** The deposit in the record of each member: the amount and how it was paid, and at the return how much was given back. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table handovers
        add column deposit_amount numeric(12, 2) constraint handovers_deposit_amount check (deposit_amount >= 0),
        add column deposit_way text constraint handovers_deposit_way check (deposit_way in ('cash', 'upi', 'other', 'none')),
        add column deposit_returned numeric(12, 2) constraint handovers_deposit_returned check (deposit_returned >= 0);
    `)
  }

  override async down() {
    this.schema.raw(`
      alter table handovers drop column deposit_amount, drop column deposit_way, drop column deposit_returned;
    `)
  }
}
