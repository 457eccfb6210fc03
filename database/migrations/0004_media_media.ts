import { BaseSchema } from '@adonisjs/lucid/schema'

/** Uploaded files: issued (a member has an upload URL), stored (the bytes have arrived), ready (the variants exist). */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table media (
        id uuid primary key default uuidv7(),
        owner_id uuid not null references users,
        kind text not null check (kind in ('photo', 'profile_picture', 'document', 'video')),
        state text not null default 'issued' check (state in ('issued', 'stored', 'ready')),
        content_type text check ((kind = 'video') = (content_type is not null)),
        original_key text,
        width integer,
        height integer,
        expires_at timestamptz not null,
        created_at timestamptz not null default now()
      );
      create index media_of_owner on media (owner_id);
    `)
  }

  override async down() {
    this.schema.raw('drop table media')
  }
}
