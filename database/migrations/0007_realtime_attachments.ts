import { BaseSchema } from '@adonisjs/lucid/schema'

/** Pushes of Socket.io's PostgreSQL adapter that exceed the payload limit of NOTIFY. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table socket_io_attachments (
        id bigserial unique,
        created_at timestamptz default now(),
        payload bytea
      )
    `)
  }

  override async down() {
    this.schema.raw('drop table socket_io_attachments')
  }
}
