import { BaseSchema } from '@adonisjs/lucid/schema'

/** Adds the time up to which a member's devices and networks are forgotten: when the password was last replaced. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table users add column clients_forgotten_at timestamptz')
  }

  override async down() {
    this.schema.raw('alter table users drop column clients_forgotten_at')
  }
}
