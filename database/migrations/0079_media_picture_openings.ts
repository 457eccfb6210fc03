import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Openings of pictures of identity documents by administrators. The view `document_pictures` tells the SQL of media which
 * document has a picture. An opening of a picture that is in no document has none.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create view document_pictures as
        select id as document_id, user_id as member_id, document_image_urls as image_urls from verification_documents;

      create table picture_openings (
        media_id uuid not null,
        member_id uuid not null references users,
        document_id uuid references verification_documents on delete cascade,
        administrator_id uuid not null references users,
        file text not null,
        opened_at timestamptz not null default now()
      );
      create index picture_openings_of_member on picture_openings (member_id, opened_at desc);
    `)
  }

  override async down() {
    this.schema.raw('drop table picture_openings; drop view document_pictures')
  }
}
